import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const linesOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, '../../words', `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

export type Verb = {
  readonly verb: string
  readonly schoolClass: number
  readonly meaning: string
  readonly past: string
  readonly participle: string
  /** with he, she, it */
  readonly third: string
  readonly ing: string
}

/** Verbs with forms that pupils learn by heart or by a rule of spelling. */
export const verbs: readonly Verb[] = linesOf('verbs').map(
  ([verb = '', schoolClass, meaning = '', past = '', participle = '', third = '', ing = '']) => ({
    verb,
    schoolClass: Number(schoolClass),
    meaning,
    past,
    participle,
    third,
    ing,
  }),
)

/** What stands in front of one of a kind; null where nothing can, because it is not counted or always many. */
export type Article = 'a' | 'an' | null

type OfKind = { readonly kind: string; readonly headword: string; readonly article: Article }

/** Nouns that are certainly of one kind, such as an animal or a thing to wear, and of no other kind. */
export const ofKinds: readonly OfKind[] = linesOf('kinds').map(([kind = '', headword = '', article]) => ({
  kind,
  headword,
  article: article === 'a' || article === 'an' ? article : null,
}))

/** Sorts of nouns whose members are wrong choices for each other and for nothing else. */
const sorts = ['person', 'place', 'activity', 'act'] as const
type Sort = (typeof sorts)[number]

const sortLines = linesOf('sorts')
const listedAs = (name: string): ReadonlySet<string> =>
  new Set(sortLines.filter(([sort]) => sort === name).map(([, headword = '']) => headword))
const sorted = sorts.map((sort) => [sort, listedAs(sort)] as const)

/** Whether a noun names a person, a place, an activity or one act, such as a kick; undefined where it names anything else. */
export const sortOf = ({ headword, pos }: { readonly headword: string; readonly pos: string }): Sort | undefined =>
  pos === 'noun' ? sorted.find(([, all]) => all.has(headword))?.[0] : undefined

/** Nouns of those kinds that no a or an can stand before, next to them or in front of a quality: “a yellow popcorn”. */
export const uncounted: ReadonlySet<string> = new Set(
  ofKinds.filter(({ article }) => article === null).map(({ headword }) => headword),
)

/** Nouns that are always many: “a jeans” gives itself away, and so does “jeans” beside “hat”. */
export const alwaysMany: ReadonlySet<string> = listedAs('many')

/**
 * Words that a pupil may take for one another although their meanings tell them apart, in a picture or because one names
 * all of a kind; a topic in brackets is each of its words.
 */
export const alike: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  linesOf('alike').map(([headword = '', like = '']) => [
    headword.toLowerCase(),
    new Set(like.toLowerCase().split(', ')),
  ]),
)

export type Opposite = {
  readonly word: string
  readonly schoolClass: number
  readonly opposite: string
  readonly meaning: string
  readonly oppositeMeaning: string
  readonly pos: string
  /** groups of pairs that could change their opposites: come, arrive – go, leave */
  readonly near: readonly string[]
}

export const opposites: readonly Opposite[] = linesOf('opposites').map(
  ([word = '', schoolClass, opposite = '', meaning = '', oppositeMeaning = '', pos = '', near = '']) => {
    if (pos === '') throw new Error(`no part of speech of ${word} and ${opposite}`)
    return {
      word,
      schoolClass: Number(schoolClass),
      opposite,
      meaning,
      oppositeMeaning,
      pos,
      near: near === '' ? [] : near.split(', '),
    }
  },
)
