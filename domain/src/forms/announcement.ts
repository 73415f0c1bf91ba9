import * as z from 'zod/mini'
import { cleanText } from '../names/clean.ts'
import { isTooDeep, MAX_RICH_TEXT } from '../rich-text/allowed.ts'
import { plainOf } from '../rich-text/plain.ts'
import { choiceField, textField } from './fields.ts'

/** What the fields of a new notification say when they are wrong (B-356, B-358, B-360). */
export const ANNOUNCEMENT_TEXTS = {
  titleMissing: 'Chưa nhập tiêu đề',
  titleTooLong: 'Tiêu đề dài quá 120 ký tự',
  contentMissing: 'Chưa nhập nội dung thông báo',
  contentTooLong: 'Nội dung dài quá 100.000 ký tự. Rút ngắn rồi gửi lại.',
  contentTooDeep: 'Nội dung có quá nhiều lớp định dạng. Chép lại dưới dạng chữ thường rồi gửi.',
  receiverMissing: 'Chưa nhập người nhận thông báo',
} as const

/** Letters of the longest title. */
export const MAX_ANNOUNCEMENT_TITLE = 120

/** Whom a new notification is for (B-361, B-364), within what its sender reaches (D07). */
export const AUDIENCES = ['ALL', 'STUDENT', 'TEACHER'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The Type that goes with an audience (B-361, B-363). */
export const audienceTypeOf = (audience: Audience): 'ALL' | 'ROLE' => (audience === 'ALL' ? 'ALL' : 'ROLE')

const titleFault = (typed: string): string | null => {
  const title = cleanText(typed)
  if (title === '') return ANNOUNCEMENT_TEXTS.titleMissing
  return [...title].length > MAX_ANNOUNCEMENT_TITLE ? ANNOUNCEMENT_TEXTS.titleTooLong : null
}

/** What is wrong with markup, its tags included; null for what may be sent. */
export const contentFault = (markup: string): string | null => {
  if (markup.length > MAX_RICH_TEXT) return ANNOUNCEMENT_TEXTS.contentTooLong
  if (isTooDeep(markup)) return ANNOUNCEMENT_TEXTS.contentTooDeep
  return plainOf(markup) === '' ? ANNOUNCEMENT_TEXTS.contentMissing : null
}

/** A notification that may be sent, by the wire's names: the content is markup, as the editor has it or as it was cleaned. */
export const announcementForm = z.object({
  Title: textField(titleFault),
  Content: textField(contentFault),
  TypeData: choiceField(AUDIENCES, ANNOUNCEMENT_TEXTS.receiverMissing),
})
