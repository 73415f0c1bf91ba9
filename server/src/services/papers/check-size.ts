import { maxDepth } from '@phuong/domain/body-limits'
import { type Fields, type Finding, isFields, storedJson } from './finding.ts'
import type { Path } from './read-json.ts'
import { paperTexts } from './texts.ts'

/** The longest text that a pupil reads, in UTF-16 units, and the largest question, in bytes of its JSON. */
export const maxTextLetters = 10_000
const maxQuestionBytes = 200_000

const ofLengths = (value: unknown, path: Path): Finding[] => {
  // told by those who look at the texts
  if (path.length > maxDepth) return []
  if (typeof value === 'string') {
    const inside = storedJson(value)
    if (typeof inside === 'object' && 'tooMuch' in inside) return [{ path, text: inside.tooMuch }]
    // a JSON text is as long as what it holds, each part of which is a text of its own (C-384)
    if (typeof inside === 'object') return ofLengths(inside.value, path).map((found) => ({ ...found, path }))
    return value.length > maxTextLetters ? [{ path, text: paperTexts.longText(maxTextLetters) }] : []
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => ofLengths(item, [...path, at]))
  return isFields(value) ? Object.entries(value).flatMap(([name, held]) => ofLengths(held, [...path, name])) : []
}

/** What there is too much of in a question, and whether that is the question itself. */
type Size = { readonly isLarge: boolean; readonly findings: readonly Finding[] }

/**
 * What is too much to be read by the rules of a type, whose time grows with the length of a text: told before they are
 * asked, so that nobody waits for one question (C-257).
 */
export const sizeOf = (content: Fields): Size => {
  const isLarge = Buffer.byteLength(JSON.stringify(content)) > maxQuestionBytes
  const whole = isLarge ? [{ path: [], text: paperTexts.largeQuestion(maxQuestionBytes / 1_000) }] : []
  return { isLarge, findings: [...whole, ...ofLengths(content, [])] }
}
