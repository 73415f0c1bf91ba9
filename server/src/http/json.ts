import { UnreadableBody } from '../parameters.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads a JSON body strictly (H139, S22): valid UTF-8 without a byte order mark, no key twice in one object, no
 * `__proto__`. Two readers of one body must never see two different things.
 * @throws UnreadableBody
 */
export const parseJson = (bytes: Buffer): unknown => {
  let text: string
  try {
    text = utf8.decode(bytes)
    const value: unknown = JSON.parse(text)
    // of a key that stands twice the value holds one
    if (keysOf(value) !== keysIn(text)) throw new UnreadableBody()
    return value
  } catch {
    throw new UnreadableBody()
  }
}

const quote = '"'.charCodeAt(0)
const backslash = '\\'.charCodeAt(0)
const colon = ':'.charCodeAt(0)

/** How many keys are written in a text that is known to be JSON: each has a colon behind it that stands in no string. */
const keysIn = (text: string): number => {
  let keys = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) inString = !inString
    else if (sign === backslash) at++
    else if (sign === colon && !inString) keys++
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
