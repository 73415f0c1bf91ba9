import * as z from 'zod/mini'
import { id, stored, words } from './stored.ts'

/** What every question has beside what its type adds (C-383): words over it, a picture, a sound, and why the answer is so. */
export const questionShape = {
  id,
  title: words,
  subTitle: words,
  question: words,
  questionText: words,
  questionSub: words,
  audioUrl: words,
  imageUrl: words,
  explainText: z._default(
    z.catch(stored(z.object({ audioScript: words, text: words })), {
      audioScript: '',
      text: '',
    }),
    { audioScript: '', text: '' },
  ),
}

const questionBase = z.object(questionShape)
type QuestionBase = z.infer<typeof questionBase>

/** The part of it that a pupil has before answering: the explanation may hold the key. */
export type PublicBase = Omit<QuestionBase, 'explainText'>

/** Picks the public part of a question of any type. */
export const publicBase = (question: QuestionBase): PublicBase => ({
  id: question.id,
  title: question.title,
  subTitle: question.subTitle,
  question: question.question,
  questionText: question.questionText,
  questionSub: question.questionSub,
  audioUrl: question.audioUrl,
  imageUrl: question.imageUrl,
})
