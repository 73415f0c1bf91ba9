import { expect, test } from 'vitest'
import { MAX_RICH_TEXT } from '../rich-text/allowed.ts'
import { ANNOUNCEMENT_TEXTS, announcementForm, audienceTypeOf } from './announcement.ts'
import { faultsIn } from './faults-in.ts'

const right = { Title: 'Lịch họp', Content: '<p>Chiều thứ Tư.</p>', TypeData: 'ALL' }
const faultsOf = (part: object) => faultsIn(announcementForm.safeParse({ ...right, ...part }))

test('B-355 B-356 B-359 B-360 title and receiver are asked for', () => {
  expect(faultsOf({})).toEqual({})
  for (const Title of ['', '  ', '\u200b']) expect(faultsOf({ Title })).toEqual({ Title: 'Chưa nhập tiêu đề' })
  expect(faultsOf({ Title: 'a'.repeat(121) })).toEqual({ Title: ANNOUNCEMENT_TEXTS.titleTooLong })
  for (const TypeData of ['', 'PARENT', 'all'])
    expect(faultsOf({ TypeData })).toEqual({ TypeData: 'Chưa nhập người nhận thông báo' })
})

test('B-357 B-358 content is asked for, and markup without words is none', () => {
  for (const Content of ['', '<p></p>', '<p><br></p><p>&nbsp;</p>', '<ul><li><p> </p></li></ul>', '<p>\u200b</p>'])
    expect(faultsOf({ Content }), Content).toEqual({ Content: 'Chưa nhập nội dung thông báo' })
})

test('H129 content that is too long says so, however it is made', () => {
  expect(faultsOf({ Content: 'a'.repeat(MAX_RICH_TEXT) })).toEqual({})
  for (const Content of ['a'.repeat(MAX_RICH_TEXT + 1), '<a'.repeat(MAX_RICH_TEXT)])
    expect(faultsOf({ Content })).toEqual({ Content: ANNOUNCEMENT_TEXTS.contentTooLong })
})

test('H129 tags that stand too deep in each other say so; many paragraphs do not', () => {
  expect(faultsOf({ Content: `${'<b>'.repeat(10_000)}x` })).toEqual({ Content: ANNOUNCEMENT_TEXTS.contentTooDeep })
  expect(faultsOf({ Content: '<p>x<br><b>y</b></p>'.repeat(2_000) })).toEqual({})
  expect(faultsOf({ Content: '<p>x'.repeat(2_000) })).toEqual({})
})

test('B-361 B-363 B-364 everybody is a Type of its own, the others are roles', () => {
  expect(['ALL', 'STUDENT', 'TEACHER'].map((audience) => audienceTypeOf(audience as 'ALL'))).toEqual([
    'ALL',
    'ROLE',
    'ROLE',
  ])
})
