/** Wrong choices beside a word. */
import { alwaysMany, sortOf } from '../bank/facts.ts'
import { pictureOf } from '../bank/pictures.ts'
import type { Word } from '../bank/words.ts'
import { byChance } from './chance.ts'
import { areAlike, areFar, couldBe } from './lexicon.ts'
import { holds } from './saying.ts'

const kindOf = ({ pos, topic }: Pick<Word, 'pos' | 'topic'>): string => `${pos} ${topic}`
const byKind = new WeakMap<readonly Word[], ReadonlyMap<string, Word[]>>()

/** The words of a scope by part of speech and topic. */
const kindsIn = (scope: readonly Word[]): ReadonlyMap<string, Word[]> => {
  const known = byKind.get(scope) ?? Map.groupBy(scope, kindOf)
  byKind.set(scope, known)
  return known
}

/** Topics of things that can be touched; what has a picture can be too, but for people and times. */
const touched: ReadonlySet<string> = new Set(
  'animals body classroom clothes food house nature sports technology transport'.split(' '),
)
const people: ReadonlySet<string> = new Set('family people time work'.split(' '))

const isThing = (word: Word): boolean =>
  word.pos === 'noun' && (touched.has(word.topic) || (pictureOf(word) !== undefined && !people.has(word.topic)))

/** Sets whose members are wrong choices for each other and for nothing else. */
const ownSets: readonly (readonly string[])[] = [
  'January February March April May June July August September October November December'.split(' '),
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  'red blue green yellow orange purple pink brown black white grey gold golden silver cream'.split(' '),
]

/** The set that a word belongs to: numbers, colours, months or days of the week. */
const setOf = ({ headword, pos, topic }: Word): readonly string[] | 'numbers' | undefined =>
  pos === 'number'
    ? 'numbers'
    : ownSets.find((set) => set.includes(headword) && (topic === 'time' || topic === 'colours'))

const persons: ReadonlySet<string> = new Set(['family', 'people', 'work'])

/** Whether two words name people of different sorts: a picture of a doctor shows a woman too. */
export const arePersons = (one: Word, other: Word): boolean =>
  one.topic !== other.topic && persons.has(one.topic) && persons.has(other.topic)

/** Whether two words name persons, places or what one does, both of them or neither. */
const areOfSort = (one: Word, other: Word): boolean => sortOf(one) === sortOf(other)

/** Whether two words are always many, both of them or neither. */
export const areOfNumber = (one: Word, other: Word): boolean =>
  alwaysMany.has(one.headword) === alwaysMany.has(other.headword)

/**
 * Wrong choices beside a word: numbers, colours, months and days from their own set; else of its part of speech, of its topic
 * first, then of a topic near it, then things beside a thing. None of them could stand for it or for another of them, or
 * stands in its sentence, and persons, places and what one does stand beside their like. @returns fewer than `count` where there are no more
 */
export const beside = (
  word: Word,
  count: number,
  scope: readonly Word[],
  seed: string,
  fits: (other: Word) => boolean = () => true,
): Word[] => {
  const taken: Word[] = []
  const take = (from: readonly Word[], isSame: (one: Word, other: Word) => boolean): void => {
    for (const other of byChance(from, `${seed} ${word.headword}`, ({ headword, pos }) => `${headword} ${pos}`)) {
      if (taken.length === count) return
      if (!areOfSort(word, other) || !fits(other) || holds(word.sentence, other.headword)) continue
      if (![word, ...taken].some((one) => isSame(one, other))) taken.push(other)
    }
  }
  const own = setOf(word)
  if (own !== undefined)
    take(
      scope.filter((other) => setOf(other) === own),
      (one, other) => one.headword === other.headword || areAlike(one, other),
    )
  const elsewhere = (fitsToo: (other: Word) => boolean): Word[] =>
    scope.filter(
      (other) => other.pos === word.pos && other.topic !== word.topic && setOf(other) === undefined && fitsToo(other),
    )
  const isAsTangible = (other: Word): boolean => isThing(other) === isThing(word)
  const choices = [
    () => (kindsIn(scope).get(kindOf(word)) ?? []).filter((other) => setOf(other) === undefined),
    () => elsewhere((other) => isAsTangible(other) && !areFar(word.topic, other.topic)),
    () => elsewhere(isAsTangible),
    () => elsewhere(() => true),
  ]
  for (const choice of choices) {
    if (taken.length === count) break
    take(choice(), couldBe)
  }
  return taken
}
