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
  const late = lateAnswersOf(outbox, { assignmentId: 'work', studentId: 'me' })
  expect(late.map(({ eventId, answer }) => [eventId, answer.questionId, answer.studentChoice])).toEqual([
    ['e2', 'q2', { picked: 'a' }],
    ['e3', 'q1', 'dog'],
  ])
  expect(late[0]?.answer).toMatchObject({ assignmentId: 'work', studentId: 'me', takeExamTime: null })
  expect(lateAnswersOf(emptyOutbox('sitting', 'phone'), { assignmentId: 'work', studentId: 'me' })).toEqual([])
})
