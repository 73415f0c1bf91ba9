import { verbs } from '../bank/facts.ts'

/** What a word may be a form of, and of which parts of speech a word by that name then has to be; null of any. */
type Base = { readonly form: string; readonly of: readonly string[] | null }

/** Nouns whose plural no rule makes. */
const plurals: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  oxen: 'ox',
}

const learnt: ReadonlyMap<string, string> = new Map(
  verbs.flatMap(({ verb, past, participle, third, ing }) =>
    [past, participle, third, ing].map((form) => [form, verb] as const),
  ),
)

const things = ['noun', 'verb'] as const
const acts = ['verb'] as const
const qualities = ['adjective', 'adverb'] as const

/** Endings as rules of spelling put them on, the longest first: what stands before, and what the word then ends in. */
const endings: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/^(.{2,})ies$/, 'y', things],
  [/^(.{2,})ves$/, 'f', ['noun']],
  [/^(.{2,})ves$/, 'fe', ['noun']],
  [/^(.{2,})es$/, '', things],
  [/^(.{2,})s$/, '', things],
  [/^(.{2,})ied$/, 'y', acts],
  [/^(.{2,})ed$/, '', acts],
  [/^(.{2,})ed$/, 'e', acts],
  [/^(.+)(.)\2ed$/, '', acts],
  [/^(.+)ying$/, 'ie', acts],
  [/^(.{2,})ing$/, '', acts],
  [/^(.{2,})ing$/, 'e', acts],
  [/^(.+)(.)\2ing$/, '', acts],
  [/^(.{2,})ie(?:r|st)$/, 'y', qualities],
  [/^(.{2,})e(?:r|st)$/, '', qualities],
  [/^(.{2,})e(?:r|st)$/, 'e', qualities],
  [/^(.+)(.)\2e(?:r|st)$/, '', qualities],
]

/** What is written together with a word: the 's of who owns, and short forms of be, have, will, would and not. */
const joined = /^(.+?)(?:n't|'(?:s|re|ve|ll|d|m)?)$/
const shortened: Readonly<Record<string, string>> = { "can't": 'can', "won't": 'will', "shan't": 'shall' }

/**
 * What a word may be a form of, the likeliest first: cats, carried, ran, stopping, happier, Mai's. A form that no word
 * has is harmless. @param word as bareFold writes it
 */
export const basesOf = (word: string): Base[] => {
  const bases: Base[] = []
  const put = (form: string | undefined, of: Base['of']): void => {
    if (form !== undefined && form !== '') bases.push({ form, of })
  }
  put(learnt.get(word), acts)
  put(plurals[word], ['noun'])
  const [, alone] = joined.exec(word) ?? []
  put(shortened[word] ?? alone, null)
  for (const [ending, instead, of] of endings) {
    const [whole, start, doubled = ''] = ending.exec(word) ?? []
    if (whole !== undefined) put(`${start}${doubled}${instead}`, of)
  }
  return bases
}
