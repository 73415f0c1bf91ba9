/** Which sentences a class can read. */
import { verbs } from '../bank/facts.ts'
import { words } from '../bank/words.ts'
import { holds } from './saying.ts'

/** The class that first learns a word, in whichever sense. */
const firstClass = new Map<string, number>()
for (const { headword, schoolClass } of words)
  firstClass.set(headword.toLowerCase(), Math.min(schoolClass, firstClass.get(headword.toLowerCase()) ?? schoolClass))
for (const { verb, past, participle, third, ing } of verbs)
  for (const form of [past, participle, third, ing])
    if (!firstClass.has(form)) firstClass.set(form, firstClass.get(verb) ?? 0)

/** What a written form may be a form of, itself first. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/^/, ''],
  [/(?:’s|s’|’)$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/(?:ed|ing)$/, ''],
  [/(?:ed|ing)$/, 'e'],
  [/([a-z])\1(?:ed|ing)$/, '$1'],
  [/ied$/, 'y'],
]

/** Headwords of several words, the longest first: “ice cream” is easier than “cream”. */
const groups = [...firstClass.keys()]
  .filter((headword) => headword.includes(' '))
  .sort((one, other) => other.length - one.length)

const classOf = (form: string): number => {
  for (const [ending, stem] of endings) {
    const found = firstClass.get(form.replace(ending, stem))
    if (found !== undefined) return found
  }
  return 0
}

/** The class of the newest word of the bank in a sentence; 0 for names and whatever else the bank does not have. */
export const newestIn = (sentence: string): number => {
  const found: number[] = [0]
  let rest = sentence.toLowerCase()
  for (const group of groups)
    if (holds(rest, group)) {
      found.push(firstClass.get(group) ?? 0)
      rest = rest.replaceAll(group, ' . ')
    }
  return Math.max(...found, ...(rest.match(/[\p{L}’-]+/gu) ?? []).map(classOf))
}

const youngestClasses = 3
const classesAhead = 2

/** Whether a class can read a sentence: for the first three classes none of its words is much newer than the class. */
export const isReadable = (sentence: string, forClass: number): boolean =>
  forClass > youngestClasses || newestIn(sentence) <= forClass + classesAhead
