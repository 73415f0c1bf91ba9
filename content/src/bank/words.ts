import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Topic, topics } from './topics.ts'

/** A headword of the bank, in one of its parts of speech. */
export type Word = {
  readonly headword: string
  readonly pos: string
  readonly level: string
  readonly topic: Topic
  /** the class, 1 to 12, whose national programme teaches it */
  readonly schoolClass: number
  /** in Vietnamese */
  readonly meaning: string
  /** an English sentence with the headword in it once, exactly as it is written */
  readonly sentence: string
  /** the sentence in Vietnamese */
  readonly sentenceMeaning: string
}

/** The levels of the wordlist, and what young learners know beside it. */
const files = ['a1', 'a2', 'b1', 'young'] as const
const folder = join(import.meta.dirname, '../../words')

/** Straight signs, which are easy to type, as they are printed. */
const curled = (text: string): string =>
  text
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s(])'/g, '$1‘')
    .replaceAll("'", '’')

const linesOf = (name: string): string[][] =>
  readFileSync(join(folder, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const wordOf = (line: readonly string[]): Word => {
  const [headword, pos, level, topic, schoolClass, meaning, sentence, sentenceMeaning] = line
  const given = { headword, pos, level, topic, meaning, sentence, sentenceMeaning }
  for (const [name, value] of Object.entries(given)) if (!value) throw new Error(`a word without ${name}: ${line}`)
  const texts = given as Record<keyof typeof given, string>
  const known = topics.find((one) => one === topic)
  if (known === undefined) throw new Error(`a word with an unknown topic: ${line}`)
  return {
    ...texts,
    topic: known,
    headword: curled(texts.headword),
    sentence: curled(texts.sentence),
    sentenceMeaning: curled(texts.sentenceMeaning),
    schoolClass: Number(schoolClass),
  }
}

/** Every word of the bank, by level and alphabet. Where the headwords come from stands in words/LICENCE.md. */
export const words: readonly Word[] = files.flatMap((name) => linesOf(name).map(wordOf))

const clozes = new Map<Word, string>()

/** The sentence with a gap in place of the headword; unchanged where the headword does not stand in it. */
export const clozeOf = (word: Word): string => {
  const known = clozes.get(word)
  if (known !== undefined) return known
  const written = word.headword.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const made = word.sentence.replace(new RegExp(`(?<!\\w)${written}(?!\\w)`, 'i'), '___')
  clozes.set(word, made)
  return made
}

/** By headword; where its parts of speech differ, by headword and part of speech with a tab between them. */
const pronunciations: ReadonlyMap<string, string> = new Map(
  linesOf('pronunciations').map(([headword = '', phones = '', pos]) => [
    pos === undefined ? headword : `${headword}\t${pos}`,
    phones,
  ]),
)

/** The phones of a headword (bank/ipa.ts); a few sound otherwise as a noun than as a verb. */
export const pronunciationOf = ({ headword, pos }: Pick<Word, 'headword' | 'pos'>): string | undefined =>
  pronunciations.get(headword) ?? pronunciations.get(`${headword}\t${pos}`)

const variants: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf('variants').map(([headword = '', others = '']) => [headword, others.split('|')]),
)

/** The other ways in which a headword is written: 'centre', 'center'. */
export const variantsOf = (headword: string): readonly string[] => variants.get(headword) ?? []
