import type { Unit } from '@phuong/domain/catalogue/grades'
import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'
import type { Topic } from '../bank/topics.ts'
import { compose } from './compose.ts'
import type { GradeCode, Item } from './item.ts'
import { wordsFor } from './lexicon.ts'
import { type BuiltQuestion, built, composedOf } from './papers.ts'
import { itemsFor } from './recipes/all.ts'
import { pictureGroupItems } from './recipes/pictures.ts'
import { columnItems } from './recipes/words.ts'
import { isAbout, unitsFor } from './units.ts'

/** The grades that have unit exams. */
export const examGrades = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** An exam of a unit of the catalogue. */
export type UnitExam = {
  readonly grade: number
  readonly unit: Unit
  /** which of the exams of its unit, from 1 */
  readonly test: number
  /** what it is about; none is everything */
  readonly topics: readonly Topic[]
  /** that most of its questions have */
  readonly level: GradeCode
  readonly questions: readonly BuiltQuestion[]
}

/**
 * Units 1 and 2 have two exams, the others one. Unit 1 of grade 4 has a third one, which a class of the demo school is
 * given: it stands in no other list.
 */
const testsOf = (grade: number, unit: Unit): number => {
  if (grade === 4 && unit === '1') return 3
  return unit === '1' || unit === '2' ? 2 : 1
}

/** A grade begins with what is easy for it and ends with what has to be found out. */
const levelOf = (unit: Unit): GradeCode =>
  unit === 'Starter' ? 'ELEMENTARY' : unit === 'End of Year' ? 'INTERMEDIATE' : 'PREINTERMEDIATE'

/** Ways of asking that need a sound made for each question; only those of papers have one. */
const unspoken: ReadonlySet<string> = new Set(['listen-number'])

const partsOfSpeech = /\/(?:noun|verb|adjective|adverb|preposition|pronoun|determiner|conjunction|interjection|number)$/
/** What a question asks, whichever class is asked it, and as whichever part of speech: purple is written the same. */
const askedBy = ({ key }: Item): string => key.replace(/^\d+\//, '').replace(partsOfSpeech, '')

let practised: ReadonlySet<string> | undefined
/** What the practice papers of all classes ask: everybody has them with their key, an exam must hold none of it (D20). */
const practisedByAll = (): ReadonlySet<string> => {
  practised ??= new Set(
    paperClasses.flatMap((classLevel) => composedOf(classLevel).flatMap(({ items }) => items.map(askedBy))),
  )
  return practised
}

/**
 * The exams of the units that the catalogue has for a grade, in order; always the same ones. No question stands in two of
 * them, and none is asked in a practice paper of any class.
 */
export const unitExamsOf = (grade: number): UnitExam[] => {
  const all = itemsFor(grade)
  const known = practisedByAll()
  const taken = new Set<string>()
  const words = wordsFor(grade)
  return unitsFor(grade, all).flatMap(({ unit, topics }) => {
    const isEverything = topics.length === 0
    // groups of words are dealt over all topics; a unit has some of its own beside them
    const own = words.filter(({ topic }) => topics.includes(topic))
    const groups = [...columnItems(grade, own), ...pictureGroupItems(grade, own)]
    const items = new Map(
      [...all.filter((item) => isEverything || isAbout(item, topics)), ...groups].map((item) => [item.key, item]),
    )
    return Array.from({ length: testsOf(grade, unit) }, (_, before): UnitExam => {
      const test = before + 1
      const level = levelOf(unit)
      const free = [...items.values()].filter(
        (item) => !taken.has(item.key) && !known.has(askedBy(item)) && !unspoken.has(item.kind),
      )
      const asked = compose(free, `unit exam ${grade} ${unit} ${test}`, { papers: 1, band: () => level }).flatMap(
        (paper) => paper.items,
      )
      for (const { key } of asked) taken.add(key)
      return { grade, unit, test, topics, level, questions: asked.map(built) }
    })
  })
}
