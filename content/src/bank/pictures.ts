import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { things } from '../drawings/things.ts'
import { ofKinds, sortOf } from './facts.ts'
import { kindNames, themeNames } from './kind-names.ts'
import { words } from './words.ts'

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

const sortNames = { person: 'người', place: 'nơi chốn', activity: 'hoạt động', act: 'hành động' } as const
/** What pictures of topics are about of which no questions are made. */
const otherThemes: Readonly<Record<string, string>> = {
  arts: 'nghệ thuật',
  communication: 'liên lạc',
  technology: 'công nghệ',
  travel: 'du lịch',
  holidays: 'lễ hội',
  money: 'tiền bạc',
  media: 'báo đài',
  science: 'khoa học',
  shopping: 'mua sắm',
  'daily-life': 'đời sống hằng ngày',
  countries: 'đất nước',
}
const kinds: ReadonlyMap<string, string> = new Map(ofKinds.map(({ headword, kind }) => [headword, kind]))
const wordOf = new Map(words.map((word) => [keyOf(word.headword, word.pos), word]))

/** What kind of thing a word names, in Vietnamese; '' where nobody has said it. */
const kindOf = (headword: string, pos: string): string => {
  const kind = pos === 'noun' ? kinds.get(headword) : undefined
  if (kind !== undefined) return kindNames[kind as keyof typeof kindNames]
  const sort = sortOf({ headword, pos })
  if (sort !== undefined) return sortNames[sort]
  return pos === 'verb' ? sortNames.act : ''
}

/** The kind of thing, or what it has to do with; '' where that would be what the word means. */
const seenAs = (headword: string, pos: string): string => {
  const { topic = '', meaning = '' } = wordOf.get(keyOf(headword, pos)) ?? {}
  const kind = kindOf(headword, pos)
  const theme = themeNames[topic] ?? otherThemes[topic] ?? ''
  const alt = kind !== '' ? `Hình: ${kind}` : theme === '' ? '' : `Hình về ${theme}`
  const [said = ''] = meaning.split(/[,;(]/)
  return alt.toLowerCase().includes(said.trim().toLowerCase()) ? '' : alt
}

const alts: ReadonlyMap<string, string> = new Map(
  rows.toReversed().map(({ key, address }) => {
    const [headword = '', pos = ''] = key.split('\t')
    return [address, seenAs(headword, pos)]
  }),
)

/**
 * A picture as a question has it: its address and, for who does not see it, what kind of thing it shows, which does not give
 * its word away.
 */
export const shownPicture = (address: string): { imageUrl: string; imageAlt?: string } => {
  const alt = alts.get(address) ?? ''
  return alt === '' ? { imageUrl: address } : { imageUrl: address, imageAlt: alt }
}

/** The words that have a picture: headword and part of speech, tab between them. */
export const pictured: readonly string[] = [...addresses.keys()]
