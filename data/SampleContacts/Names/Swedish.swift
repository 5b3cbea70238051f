extension NamePool {
  static let swedish = NamePool(
    tag: "sv",
    male: words(
      """
      Erik, Lars, Karl, Anders, Johan, Per, Nils, Mikael, Jan, Lennart, Hans, Olof, Gunnar, Peter,
      Sven, Fredrik, Bengt, Bo, Daniel, Gustav, Åke, Göran, Alexander, Magnus, Martin, Andreas, John,
      Jonas, Håkan, Björn, Örjan, Östen, Kjell-Åke, Carl-Johan, Wilhelm, Viktor, Waldemar,
      Zacharias, Ärland, André, Jürgen, Øyvind, Mats-Ola
      """),
    female: words(
      """
      Maria, Anna, Margareta, Elisabeth, Eva, Kristina, Birgitta, Karin, Elisabet, Marie, Ingrid,
      Christina, Linnéa, Sofia, Kerstin, Marianne, Lena, Helena, Emma, Inger, Johanna, Åsa, Åse-Marie,
      Ängla, Ann-Marie, Ann-Charlotte, Wilma, Viveka, Desirée, Zoë, Ylva, Yvonne, Renée, Märta,
      Siv, Gun-Britt, Hjördis, Tuva, Saga
      """),
    family: words(
      """
      Andersson, Johansson, Karlsson, Nilsson, Eriksson, Larsson, Olsson, Persson, Svensson, Gustafsson,
      Pettersson, Jonsson, Jansson, Hansson, Bengtsson, Jönsson, Lindberg, Jakobsson, Magnusson,
      Olofsson, Lindström, Lindqvist, Lindgren, Axelsson, Berg, Bergström, Lundberg, Lind, Lundgren,
      Lundqvist, Mattsson, Berglund, Fredriksson, Sandberg, Henriksson, Forsberg, Sjöberg, Wallin,
      Engström, Öberg, Åberg, Åkesson, Ågren, Ångström, Ödlund, Örn, Ärlig, Wikström, Vikström,
      Müller, Wåhlin, Dahl, af Ekenstam, von Essen, de la Gardie, von Ångersjö, Ström Melin
      """) + composedSwedish,
    middle: .second(percent: 18),
    organizations: words(
      """
      Åkeri Norr AB, Östgöta Bageri, Älvdals Snickeri HB, Vårdcentralen Eken, Café Mitt i, 7-Härads
      Bygg, Byrå & Bokföring, Skolan på Ängen, Förlaget Öga, Wikens Trä AB
      """),
    notes: words("Granne på landet, Rörmokare, Gammal klasskamrat, Ring efter semestern"),
    phone: PhoneShape(country: "+46", national: "70", groups: [3, 2, 2], trunk: "0"))

  /// Two parts from nature, as most Swedish names that do not end in -son are made.
  private static let composedSwedish: [String] = {
    let heads = words(
      """
      Lind, Berg, Sjö, Ek, Sand, Lund, Ny, Hag, Alm, Björk, Dal, Äng, Å, Ö, Ström, Gran, Holm, Häll,
      Hög, Kvarn, Löv, Malm, Norr, Väster, Wester, Öster, Söder, Ros, Rönn, Sten, Strand, Sund, Säf,
      Tall, Vik, Wall, Wå, Åker, Älv, Örn, Fors, Falk, Hassel, Ceder
      """)
    let tails = words(
      """
      ström, gren, kvist, qvist, berg, lund, man, dahl, strand, mark, bäck, blad, fors, stedt, hult,
      löf, borg, feldt, vall, lind, roth, ås, wall, in, én, ell, ius, ling
      """)
    return heads.flatMap { head in tails.map { head + $0 } }
  }()
}
