import * as z from 'zod/mini'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { id, list, settings, text } from '../../shared/stored.ts'
import { giveNothingAway, piecesOf } from './pieces.ts'

/** A piece with an id of its own (wire.md 6): random, so that neither id nor order says where it belongs. */
const pieceSchema = z.object({ id, text: z.string().check(z.minLength(1)) })

/** A question as it is stored, with its key. */
export const questionSchema = z
  .object({
    ...questionShape,
    /** the stored text (C-448): 'I like tea.', 'kite', or 'on Sunday|I|play chess' */
    answer: z._default(text, ''),
    pieces: z._default(list(pieceSchema), []),
    /** CHARACTER or SENTENCES (C-401) */
    option: z._default(text, ''),
    /** UNSCRAMBLEWORDS, MAKESENTENCE or MAKESENTENCE_WORDSGROUP (C-397) */
    optionType: z._default(text, ''),
    settings: z.prefault(
      settings({
        /** word, sentence or other (C-421) */
        arrangementType: z._default(text, ''),
        /** C-418 */
        question: z.prefault(settings({ shuffedType: z._default(text, '') }), {}),
      }),
      {},
    ),
  })
  .check(
    z.refine(
      ({ answer, pieces, ...split }) =>
        JSON.stringify(pieces.map((piece) => piece.text).toSorted()) ===
        JSON.stringify(piecesOf(answer, split).toSorted()),
      'the pieces are not those of the answer',
    ),
    z.refine(giveNothingAway, 'the order of the ids gives the answer away (C-446)'),
    z.refine(({ pieces }) => new Set(pieces.map((piece) => piece.id)).size === pieces.length, 'an id stands twice'),
  )
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the pieces sorted by id, without the answer. */
export type PublicQuestion = PublicBase & Pick<Question, 'option' | 'optionType' | 'settings' | 'pieces'>

/** The ids of the placed pieces from first to last. */
export const responseSchema = z.object({ order: z.array(id) })
export type Response = z.infer<typeof responseSchema>
