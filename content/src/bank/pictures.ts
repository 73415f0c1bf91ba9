import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { things } from '../drawings/things.ts'

const lines = readFileSync(join(import.meta.dirname, '../../words/pictures.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)

const keyOf = (headword: string, pos: string): string => `${headword}\t${pos}`

const rows = [
  ...lines.map((line) => {
    const [headword = '', pos = '', icon = '', also] = line.split('\t')
    return { key: keyOf(headword, pos), address: `/pictures/words/${icon}.svg`, also: also?.split('|') ?? [] }
  }),
  ...things.map(({ headword, pos, name, also }) => ({
    key: keyOf(headword, pos),
    address: `/pictures/${name}.svg`,
    also,
  })),
]

const addresses: ReadonlyMap<string, string> = new Map(rows.map(({ key, address }) => [key, address]))
const others: ReadonlyMap<string, readonly string[]> = new Map(rows.map(({ key, also }) => [key, also]))

/**
 * The address of the picture of a word, judged right for it; undefined for most. Two words may share one ('bike', 'bicycle').
 */
export const pictureOf = ({ headword, pos }: { headword: string; pos: string }): string | undefined =>
  addresses.get(keyOf(headword, pos))

/** What a pupil may as well call the picture of a word: two of a thing where it shows two, a name from another country. */
export const calledAlso = ({ headword, pos }: { headword: string; pos: string }): readonly string[] =>
  others.get(keyOf(headword, pos)) ?? []

/** The words that have a picture: headword and part of speech, tab between them. */
export const pictured: readonly string[] = [...addresses.keys()]
