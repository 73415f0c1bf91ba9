import { expect, test } from 'vitest'
import { CLASS_NOTICE_TEXTS, type ClassNotice, classNoticeForm, cleanNotice } from './class-notice.ts'
import { faultsIn } from './faults-in.ts'

const faults = (notice: ClassNotice) => faultsIn(classNoticeForm.safeParse(notice))

test('D53 a notice is stored as plain paragraphs: NFC, one blank, at most one empty line', () => {
  expect(
    cleanNotice({
      title: '  Ngày mai  nghỉ\nhọc ',
      content: `\n Các em nghỉ học. \r\n\r\n\r\n\tMang theo  vở${'\u200b'}.\n`.normalize('NFD'),
    }),
  ).toEqual({ title: 'Ngày mai nghỉ học', content: 'Các em nghỉ học.\n\nMang theo vở.' })
})

test('D53 an empty or an endless one says so at its field; letters are counted as people count them', () => {
  expect(faults({ title: ' ', content: '\n\u200b\n' })).toEqual({
    title: CLASS_NOTICE_TEXTS.titleMissing,
    content: CLASS_NOTICE_TEXTS.contentMissing,
  })
  expect(faults({ title: 'ệ'.repeat(120), content: '😀'.repeat(4000) })).toEqual({})
  expect(faults({ title: 'ệ'.repeat(121), content: 'a'.repeat(4001) })).toEqual({
    title: CLASS_NOTICE_TEXTS.titleTooLong,
    content: CLASS_NOTICE_TEXTS.contentTooLong,
  })
})
