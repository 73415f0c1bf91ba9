/** Questions about forms of verbs, and about words and their opposites. */
import { alike, type Opposite, opposites, type Verb, verbs } from '../../bank/facts.ts'
import { type Draft, matching, oneChoice } from '../../bank/questions.ts'
import { conjugation } from '../../bank/writing.ts'
import { byChance } from '../chance.ts'
import { gradeOf, type Item } from '../item.ts'

type Table = {
  readonly kind: string
  readonly fromClass: number
  /** whoever is older knows these forms by heart */
  readonly lastClass?: number
  readonly ask: string
  /** how hard these forms are for whoever is asked them */
  readonly ease: 1 | 2
  readonly effort: 2 | 3
  forms(verb: Verb): readonly [string, string]
  readonly why: string
}

const tables: readonly Table[] = [
  {
    kind: 'forms-present',
    fromClass: 3,
    lastClass: 6,
    ask: 'he, she, it – V-ing',
    ease: 2,
    effort: 2,
    forms: ({ third, ing }) => [third, ing],
    why: 'Cột đầu là dạng đi với he, she, it; cột sau là dạng V-ing.',
  },
  {
    kind: 'forms-past',
    fromClass: 4,
    lastClass: 8,
    ask: 'Past simple – V-ing',
    ease: 2,
    effort: 3,
    forms: ({ past, ing }) => [past, ing],
    why: 'Cột đầu là dạng quá khứ đơn; cột sau là dạng V-ing.',
  },
  {
    kind: 'forms-perfect',
    fromClass: 7,
    ask: 'Past simple – past participle',
    ease: 1,
    effort: 3,
    forms: ({ past, participle }) => [past, participle],
    why: 'Cột đầu là dạng quá khứ đơn; cột sau là quá khứ phân từ (V3).',
  },
]

const rowsInTable = 3

const inGroups = <Thing>(things: readonly Thing[], size: number): Thing[][] =>
  Array.from({ length: Math.floor(things.length / size) }, (_, at) => things.slice(at * size, (at + 1) * size))

const formTables = (forClass: number): Item[] =>
  tables
    .filter(({ fromClass, lastClass = forClass }) => forClass >= fromClass && forClass <= lastClass)
    .flatMap(({ kind, ask, ease, effort, forms, why }) =>
      [1, 2].flatMap((round) =>
        inGroups(
          byChance(
            verbs.filter(({ schoolClass }) => schoolClass <= forClass),
            `${kind} ${forClass} ${round}`,
            ({ verb }) => verb,
          ),
          rowsInTable,
        ).map((group) => ({
          key: `${forClass}/${kind}/${group.map(({ verb }) => verb).join('-')}`,
          kind,
          grade: gradeOf(ease, effort),
          subjects: group.map(({ verb }) => verb),
          topics: ['grammar'],
          draft: conjugation({
            ask,
            rows: group.map((verb) => ({ word: verb.verb, forms: forms(verb) })),
            why: `${why} ${group.map((verb) => `${verb.verb} (${verb.meaning}): ${forms(verb).join(', ')}`).join('; ')}.`,
          }),
        })),
      ),
    )

const pairsInColumns = 4

const nameOf = ({ word, opposite }: Opposite): string => `${word} ${opposite}`

/** Whether the opposite of one pair could be one of a word of the other. */
const areNear = (one: Opposite, other: Opposite): boolean => one.near.some((group) => other.near.includes(group))

/** Pairs of which no word stands in another one, or could. */
const apart = (pairs: readonly Opposite[]): boolean => {
  const all = pairs.flatMap(({ word, opposite }) => [word, opposite])
  return (
    new Set(all).size === all.length &&
    pairs.every((one, at) => pairs.slice(at + 1).every((other) => !areNear(one, other)))
  )
}

const newestClass = Math.max(...opposites.map(({ schoolClass }) => schoolClass))
/** What a class learnt longer ago is too easy for it. */
const classesBack = 3

const areAlike = (one: Opposite, other: Opposite): boolean => one.pos === other.pos

const whyPair = ({ word, opposite, meaning, oppositeMeaning }: Opposite): string =>
  `${word} (${meaning}) trái nghĩa với ${opposite} (${oppositeMeaning})`

const oppositePairs = (forClass: number): Item[] => {
  const oldest = Math.min(forClass, newestClass) - classesBack
  const known = opposites.filter(({ schoolClass }) => schoolClass <= Math.max(2, forClass) && schoolClass >= oldest)
  const ease = (group: readonly Opposite[]) => (group.some(({ schoolClass }) => schoolClass >= forClass) ? 2 : 1)
  const columns = [1, 2]
    .flatMap((round) => inGroups(byChance(known, `opposites ${forClass} ${round}`, nameOf), pairsInColumns))
    .filter(apart)
    .map(
      (group): Item => ({
        key: `${forClass}/opposites/${group.map(({ word, opposite }) => `${word}-${opposite}`).join('-')}`,
        kind: 'opposites',
        grade: gradeOf(ease(group), 2),
        subjects: group.flatMap(({ word, opposite }) => [word, opposite]),
        topics: ['qualities'],
        draft: matching(
          group.map(({ word, opposite }) => [word, opposite]),
          { task: 'opposites', why: `${group.map(whyPair).join('; ')}.` },
        ),
      }),
    )
  const choices = known.flatMap((pair): Item[] => {
    const wrong = byChance(
      known.filter(
        (other) => apart([pair, other]) && areAlike(pair, other) && alike.get(pair.word)?.has(other.opposite) !== true,
      ),
      `opposite ${forClass} ${nameOf(pair)}`,
      nameOf,
    ).slice(0, 3)
    const others = [...new Set(wrong.map(({ opposite }) => opposite))]
    if (others.length < 3) return []
    const draft: Draft = oneChoice({
      ask: `What is the opposite of “${pair.word}”?`,
      right: pair.opposite,
      wrong: others,
      why: `${whyPair(pair)}; còn ${wrong.map(({ opposite, oppositeMeaning }) => `${opposite} nghĩa là ${oppositeMeaning}`).join(', ')}.`,
    })
    return [
      {
        key: `${forClass}/opposite/${pair.word}-${pair.opposite}`,
        kind: 'opposite',
        grade: gradeOf(ease([pair]), 1),
        subjects: [pair.word, pair.opposite],
        topics: ['qualities'],
        draft,
      },
    ]
  })
  return [...columns, ...choices]
}

export const factItems = (forClass: number): Item[] => [...formTables(forClass), ...oppositePairs(forClass)]
