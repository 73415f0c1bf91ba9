import * as z from 'zod/mini'
import type { Fields } from '../../contract.ts'
import { saidIn } from '../../shared/key-words.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, isBroken, isRecord, readStored, settings, words } from '../../shared/stored.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** A part that may be clicked (C-402); some old questions call its words text or Text (C-406), or hold them alone (C-409). */
const partSchema = z.pipe(
  z.transform((value: unknown): Fields => (isRecord(value) ? { ...value, answer: saidIn(value) } : { answer: value })),
  z.object({ id: words, answer: words, isCorrect: z._default(flag, false) }),
)

/** A plain text in place of the list is the correct part (C-409); text that should have been JSON is no part (C-385). */
const listed = (value: unknown): unknown[] => {
  const read = readStored(value)
  if (Array.isArray(read)) return read
  const plain = typeof read === 'string' && read.trim() !== '' && !isBroken(read)
  return plain ? [{ answer: read, isCorrect: true }] : []
}

const stored = z.object({
  ...questionShape,
  answers: z.prefault(z.pipe(z.transform(listed), z.array(partSchema)), []),
  settings: z.prefault(settings({ answers: z.prefault(settings({ bulletType: words }), {}) }), {}),
})

/** A question as it is stored, with its key, and its sentence in pieces. */
export const questionSchema = z.pipe(
  stored,
  z.transform(({ answers, settings: { answers: shown }, ...question }) => ({
    ...question,
    ...piecesOf(question, answers),
    /** letters under the parts (C-412, C-427), unless the question says none */
    labelled: shown.bulletType.trim().toLowerCase() !== 'none',
  })),
)
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the sentence with its parts, none of which says whether it is the one. */
export type PublicQuestion = PublicBase & Pick<Question, 'field' | 'labelled'> & { readonly pieces: readonly Piece[] }

/** `picked` is the id of a part, null while none is picked. */
export const responseSchema = z.object({ picked: z.nullable(z.string().check(z.minLength(1))) })
export type Response = z.infer<typeof responseSchema>
