import { cleanText } from '@phuong/domain/names/clean'
import * as z from 'zod/mini'
import { pictureSettings } from '../../shared/choice-settings.ts'
import { saidIn } from '../../shared/key-words.ts'
import { type Alt, imageAlt, type PublicBase, questionShape } from '../../shared/question.ts'
import { isRecord, list, readStored, settings } from '../../shared/stored.ts'
import { isTypedText } from '../../shared/typed-text.ts'

/** Words as one text with bars between them (C-408), also where a list of them is stored (C-410). */
const asWords = (value: unknown): string => {
  const read = readStored(value)
  if (Array.isArray(read)) return read.map(asWords).join('|')
  return cleanText(typeof read === 'number' ? String(read) : read)
}
const words = z.pipe(z.transform(asWords), z.string())
/** An address, letter for letter; '' for what is none. */
const address = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : '')),
  z.string(),
)

/** A plain text is a word without a picture (C-409); both spellings of text count alike (C-406). */
const asItem = (value: unknown): unknown => {
  const item = isRecord(value) ? value : { answer: value }
  return { ...item, text: saidIn({ text: item.text, Text: item.Text }) }
}

/** A picture with its word (C-402): the picture is imageUrl or, without one, an answer that is its address. */
const item = z.pipe(
  z.transform(asItem),
  z.object({
    imageUrl: z._default(address, ''),
    imageAlt,
    audioUrl: z._default(address, ''),
    answer: z.prefault(words, ''),
    text: z.prefault(words, ''),
    /** 'a | b | c' are the choices of this picture alone (C-395) */
    question: z.prefault(words, ''),
  }),
)
export type Item = z.infer<typeof item>

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  answers: z.prefault(list(item), []),
  /** more words to choose from (C-383) */
  words: z.prefault(words, ''),
  settings: z.prefault(
    settings({
      answers: z.prefault(settings(pictureSettings), {}),
    }),
    {},
  ),
})
export type Question = z.infer<typeof questionSchema>

/** A picture to choose a word for. Its choices are sorted. */
export type PublicImage = Alt & {
  readonly imageUrl: string
  readonly audioUrl: string
  readonly choices: readonly string[]
}

export type PublicQuestion = PublicBase & {
  readonly settings: Question['settings']
  readonly images: readonly PublicImage[]
  /** no word is right for two pictures: one that is chosen is offered to no other */
  readonly once: boolean
}

/** The chosen word of each picture, null while none is chosen. */
export const responseSchema = z.object({ choices: z.array(z.nullable(z.string().check(z.refine(isTypedText)))) })
export type Response = z.infer<typeof responseSchema>
