import { maxDepth } from '@phuong/domain/body-limits'
import { maxValues, UnreadableBody } from './parameters.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads a JSON body strictly (H139, S22): valid UTF-8 without a byte order mark, no key twice in one object, no
 * `__proto__`. Two readers of one body must never see two different things. What is too much or too deep is refused
 * before anything is made of it.
 * @throws UnreadableBody
 */
export const parseJson = (bytes: Buffer): unknown => {
  const keys = keysIn(bytes)
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes))
    // of a key that stands twice the value holds one
    if (keysOf(value) !== keys) throw new UnreadableBody()
    return value
  } catch {
    throw new UnreadableBody()
  }
}

const [quote, backslash, colon, comma] = [...'"\\:,'].map((sign) => sign.charCodeAt(0))
const [brace, bracket, braceEnd, bracketEnd] = [...'{[}]'].map((sign) => sign.charCodeAt(0))
const [space, tab, line, carriage] = [...' \t\n\r'].map((sign) => sign.charCodeAt(0))

/**
 * How many keys are written in JSON: each has a colon behind it that stands in no string. Values and keys are counted on
 * the way; each byte is looked at once, and none behind the one that is too many (H139). What is no JSON gives any number.
 * @throws UnreadableBody for more than `maxValues` values and keys, or deeper than `maxDepth`
 */
export const keysIn = (bytes: ArrayLike<number>): number => {
  let keys = 0
  let values = 0
  let depth = 0
  let inString = false
  let inWord = false
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at]
    if (inString) {
      if (sign === quote) inString = false
      else if (sign === backslash) at++
      continue
    }
    const wasInWord = inWord
    inWord = false
    switch (sign) {
      case quote:
        inString = true
        values++
        break
      case brace:
      case bracket:
        // the outermost is at depth 0
        if (depth++ > maxDepth) throw new UnreadableBody()
        values++
        break
      case braceEnd:
      case bracketEnd:
        depth--
        break
      case colon:
        keys++
        break
      case comma:
      case space:
      case tab:
      case line:
      case carriage:
        break
      default:
        // a number, or a name such as `true`
        inWord = true
        if (!wasInWord) values++
    }
    if (values > maxValues) throw new UnreadableBody()
  }
  return keys
}

/** How many keys the objects of a value have. @throws UnreadableBody for one that is called `__proto__` */
const keysOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  let keys = 0
  if (Array.isArray(value)) for (const item of value) keys += keysOf(item)
  else
    for (const [key, held] of Object.entries(value)) {
      if (key === '__proto__') throw new UnreadableBody()
      keys += 1 + keysOf(held)
    }
  return keys
}
