import { ipaOf } from '../bank/ipa.ts'
import { pronunciationOf, type Word } from '../bank/words.ts'

/** The first meaning of a word, without what stands in brackets. */
export const shortMeaning = ({ meaning }: Word): string =>
  (meaning.replace(/\s*\([^)]*\)/g, '').split(/[,;]/)[0] ?? meaning).trim()

const sounded = (word: Word): string => {
  const phones = pronunciationOf(word)
  return `${word.headword}${phones === undefined ? '' : ` ${ipaOf(phones)}`}`
}
/** A word with its sound and its meaning, as an explanation gives it. */
export const explained = (word: Word): string => `${sounded(word)}: ${word.meaning}`

/** Why one word is right, and what the others mean. */
export const whyWord = (word: Word, wrong: readonly Word[]): string =>
  `${explained(word)}. Còn ${wrong.map((other) => `${other.headword} nghĩa là ${shortMeaning(other)}`).join(', ')}.`

/** Why one word was heard: how the others sound, and what they mean. */
export const whyHeard = (word: Word, wrong: readonly Word[]): string =>
  `Em nghe được ${explained(word)}. Các từ kia đọc khác: ${wrong.map((other) => `${sounded(other)} là ${shortMeaning(other)}`).join(', ')}.`

const isLetter = (sign: string): boolean => /[\p{L}’]/u.test(sign)

/** Whether a text has a word, or some words one after another, in it and not only as a part of longer ones. */
export const holds = (text: string, words: string): boolean => {
  const [all, some] = [text.toLowerCase(), words.toLowerCase()]
  for (let at = all.indexOf(some); at !== -1; at = all.indexOf(some, at + 1))
    if (!isLetter(all.charAt(at - 1)) && !isLetter(all.charAt(at + some.length))) return true
  return false
}

/** Whether a text speaks of English words by themselves, and not only inside of others in quotes: “build” in “to build”. */
export const namesAlone = (text: string, words: string): boolean =>
  holds(text.replace(/“[^”]*”/g, ' … '), words) ||
  [...text.matchAll(/“([^”]*)”/g)].some(([, quoted = '']) => quoted.toLowerCase() === words.toLowerCase())

/** A text in small letters of the Latin alphabet, without marks and hyphens: 'sô-cô-la' is 'socola'. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f-]/g, '')
    .replaceAll('đ', 'd')

/** Whether a Vietnamese text holds an English word, so that it gives it away: 'đĩa DVD', 'bánh pizza'. */
export const tells = (vietnamese: string, word: string): boolean => holds(plain(vietnamese), plain(word))

/** Whether the meaning of a word gives the word away. */
export const tellsItself = (word: Word): boolean => tells(shortMeaning(word), word.headword)
