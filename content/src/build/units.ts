import { type Unit, unitsOfGrade } from '@phuong/domain/catalogue/grades'
import type { Topic } from '../bank/topics.ts'
import type { Item } from './item.ts'

/** The topics from what is near a child to the wide world, so that neighbours belong together. */
const inOrder = [
  'people',
  'family',
  'body',
  'health',
  'feelings',
  'clothes',
  'colours',
  'shapes',
  'numbers',
  'classroom',
  'school',
  'house',
  'food',
  'shopping',
  'money',
  'time',
  'daily-life',
  'actions',
  'sports',
  'hobbies',
  'music',
  'arts',
  'animals',
  'nature',
  'weather',
  'holidays',
  'travel',
  'transport',
  'town',
  'places',
  'countries',
  'work',
  'qualities',
  'communication',
  'media',
  'technology',
  'science',
] as const satisfies readonly Topic[]

/** Topics that hold sentences together: they belong to every unit. */
const everywhere: ReadonlySet<Topic> = new Set(['grammar', 'quantity'])

/** Whether a question may stand in a unit of these topics. */
export const isAbout = ({ topics }: Pick<Item, 'topics'>, unit: readonly Topic[]): boolean =>
  topics.some((topic) => everywhere.has(topic) || unit.includes(topic))

/**
 * A list in so many stretches of neighbours, each of one entry and more, whose sums lie as near each other as can be.
 * @returns where each stretch ends
 */
const stretches = (weights: readonly number[], count: number): number[] => {
  const share = weights.reduce((sum, weight) => sum + weight, 0) / count
  type Cut = { readonly cost: number; readonly ends: readonly number[] }
  let best: (Cut | undefined)[] = [{ cost: 0, ends: [] }]
  for (let stretch = 1; stretch <= count; stretch += 1) {
    const next: (Cut | undefined)[] = []
    for (const [start, cut] of best.entries()) {
      if (cut === undefined) continue
      let sum = 0
      for (let end = start + 1; end <= weights.length; end += 1) {
        sum += weights[end - 1] ?? 0
        const cost = cut.cost + (sum - share) ** 2
        const found = next[end]
        if (found === undefined || cost < found.cost) next[end] = { cost, ends: [...cut.ends, end] }
      }
    }
    best = next
  }
  return [...(best[weights.length]?.ends ?? [])]
}

/** A unit of the catalogue with what it is about; without topics it is about all of them. */
export type CatalogueUnit = { readonly unit: Unit; readonly topics: readonly Topic[] }

/**
 * The units that the catalogue has for a grade, in order. The catalogue names them by numbers; the topics
 * are dealt out over the numbers so that each has about as much to ask as the others.
 * @param items what the class can be asked
 */
export const unitsFor = (grade: number, items: readonly Pick<Item, 'topics'>[]): CatalogueUnit[] => {
  const units = unitsOfGrade(grade)
  const numbered = units.filter((unit) => /^\d+$/.test(unit))
  const counts = new Map<Topic, number>()
  for (const { topics } of items) for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  const ends = stretches(
    inOrder.map((topic) => counts.get(topic) ?? 0),
    numbered.length,
  )
  return units.map((unit) => {
    const at = numbered.indexOf(unit)
    return { unit, topics: at === -1 ? [] : inOrder.slice(ends[at - 1] ?? 0, ends[at]) }
  })
}
