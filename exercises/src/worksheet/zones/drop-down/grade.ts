import { cleanText } from '@phuong/domain/names/clean'
import * as z from 'zod/mini'
import type { Verdict } from '../../../contract.ts'
import { escapedOlder } from '../../../shared/listed-texts.ts'
import { isTypedText } from '../../../shared/typed-text.ts'
import { readOptions } from './options.ts'
import { type DropDownResponse, type DropDownZone, type PublicDropDown, responseSchema } from './schema.ts'

/** The text of a new drop-down: two options that are empty. */
export const newDropDownText = '|'

/** What version 1 stored in a new drop-down (B-175). */
const olderNewText = 'DropDown'

export const upgraded = (text: string): string => (text === olderNewText ? newDropDownText : escapedOlder(text))

/** The options as they are shown, each once, and those of them that are right. */
const optionsOf = (text: string): { all: string[]; right: Set<string> } => {
  const all = new Set<string>()
  const right = new Set<string>()
  for (const written of readOptions(text)) {
    const option = cleanText(written.text)
    if (option === '') continue
    all.add(option)
    if (written.right) right.add(option)
  }
  return { all: [...all], right }
}

/** Whether an option is marked as right; a drop-down without one is not marked. */
export const hasRightOption = (text: string): boolean => optionsOf(text).right.size > 0

export const emptyResponse = (): DropDownResponse => ''

/** Any text: one that is no option is only wrong. */
export const responseTo = (_: DropDownZone) => responseSchema.check(z.refine(isTypedText))

/** One of the options is chosen. */
export const isReady = ({ options }: PublicDropDown, chosen: DropDownResponse): boolean =>
  options.includes(cleanText(chosen))

/** One item; upper and lower case are different options, since telling them apart may be what is asked. */
export const grade = ({ id, text }: DropDownZone, response: unknown): Verdict => {
  const { right } = optionsOf(text)
  if (right.size === 0) return { correct: false, right: 0, total: 0, parts: {} }
  const parsed = responseSchema.safeParse(response)
  const correct = parsed.success && right.has(cleanText(parsed.data))
  return { correct, right: correct ? 1 : 0, total: 1, parts: { [id]: correct } }
}

export const correctResponse = ({ text }: DropDownZone): DropDownResponse => [...optionsOf(text).right][0] ?? ''

export const toPublic = ({ id, text }: DropDownZone): PublicDropDown => ({ id, options: optionsOf(text).all })

export const summarise = (_: PublicDropDown, chosen: DropDownResponse): string => cleanText(chosen)
