import * as z from 'zod/mini'
import { id, stored, text } from './stored.ts'

/** What every question has beside what its type adds (C-383): words over it, a picture, a sound, and why the answer is so. */
export const questionShape = {
  id,
  title: z._default(text, ''),
  subTitle: z._default(text, ''),
  question: z._default(text, ''),
  questionText: z._default(text, ''),
  questionSub: z._default(text, ''),
  audioUrl: z._default(text, ''),
  imageUrl: z._default(text, ''),
  explainText: z._default(
    z.catch(stored(z.object({ audioScript: z._default(text, ''), text: z._default(text, '') })), {
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
