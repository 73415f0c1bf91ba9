import { emptyOutbox, type Outbox, outboxReducer } from '@phuong/exercises/session'
import { expect, test } from 'vitest'
import { lateAnswersOf } from './late-answers.ts'

const given = (outbox: Outbox, [id, item, response]: [string, string, unknown]): Outbox =>
  outboxReducer(outbox, {
    type: 'record',
    typed: false,
    id,
    item,
    response: response as never,
    kind: 'draft',
    clientAt: 1,
  })

test('B-299 B-300 D22 of each item that waits the newest answer, in its order and under the id of its event', () => {
  const events: [string, string, unknown][] = [
    ['e1', 'q1', 'cat'],
    ['e2', 'q2', { picked: 'a' }],
    ['e3', 'q1', 'dog'],
  ]
  const outbox = events.reduce(given, emptyOutbox('sitting', 'phone'))
  const late = lateAnswersOf(outbox, { assignmentId: 'work', studentId: 'me' }, new Map())
  expect(late.map(({ eventId, answer }) => [eventId, answer.questionId, answer.studentChoice])).toEqual([
    ['e2', 'q2', { picked: 'a' }],
    ['e3', 'q1', 'dog'],
  ])
  expect(late[0]?.answer).toMatchObject({ assignmentId: 'work', studentId: 'me', takeExamTime: null })
  expect(lateAnswersOf(emptyOutbox('sitting', 'phone'), { assignmentId: 'work', studentId: 'me' }, new Map())).toEqual(
    [],
  )
})

test('B-305 B-306 B-308 B-309 each says its type by what its item asks; one that the mapping does not have says none', () => {
  const events: [string, string, unknown][] = [
    ['e1', 'q1', { picked: 'a' }],
    ['e2', 'q2', { blanks: ['cat'] }],
    ['e3', 'q3', { picked: ['a', 'b'] }],
    ['e4', 'q4', 'x'],
  ]
  const asked = new Map([
    ['q1', { kind: 'text', rightAnswers: 1 }],
    ['q2', { kind: 'fill the blank', rightAnswers: 1 }],
    ['q3', { kind: 'text', rightAnswers: 2 }],
  ])
  const outbox = events.reduce(given, emptyOutbox('sitting', 'phone'))
  const late = lateAnswersOf(outbox, { assignmentId: 'work', studentId: 'me' }, asked)
  expect(late.map(({ answer }) => answer.answerType)).toEqual(['ONECHOICEANSWER', 'FILLTHEBLANK', '', ''])
})
