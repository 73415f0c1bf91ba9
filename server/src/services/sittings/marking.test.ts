import { questionExamples } from '@phuong/exercises/examples'
import { paperItem } from '@phuong/exercises/rules'
import { expect, test } from 'vitest'
import type { Line } from './lines.ts'
import { markSitting } from './marking.ts'
import { questionRow } from './question-row.ts'

/** A question of a paper as the first example of its type. */
const asked = (type: string) => {
  const [example] = questionExamples[type] ?? []
  if (example === undefined) throw new Error(`no example of ${type}`)
  const content = { ...(example.question as Record<string, unknown>), id: type, type, revision: 1 }
  const item = paperItem(type, content)
  return { item, row: questionRow.parse(content), right: item?.correctResponse }
}

const line = (item: string, response: unknown, verdict: Line['verdict']): Line => ({
  id: `line of ${item}`,
  item,
  seq: 1,
  kind: 'submit',
  response: response as Line['response'],
  clientAt: 1,
  device: 'tablet-1',
  status: 'stored',
  lateSync: false,
  verdict,
  serverAt: 1,
})

test('D56 protocol 5 what was said is in JsonData as an answer without a result: never right or wrong', () => {
  const choice = asked('OneChoice')
  const speaking = asked('SPEAKING')
  const questions = new Map([
    ['OneChoice', choice],
    ['SPEAKING', speaking],
  ])
  const said = { recording: '0b7e1c52-9d64-4a3f-8f0e-5d1c2b3a4f60', seconds: 3 }
  const outcome = markSitting({ paper: { items: new Map(), questions } }, { kind: 'unit', attempt: 1, revision: 1 }, [
    line('OneChoice', choice.right, { correct: true, right: 1, total: 1, parts: {} }),
    line('SPEAKING', said, speaking.item?.grade(said) ?? null),
  ])
  expect(outcome).toMatchObject({ count: 2, correct: 1, total: 1, answered: 1, Score: 10 })
  const data = outcome.jsonData as { type: string; userData: object }[]
  expect(data.map(({ type, userData }) => [type, userData])).toEqual([
    ['OneChoice', { answers: choice.right, result: true }],
    ['SPEAKING', { answers: said }],
  ])
})

test('D20 protocol 5 JsonData has a question without its key, so also without the names of its sounds and pictures', () => {
  const content = {
    ...asked('FillInTheBlank').row,
    audioUrl: '/sounds/words/parent.mp3',
    imageUrl: 'https://anh.vn/a.png',
  }
  const item = paperItem('FillInTheBlank', content)
  const questions = new Map([['FillInTheBlank', { item, row: questionRow.parse(content) }]])
  const { jsonData } = markSitting(
    { paper: { items: new Map(), questions } },
    { kind: 'unit', attempt: 1, revision: 1 },
    [line('FillInTheBlank', item?.correctResponse, { correct: true, right: 1, total: 1, parts: {} })],
  )
  expect(jsonData).toMatchObject([{ id: 'FillInTheBlank', audioUrl: '', imageUrl: 'https://anh.vn/a.png' }])
})
