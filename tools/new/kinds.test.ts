import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NewError, type Plan } from './generate.ts'
import { kinds } from './kinds.ts'
import { camel, kebab, pascal } from './names.ts'

const project = join(import.meta.dirname, '../..')
const plan = (kind: string, name: string): Plan | undefined => kinds[kind]?.plan(project, name)

test.each([
  ['question-type', 'OneChoice', 'is no name for a question type'],
  ['question-type', '../server', 'is no name for a question type'],
  ['zone', 'ColourIn', 'is no name for a zone'],
  ['zone', 'drop-down', 'exercises/src/worksheet/zones/drop-down is already there'],
  ['procedure', 'rename', 'is no name for a procedure'],
  ['procedure', 'p_PHUONG_USERS_Search', 'is no name for a procedure'],
  ['procedure', 'users_search', 'is no name for a procedure'],
  ['screen', 'archive', 'is no name for a screen'],
  ['screen', 'classes/../archive', 'is no name for a screen'],
  ['screen', 'errors/access-denied', 'web/src/screens/errors/access-denied is already there'],
  ['screen', 'admin/account-lists', 'is already'],
  ['job', 'SendMail', 'is no name for a job'],
  ['job', '../main', 'is no name for a job'],
  ['job', 'send-mail', 'server/src/services/jobs/send-mail.ts is already there'],
  ['procedure', 'USERS_SEARCH', 'USERS_Search is already there'],
])('a new %s called %s is refused with a sentence', (kind, name, sentence) => {
  expect(() => plan(kind, name)).toThrow(
    expect.objectContaining({ constructor: NewError, message: expect.stringContaining(sentence) }),
  )
})

test('names are spelled as files, types and values', () => {
  expect([kebab('Assignments_Save'), pascal('one-choice'), camel('account-lists-get')]).toEqual([
    'assignments-save',
    'OneChoice',
    'accountListsGet',
  ])
})
