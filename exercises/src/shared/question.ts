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

/** What a picture shows, for who does not see it: the kind of thing, where its word is asked for; '' where nobody says it. */
export const imageAlt = words

/** The same for a pupil: nothing where nothing is said. */
export type Alt = { readonly imageAlt?: string }
export const altOf = (picture: { readonly imageAlt: string }): Alt =>
  picture.imageAlt === '' ? {} : { imageAlt: picture.imageAlt }

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
  imageAlt,
  explainText: z.prefault(explainText, ''),
}

const questionBase = z.object(questionShape)
type QuestionBase = z.infer<typeof questionBase>

/** The part of it that a pupil has before answering: the explanation may hold the key. */
export type PublicBase = Omit<QuestionBase, 'explainText' | 'imageAlt'> & Alt

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
  ...altOf(question),
})
