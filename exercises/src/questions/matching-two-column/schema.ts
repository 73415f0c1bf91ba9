import { cleanText } from '@phuong/domain/names/clean'
import * as z from 'zod/mini'
import type { Fields } from '../../contract.ts'
import { plainText } from '../../shared/markup.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, isRecord, list, settings } from '../../shared/stored.ts'

/** A text of a card as it is shown and compared, without the marks of an editor (C-391); numbers are texts too. */
const cardText = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? cleanText(plainText(String(value))) : '',
  ),
  z.string(),
)
const cardId = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '')),
  z.string(),
)

/** Two texts that belong together (C-404). `id` is the match id; the ids of the two cards say nothing about it. */
const pair = z.pipe(
  z.transform((value: unknown): Fields => (isRecord(value) ? value : {})),
  z.object({
    id: z._default(cardId, ''),
    leftId: z._default(cardId, ''),
    rightId: z._default(cardId, ''),
    textLeft: z._default(cardText, ''),
    textRight: z._default(cardText, ''),
  }),
)
type Pair = z.infer<typeof pair>

/**
 * The ids of one column: those stored, if each card has one of its own, otherwise its text with a count of equal texts,
 * which gives away no more than the card shows.
 */
const idsOf = (ids: readonly string[], texts: readonly string[]): string[] => {
  if (!ids.includes('') && new Set(ids).size === ids.length) return [...ids]
  return texts.map((text, index) => `${texts.slice(0, index).filter((before) => before === text).length}:${text}`)
}

const withCardIds = (pairs: Pair[]): Pair[] => {
  const shown = pairs.filter(({ textLeft, textRight }) => textLeft !== '' || textRight !== '')
  const left = idsOf(
    shown.map(({ leftId }) => leftId),
    shown.map(({ textLeft }) => textLeft),
  )
  const right = idsOf(
    shown.map(({ rightId }) => rightId),
    shown.map(({ textRight }) => textRight),
  )
  return shown.map((each, index) => ({ ...each, leftId: left[index] ?? '', rightId: right[index] ?? '' }))
}

/** On when absent (C-431). */
const onWhenAbsent = z.prefault(
  z.pipe(
    z.transform((value: unknown): unknown => value ?? true),
    flag,
  ),
  true,
)

const settingsSchema = settings({
  showNumber: onWhenAbsent,
  showTitleColumn: onWhenAbsent,
  isDragAColumnDisabled: z._default(flag, false),
  isDragBColumnDisabled: z._default(flag, false),
})

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  settings: z.prefault(settingsSchema, {}),
  answers: z.prefault(z.pipe(list(pair), z.transform(withCardIds)), []),
})
export type Question = z.infer<typeof questionSchema>

export type Card = { readonly id: string; readonly text: string }

/** What a pupil receives: both columns, each in the order of its own ids. */
export type PublicQuestion = PublicBase & {
  readonly settings: Question['settings']
  readonly left: readonly Card[]
  readonly right: readonly Card[]
}

/** The ids of the cards from the first row to the last. */
export const responseSchema = z.object({ left: z.array(z.string()), right: z.array(z.string()) })
export type Response = z.infer<typeof responseSchema>

export const columnNames = ['left', 'right'] as const
export type ColumnName = (typeof columnNames)[number]
