import * as z from 'zod/mini'
import { cleanText, visibleText } from '../names/clean.ts'
import { textField } from './fields.ts'

/** What the fields of a notice of a class say when they are wrong (D53). */
export const CLASS_NOTICE_TEXTS = {
  titleMissing: 'Vui lòng nhập tiêu đề',
  titleTooLong: 'Tiêu đề dài quá 120 ký tự',
  contentMissing: 'Vui lòng nhập nội dung',
  contentTooLong: 'Nội dung dài quá 4.000 ký tự',
} as const

/** Letters of the longest title and of the longest content. */
export const MAX_NOTICE_TITLE = 120
export const MAX_NOTICE_CONTENT = 4000

/** A notice as it is typed, and as it is stored: the title in one line, the content in plain paragraphs. */
export type ClassNotice = { readonly title: string; readonly content: string }

/** Paragraphs as they are stored: NFC, without invisible characters, blanks at the ends, and more than one empty line in a row. */
export const cleanParagraphs = (text: unknown): string =>
  visibleText(text)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A notice as it is stored. */
export const cleanNotice = ({ title, content }: ClassNotice): ClassNotice => ({
  title: cleanText(title),
  content: cleanParagraphs(content),
})

/** Letters as people count them. */
const lettersOf = (text: string): number => [...text].length

const titleFault = (typed: string): string | null => {
  const title = cleanText(typed)
  if (title === '') return CLASS_NOTICE_TEXTS.titleMissing
  return lettersOf(title) > MAX_NOTICE_TITLE ? CLASS_NOTICE_TEXTS.titleTooLong : null
}

const contentFault = (typed: string): string | null => {
  const content = cleanParagraphs(typed)
  if (content === '') return CLASS_NOTICE_TEXTS.contentMissing
  return lettersOf(content) > MAX_NOTICE_CONTENT ? CLASS_NOTICE_TEXTS.contentTooLong : null
}

/** A notice that may be posted, as it is typed. */
export const classNoticeForm = z.object({ title: textField(titleFault), content: textField(contentFault) })
