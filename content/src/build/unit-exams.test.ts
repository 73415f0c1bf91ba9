import { unitsOfGrade } from '@phuong/domain/catalogue/grades'
import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'
import { paperItem } from '@phuong/exercises/rules'
import { describe, expect, test } from 'vitest'
import { faultsOfQuestion } from '../rules/faults.ts'
import { questionsPerPaper } from './compose.ts'
import { type BuiltQuestion, papersOf } from './papers.ts'
import { examGrades, unitExamsOf } from './unit-exams.ts'
import { unitsFor } from './units.ts'

const byGrade = examGrades.map((grade) => [grade, unitExamsOf(grade)] as const)
/** What a question holds beside the ids that its key gives it. */
const wordsOf = ({ stored }: BuiltQuestion): string =>
  JSON.stringify(stored, (name, value: unknown) => (name === 'id' ? undefined : value))
const practised = new Set(paperClasses.flatMap(papersOf).flatMap(({ questions }) => questions.map(wordsOf)))
const fewestKinds = 5
const fewestOfLevel = 12
const maxOfKind = 3
const maxWithoutOthers = 5
/** Two exams of a grade may find nothing else of their level. */
const maxExamsWithoutOthers = 2
/** What younger classes are asked, with the last grade that is asked it too. */
const lastGrades = { clock: 5, place: 5, 'forms-present': 6, 'forms-past': 8 } as const

describe.each(byGrade)('C-362 the unit exams of grade %i', (grade, exams) => {
  const questions = exams.flatMap((exam) => exam.questions)

  test('A-423 A-424 A-425 A-426 are one for each unit of the catalogue, two for units 1 and 2, and one to be given', () => {
    const given = grade === 4 ? ['1 3'] : []
    expect(exams.map(({ unit, test: number }) => `${unit} ${number}`).toSorted()).toEqual(
      unitsOfGrade(grade)
        .flatMap((unit) => (unit === '1' || unit === '2' ? [`${unit} 1`, `${unit} 2`] : [`${unit} 1`]))
        .concat(given)
        .toSorted(),
    )
  })

  test('have twenty questions of five kinds and more, three fifths and more of the level of the exam', () => {
    for (const { unit, level, questions: asked } of exams) {
      const ofLevel = asked.filter((one) => one.grade === level).length
      expect([unit, asked.length]).toEqual([unit, questionsPerPaper])
      expect([unit, new Set(asked.map(({ stored }) => stored.type)).size >= fewestKinds]).toEqual([unit, true])
      expect([unit, ofLevel >= fewestOfLevel]).toEqual([unit, true])
    }
  })

  test('ask three questions in one way at most, where others of their level are left, and nothing that is years too easy', () => {
    const max = exams.map(({ questions: asked }) =>
      Math.max(...[...Map.groupBy(asked, ({ kind }) => kind).values()].map((same) => same.length)),
    )
    expect(max.filter((count) => count > maxOfKind).length).toBeLessThanOrEqual(maxExamsWithoutOthers)
    expect(Math.max(...max)).toBeLessThanOrEqual(maxWithoutOthers)
    const old = Object.entries(lastGrades).flatMap(([kind, last]) => (grade > last ? [kind] : []))
    expect(questions.filter(({ kind }) => old.includes(kind)).map(({ key }) => key)).toEqual([])
  })

  test('C-384 C-387 hold no question that breaks a rule of the bank, each with its explanation', () => {
    expect(questions.flatMap((one) => faultsOfQuestion(one).map((fault) => `${one.key}: ${fault}`))).toEqual([])
  })

  test('D20 ask nothing twice, and nothing that a practice paper of any class gives with its key', () => {
    const ids = questions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(questions.filter((question) => practised.has(wordsOf(question))).map(({ key }) => key)).toEqual([])
  })

  test('D20 D56 are right or wrong without anybody’s eye: no question waits for a teacher', () => {
    for (const { key, stored } of questions) {
      const item = paperItem(stored.type, stored)
      expect([key, item?.grade(item.correctResponse).correct]).toEqual([key, true])
      expect(stored.type).not.toBe('SPEAKING')
    }
  })

  test('are about the topics of their unit, and no topic is in two units', () => {
    const numbered = exams.filter(({ topics, test: number }) => topics.length > 0 && number === 1)
    const topics = numbered.flatMap((exam) => exam.topics)
    expect(new Set(topics).size).toBe(topics.length)
    expect(numbered).toHaveLength(unitsOfGrade(grade).filter((unit) => /^\d+$/.test(unit)).length)
  })
})

test.each([1, 12] as const)(
  'the unit exams of grade %i are the same to the byte when they are built again',
  (grade) => {
    const first = byGrade.find(([one]) => one === grade)?.[1]
    expect(JSON.stringify(unitExamsOf(grade))).toBe(JSON.stringify(first))
  },
)

test('topics are dealt out so that units have about as much to ask; a topic with most of it has a unit of its own', () => {
  const asks = (topic: 'people' | 'food' | 'science', count: number) =>
    Array.from({ length: count }, () => ({ topics: [topic] }))
  const units = unitsFor(6, [...asks('people', 1), ...asks('food', 100), ...asks('science', 1)])
  expect(units.map(({ unit }) => unit)).toEqual(['Starter', '1', '2', '3', '4', '5', '6', '7', '8'])
  expect(units[0]?.topics).toEqual([])
  expect(units.every(({ unit, topics }) => unit === 'Starter' || topics.length > 0)).toBe(true)
  expect(units.find(({ topics }) => topics.includes('food'))?.topics).not.toContain('people')
})
