import * as z from 'zod/mini'
import { saidIn } from './key-words.ts'
import { id, isRecord, readStored, words } from './stored.ts'

const explanation = z.object({ audioScript: words, text: words })

/** Why an answer is so: what is heard and what is said; some old questions say it as a plain text, or call it Text. */
const explainText = z.pipe(
  z.transform((value: unknown): z.input<typeof explanation> => {
    const read = readStored(value)
    if (isRecord(read)) return { ...read, text: saidIn({ text: read.text, Text: read.Text }) }
    return { text: read }
  }),
  explanation,
)

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
  explainText: z.prefault(explainText, ''),
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
