import * as z from 'zod/mini'
import type { Verdict } from '../../../contract.ts'
import { escapedOlder, storedParts, typedText } from '../../../shared/listed-texts.ts'
import { normaliseAnswer } from '../../../shared/normalise-answer.ts'
import { waysToWrite } from '../../../shared/numbers.ts'
import { once } from '../../../shared/once.ts'
import { isTypedText } from '../../../shared/typed-text.ts'
import { type PublicWriteGroup, responseSchema, type WriteGroup, type WriteResponse } from './schema.ts'

/** What version 1 stored where nobody had given an answer yet (B-171). */
const olderNewText = 'Text'

export const upgraded = (text: string): string => (text === olderNewText ? '' : escapedOlder(text))

/** Letters of any alphabet with their marks, digits and the underscore (B-240). */
const wordSigns = /[\p{L}\p{M}\p{N}_]+/gu

/**
 * A text as fill-in answers are compared: normalised, without the signs after its last word sign (B-239). Where nothing
 * but signs stands they are the answer, as '>' in a sum. Takes time in proportion to the length of the text (H141).
 */
const comparable = (typed: unknown): string => {
  const text = normaliseAnswer(typed)
  let end = 0
  for (const { 0: signs, index } of text.matchAll(wordSigns)) end = index + signs.length
  // without the signs it may be one number
  return end === 0 || end === text.length ? text : normaliseAnswer(text.slice(0, end))
}

/** The ways to write an answer, as they were typed (B-241); a new box has one that is empty. */
export const waysOf = (text: string): readonly string[] => storedParts(text).map(typedText)

/** The ways that can be typed by a pupil; none for a new box. */
const alternatives = (text: string): string[] => waysOf(text).filter((way) => comparable(way) !== '')

/** Whether the box has an answer that can be typed; what has none is not marked. */
export const hasAnswer = (text: string): boolean => alternatives(text).length > 0

const given = (response: WriteResponse, id: string): string => (Object.hasOwn(response, id) ? (response[id] ?? '') : '')

export const emptyResponse = ({ zones }: PublicWriteGroup): WriteResponse =>
  Object.fromEntries(zones.map(({ id }) => [id, '']))

/** Any texts for boxes of this group. */
export const responseTo = ({ zones }: WriteGroup) =>
  responseSchema.check(
    z.refine((response) =>
      Object.entries(response).every(([id, typed]) => zones.some((zone) => zone.id === id) && isTypedText(typed)),
    ),
  )

/** Something stands in every box. */
export const isReady = ({ zones }: PublicWriteGroup, response: WriteResponse): boolean =>
  zones.every(({ id }) => comparable(given(response, id)) !== '')

/** What may be typed into each box, as it is compared. */
const keyOf = once(({ zones }: WriteGroup) =>
  zones.map(({ id, text }) => {
    const forms = [...new Set(waysOf(text))].map(comparable)
    return { id, accepted: new Set(forms.filter((form) => form !== '').flatMap(waysToWrite)) }
  }),
)

/** One item, right when every box is (B-242); none while a box has no answer. */
export const grade = (group: WriteGroup, response: unknown): Verdict => {
  const { id } = group
  const key = keyOf(group)
  if (key.some(({ accepted }) => accepted.size === 0)) return { correct: false, right: 0, total: 0, parts: {} }
  const parsed = responseSchema.safeParse(response)
  const correct = parsed.success && key.every((box) => box.accepted.has(comparable(given(parsed.data, box.id))))
  return { correct, right: correct ? 1 : 0, total: 1, parts: { [id]: correct } }
}

/** The first way to write each box. */
export const correctResponse = ({ zones }: WriteGroup): WriteResponse =>
  Object.fromEntries(zones.map(({ id, text }) => [id, alternatives(text)[0]?.trim() ?? '']))

export const toPublic = ({ id, zones }: WriteGroup): PublicWriteGroup => ({
  id,
  zones: zones.map((zone) => ({ id: zone.id, text: '' })),
})

/** What was typed, box after box; '' while nothing was. */
export const summarise = ({ zones }: PublicWriteGroup, response: WriteResponse): string =>
  zones
    .map(({ id }) => given(response, id).trim())
    .filter((typed) => typed !== '')
    .join(', ')
