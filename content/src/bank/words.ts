import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A headword of the bank, in one of its parts of speech. */
export type Word = {
  readonly headword: string
  readonly pos: string
  readonly level: string
  readonly topic: string
  /** the class, 1 to 12, whose national programme teaches it */
  readonly schoolClass: number
  /** in Vietnamese */
  readonly meaning: string
  /** an English sentence with the headword in it once, exactly as it is written */
  readonly sentence: string
  /** the sentence in Vietnamese */
  readonly sentenceMeaning: string
}

const levels = ['a1', 'a2', 'b1'] as const
const folder = join(import.meta.dirname, '../../words')

const wordOf = (line: string): Word => {
  const [headword, pos, level, topic, schoolClass, meaning, sentence, sentenceMeaning] = line.split('\t')
  const given = { headword, pos, level, topic, meaning, sentence, sentenceMeaning }
  for (const [name, value] of Object.entries(given)) if (!value) throw new Error(`a word without ${name}: ${line}`)
  return { ...(given as Record<keyof typeof given, string>), schoolClass: Number(schoolClass) }
}

/** Every word of the bank, by level and alphabet. Where the headwords come from stands in words/LICENCE.md. */
export const words: readonly Word[] = levels.flatMap((level) =>
  readFileSync(join(folder, `${level}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(wordOf),
)

/** The sentence with a gap in place of the headword; unchanged where the headword does not stand in it. */
export const clozeOf = ({ headword, sentence }: Word): string => {
  const written = headword.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return sentence.replace(new RegExp(`(?<!\\w)${written}(?!\\w)`, 'i'), '___')
}
