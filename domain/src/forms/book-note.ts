import * as z from 'zod/mini'
import { announcementForm, contentFault } from './announcement.ts'
import { textField } from './fields.ts'

/** Letters of the longest markup of such a note: a page of the list carries ten of them whole. */
export const MAX_BOOK_NOTE = 20_000

/** What its content says when it is too long. */
export const BOOK_NOTE_TOO_LONG = 'Nội dung dài quá 20.000 ký tự. Rút ngắn rồi gửi lại.'

/** What is wrong with the markup of a note, its tags included; null for what may be sent. */
export const bookNoteFault = (markup: string): string | null =>
  contentFault(markup) ?? (markup.length > MAX_BOOK_NOTE ? BOOK_NOTE_TOO_LONG : null)

/** A note of the digital-book service that may be sent, by the wire's names. */
export const bookNoteForm = z.object({ Title: announcementForm.shape.Title, Content: textField(bookNoteFault) })
