import { expect, test } from 'vitest'
import { quotedTexts } from './quoted-texts.ts'

test('an apostrophe of a name or a plural opens and ends no quoted text', () => {
  expect(quotedTexts("The teacher's 'Lưu' and the teachers' own are C's, not '{n} beans'.")).toEqual([
    'Lưu',
    '{n} beans',
  ])
})
