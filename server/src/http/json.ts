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
    refuseDoubleKeys(text)
    return value
  } catch {
    throw new UnreadableBody()
  }
}

/** Walks a text that is known to be JSON and watches the keys of each open object. */
const refuseDoubleKeys = (text: string): void => {
  const open: (Set<string> | null)[] = []
  const token = /"(?:[^"\\]|\\.)*"|[{}[\]:]/gs
  let last = ''
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [piece] = match
    if (piece === '{') open.push(new Set())
    else if (piece === '[') open.push(null)
    else if (piece === '}' || piece === ']') open.pop()
    else if (piece === ':') {
      const keys = open.at(-1)
      const key = JSON.parse(last) as string
      if (key === '__proto__' || keys?.has(key)) throw new UnreadableBody()
      keys?.add(key)
    } else last = piece
  }
}
