import { cleanText } from '@phuong/domain/names/clean'
import * as z from 'zod/mini'
import { plainText } from '../../shared/markup.ts'
import { type Alt, imageAlt, type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, isRecord, list, settings } from '../../shared/stored.ts'

/** A text as it is shown and compared; numbers are texts too, anything else is ''. */
const shownText = z.pipe(
  z.transform((value: unknown) => cleanText(typeof value === 'number' ? String(value) : value)),
  z.string(),
)
/** The same without the marks of an editor (C-391), where none is shown as a mark. */
const plainWords = z.pipe(
  shownText,
  z.transform((text) => plainText(text)),
)
/** An id or an address, letter for letter; '' for what is none. */
const exactText = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '')),
  z.string(),
)

/** A plain text is a content (C-409); what the two columns call textLeft and textRight (C-404) is read too. */
const asRow = (value: unknown): unknown => {
  if (!isRecord(value)) return { answer: value }
  return { ...value, question: value.question || value.textLeft, answer: value.answer || value.textRight }
}

/**
 * A row of the right order (C-402): at its left words, a picture or a sound that stay, or nothing but its number; beside
 * them the content. `pieceId` is the id of the content and says nothing about the row.
 */
const row = z.pipe(
  z.transform(asRow),
  z.object({
    pieceId: z._default(exactText, ''),
    question: z._default(plainWords, ''),
    answer: z._default(shownText, ''),
    imageUrl: z._default(exactText, ''),
    imageAlt,
    audioUrl: z._default(exactText, ''),
  }),
)
type Row = z.infer<typeof row>

/** Without ids of their own the contents are named by their text with a count of equal ones, which tells no row. */
const withPieceIds = (rows: Row[]): Row[] => {
  const filled = rows.filter(({ answer }) => answer !== '')
  const ids = filled.map(({ pieceId }) => pieceId)
  if (!ids.includes('') && new Set(ids).size === ids.length) return filled
  return filled.map((each, at) => {
    const before = filled.slice(0, at).filter(({ answer }) => answer === each.answer).length
    return { ...each, pieceId: `${before}:${each.answer}` }
  })
}

/** A question as it is stored: its answers are the rows in the right order (C-439). */
export const questionSchema = z.object({
  ...questionShape,
  settings: z.prefault(
    settings({
      answers: z.prefault(
        settings({
          /** the contents are pictures (C-413, C-428) */
          imageAnswers: z._default(flag, false),
          /** marked parts of the contents are underlined (C-416, C-429) */
          underlined: z._default(flag, false),
        }),
        {},
      ),
    }),
    {},
  ),
  answers: z.prefault(z.pipe(list(row), z.transform(withPieceIds)), []),
})
export type Question = z.infer<typeof questionSchema>

/** What stays at the left of a row. */
export type Left = Alt & { readonly text: string; readonly imageUrl: string; readonly audioUrl: string }
export type Piece = { readonly id: string; readonly text: string }

/** What a pupil receives: the left column as it stands, and the contents sorted by their ids. */
export type PublicQuestion = PublicBase & {
  readonly settings: Question['settings']
  readonly rows: readonly Left[]
  readonly pieces: readonly Piece[]
}

/** The ids of the contents from the first row to the last. */
export const responseSchema = z.object({ order: z.array(z.string()) })
export type Response = z.infer<typeof responseSchema>
