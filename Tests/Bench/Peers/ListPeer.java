import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.ibm.icu.text.AlphabeticIndex;
import com.ibm.icu.text.Collator;
import com.ibm.icu.text.DateFormat;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/**
 * The same job with libraries at hand: commons-csv, ICU4J, Jackson.
 *
 * It does less than Kartotek: no ids, hashes, monograms, index, report, or cleaning of names.
 * Usage: ListPeer IN.csv LOCALE OUT.json
 */
public final class ListPeer {
  private record Person(byte[] key, int bucket, String text, CSVRecord cells, String birthday) {}

  private final ULocale locale;
  private final Collator collator;
  private final AlphabeticIndex.ImmutableIndex<Void> index;
  private final DateFormat dates;
  private final Map<String, String> datesByText = new HashMap<>();

  private ListPeer(String tag) {
    locale = ULocale.forLanguageTag(tag);
    collator = Collator.getInstance(locale);
    index = new AlphabeticIndex<Void>(locale).addLabels(ULocale.ENGLISH).buildImmutableIndex();
    dates = DateFormat.getInstanceForSkeleton("yMMMMd", locale);
    dates.setTimeZone(TimeZone.GMT_ZONE);
  }

  public static void main(String[] arguments) throws IOException {
    ListPeer peer = new ListPeer(arguments[1]);
    List<Person> people = peer.read(Path.of(arguments[0]));
    people.sort((left, right) -> java.util.Arrays.compareUnsigned(left.key, right.key));
    peer.write(people, Path.of(arguments[2]));
  }

  private List<Person> read(Path path) throws IOException {
    CSVFormat format =
        CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).build();
    List<Person> people = new ArrayList<>();
    try (Reader reader = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
      for (CSVRecord record : format.parse(reader)) people.add(person(record));
    }
    return people;
  }

  private Person person(CSVRecord record) {
    String given = record.get("First Name");
    String family = record.get("Last Name");
    String text = joined(given, record.get("Middle Name"), family);
    String sort = joined(family, given);
    return new Person(
        collator.getCollationKey(sort).toByteArray(), index.getBucketIndex(sort), text, record,
        birthday(record.get("Birthday")));
  }

  private static String joined(String... words) {
    StringBuilder text = new StringBuilder();
    for (String word : words) {
      if (word.isEmpty()) continue;
      if (text.length() > 0) text.append(' ');
      text.append(word);
    }
    return text.toString();
  }

  private String birthday(String text) {
    if (text.isEmpty()) return null;
    return datesByText.computeIfAbsent(
        text, day -> dates.format(new Date(LocalDate.parse(day).toEpochDay() * 86_400_000L)));
  }

  private void write(List<Person> people, Path path) throws IOException {
    try (var stream = new BufferedOutputStream(Files.newOutputStream(path), 1 << 20);
        JsonGenerator json = new JsonFactory().createGenerator(stream, JsonEncoding.UTF8)) {
      json.writeStartObject();
      json.writeStringField("locale", locale.toLanguageTag());
      json.writeArrayFieldStart("sections");
      int bucket = -1;
      for (Person person : people) {
        if (person.bucket != bucket) {
          if (bucket >= 0) endSection(json);
          bucket = person.bucket;
          json.writeStartObject();
          json.writeStringField("title", index.getBucket(bucket).getLabel());
          json.writeArrayFieldStart("rows");
        }
        write(person, json);
      }
      if (bucket >= 0) endSection(json);
      json.writeEndArray();
      json.writeEndObject();
    }
  }

  private static void endSection(JsonGenerator json) throws IOException {
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(Person person, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", person.cells.get("id"));
    json.writeStringField("text", person.text);
    json.writeStringField("secondaryText", person.cells.get("Phone 1 - Value"));
    json.writeStringField("email", person.cells.get("E-mail 1 - Value"));
    json.writeStringField("birthday", person.birthday);
    json.writeEndObject();
  }
}
