import { cleanText } from '@phuong/domain/names/clean'
import * as z from 'zod/mini'
import { markedItems } from '../../shared/key-words.ts'
import { entityBar, plainText } from '../../shared/markup.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { id, list, settings, words } from '../../shared/stored.ts'
import { giveNothingAway, piecesFor, piecesOf } from './pieces.ts'

/** The text of a piece as the answer is split: one form of each letter, and a space is a piece too (C-445). */
const pieceText = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text) => cleanText(plainText(text)) || ' '),
)

/** A piece with an id of its own (docs/protocol.md 6): random, so that neither id nor order says where it belongs. */
const pieceSchema = z.object({ id, text: pieceText })

/** C-402, C-433: in old questions the answer is the first item of `answers` that is not wrong; bars within it stay (C-448). */
const firstAnswer = z.pipe(
  z.transform((value: unknown) => markedItems(value).find(({ isCorrect }) => isCorrect)?.said),
  words,
)

const stored = z.object({
  ...questionShape,
  /** the stored text (C-448): 'I like tea.', 'kite', or 'on Sunday|I|play chess' */
  answer: words,
  answers: z.prefault(firstAnswer, []),
  pieces: z._default(list(pieceSchema), []),
  /** CHARACTER or SENTENCES (C-401) */
  option: words,
  /** UNSCRAMBLEWORDS, MAKESENTENCE or MAKESENTENCE_WORDSGROUP (C-397) */
  optionType: words,
  settings: z.prefault(
    settings({
      /** word, sentence or other (C-421) */
      arrangementType: words,
      /** C-418 */
      question: z.prefault(settings({ shuffedType: words }), {}),
    }),
    {},
  ),
})

/** The words of an answer; a bar that is written as an entity is told from those between groups (H163). */
const answerIn = (text: string): string => plainText(text, entityBar)

/** The question with its answer in one place and, where none were stored, with pieces of it. */
const completed = ({ answers, ...question }: z.infer<typeof stored>) => {
  const answer = answerIn(question.answer) || answerIn(answers)
  const { pieces } = question
  return { ...question, answer, pieces: pieces.length > 0 ? pieces : piecesFor(question.id, answer, question) }
}
type Completed = ReturnType<typeof completed>

const inOrder = (texts: readonly string[]): string => JSON.stringify(texts.toSorted())

/** A question as it is stored, with its key. */
export const questionSchema = z.pipe(stored, z.transform(completed)).check(
  z.refine<Completed>(
    ({ answer, pieces, ...split }) => inOrder(pieces.map(({ text }) => text)) === inOrder(piecesOf(answer, split)),
    'the pieces are not those of the answer',
  ),
  z.refine<Completed>(giveNothingAway, 'the order of the ids gives the answer away (C-446)'),
  z.refine<Completed>(
    ({ pieces }) => new Set(pieces.map((piece) => piece.id)).size === pieces.length,
    'an id stands twice',
  ),
)
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the pieces sorted by id, without the answer. */
export type PublicQuestion = PublicBase & Pick<Question, 'option' | 'optionType' | 'settings' | 'pieces'>

/** The ids of the placed pieces from first to last. */
export const responseSchema = z.object({ order: z.array(id) })
export type Response = z.infer<typeof responseSchema>
