"use strict"

// MARK: Search, as the page on documents has it

function wordsOf(query, fold) {
  const code = (letter) => letter.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")
  return [...query].map(letter => fold[code(letter)] ?? letter).join("").split(" ").filter(word => word)
}
function begins(word, keys) {
  if (!/^[0-9]+$/.test(word)) return keys.some(key => key.startsWith(word))
  return keys.some(key => key.includes(word.replace(/^0+(?=.)/, "")))
}
function matches(words, keys) {
  const reached = new Set([0])
  for (let i = 0; i < words.length; i++) {
    if (!reached.has(i)) continue
    if (begins(words[i], keys)) reached.add(i + 1)
    if (i + 1 < words.length && begins(words[i] + words[i + 1], keys)) reached.add(i + 2)
  }
  return reached.has(words.length)
}
