import { questionRules } from '@phuong/exercises/rules'
import { describe, expect, test } from 'vitest'
import { faultsOfPaper, faultsOfQuestion } from '../rules/faults.ts'
import { compose, papersPerClass, questionsPerPaper } from './compose.ts'
import { gradeOf, type Item } from './item.ts'
import { couldBe, wordsFor } from './lexicon.ts'
import { built, notInPapers, paperClasses, papersOf } from './papers.ts'
import { itemsFor } from './recipes/all.ts'

const byClass = paperClasses.map((classLevel) => [classLevel, papersOf(classLevel)] as const)

describe.each(byClass)('C-257 the papers of class %i', (classLevel, papers) => {
  const questions = [...new Map(papers.flatMap((paper) => paper.questions.map((one) => [one.id, one]))).values()]

  test('are 135 with the numbers 1 to 135', () => {
    expect(papers.map(({ code }) => Number(code))).toEqual(Array.from({ length: papersPerClass }, (_, at) => at + 1))
  })

  test('C-384 C-435 C-436 C-453 hold no question that breaks a rule of the bank', () => {
    expect(questions.flatMap((one) => faultsOfQuestion(one).map((fault) => `${one.key}: ${fault}`))).toEqual([])
  })

  test('C-387 have twenty questions of five kinds and more, mostly of the level of their number', () => {
    expect(
      papers.flatMap((paper, at) => faultsOfPaper(paper, papers[at - 1]).map((fault) => `${paper.code}: ${fault}`)),
    ).toEqual([])
  })

  test('ask 1,200 different questions and more, none in more than three papers', () => {
    expect(questions.length).toBeGreaterThanOrEqual(1_200)
    const uses = Map.groupBy(
      papers.flatMap((paper) => paper.questions),
      ({ id }) => id,
    )
    expect(Math.max(...[...uses.values()].map((all) => all.length))).toBeLessThanOrEqual(3)
  })

  test('are the same to the byte when they are built again', () => {
    expect(JSON.stringify(papersOf(classLevel).slice(0, 20))).toBe(JSON.stringify(papers.slice(0, 20)))
  })
})

test('C-257 over all papers every kind is asked that can be played', () => {
  const asked = new Set(
    byClass.flatMap(([, papers]) => papers.flatMap(({ questions }) => questions.map(({ stored }) => stored.type))),
  )
  expect(questionRules.map(({ code }) => code).filter((code) => !asked.has(code) && !notInPapers.has(code))).toEqual([])
})

const item = (key: string, kind: string): Item => ({
  key,
  kind,
  grade: 'ELEMENTARY',
  subjects: [key],
  topics: [],
  draft: () => ({ type: 'OneChoice', title: '', explainText: { text: '' } }),
})

test('a bank that is too small for its papers says so instead of repeating itself', () => {
  const few = Array.from({ length: 60 }, (_, at) => item(`q${at}`, 'word'))
  expect(() => compose(few, 'few', { papers: 10, band: () => 'ELEMENTARY' })).toThrow('nothing is left')
})

test('a paper that has places taken gets as many questions less', () => {
  const many = Array.from({ length: 400 }, (_, at) => item(`q${at}`, 'word'))
  const [first, second] = compose(many, 'kept', {
    papers: 2,
    band: () => 'ELEMENTARY',
    kept: (number) => (number === 1 ? 10 : 0),
  })
  expect([first?.items.length, second?.items.length]).toEqual([questionsPerPaper - 10, questionsPerPaper])
})

test('the level of a question grows with its content and with the way of asking', () => {
  expect([gradeOf(1, 1), gradeOf(1, 2), gradeOf(2, 2), gradeOf(1, 3), gradeOf(3, 2), gradeOf(3, 3)]).toEqual([
    'ELEMENTARY',
    'ELEMENTARY',
    'PREINTERMEDIATE',
    'PREINTERMEDIATE',
    'INTERMEDIATE',
    'INTERMEDIATE',
  ])
})

test('opposites of a class are no older than three classes', () => {
  const asked = itemsFor(7).filter(({ kind }) => kind === 'opposite' || kind === 'opposites')
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(({ subjects }) => subjects.includes('white') || subjects.includes('fast'))).toEqual([])
})

test('where a sentence is put together, nobody speaks of choices that are not given', () => {
  const explanationOf = (kind: string): string | undefined => {
    const item = itemsFor(1).find(({ key }) => key === `1/${kind}/c1-noun-after-a/0`)
    return item && built(item).stored.explainText.text
  }
  expect(explanationOf('frame-choice')).toContain('cats')
  expect(explanationOf('frame-order')).toBeDefined()
  expect(explanationOf('frame-order')).not.toContain('cats')
})

test('words that could stand for each other are known: by meaning, by picture, by letters', () => {
  const word = (headword: string) =>
    [...wordsFor(2), ...wordsFor(4)].find((one) => one.headword === headword) ?? expect.unreachable(headword)
  expect(couldBe(word('big'), word('large'))).toBe(true)
  expect(couldBe(word('bike'), word('bicycle'))).toBe(true)
  expect(couldBe(word('cat'), word('dog'))).toBe(false)
})
