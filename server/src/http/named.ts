declare module 'fastify' {
  interface FastifyContextConfig {
    /** bytes that a JSON body may have, out of what its beginning names; `usualBodyBytes` where a door says nothing */
    bodyBytes?(named: Named): number
  }
}

/** The texts that stand at the beginning of a body, under their keys. */
export type Named = Readonly<Record<string, unknown>>

/** So much of a body is its beginning, bytes: what names a call is far shorter. */
export const beginningBytes = 1_024

/** A key and its text, neither with an escape in it, and the comma behind them. */
const textField = /\s*"([^"\\]{1,60})"\s*:\s*"([^"\\]{0,200})"\s*,/y

/**
 * What a long body says of itself before its parameters come. A body whose names stand behind them, or are written with
 * escapes, names nothing. What it says twice is refused when it is read (json.ts), so it cannot be read as another call.
 */
export const namedIn = (beginning: Buffer): Named => {
  const text = beginning.toString('latin1', 0, beginningBytes)
  const open = /^\s*\{/.exec(text)
  const named = new Map<string, string>()
  if (open === null) return {}
  textField.lastIndex = open[0].length
  for (let found = textField.exec(text); found !== null; found = textField.exec(text))
    named.set(found[1] ?? '', found[2] ?? '')
  return Object.fromEntries(named)
}
