import sheet from './tokens.css?raw'

/** The colours of tokens.css by their names, for what cannot read a style: the drawings, and what is written from them. */
export const tokens: ReadonlyMap<string, string> = new Map(
  [...sheet.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
)

/**
 * The colour of a token, as #rrggbb.
 * @throws where there is no such token
 */
export const token = (name: string): string => {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`tokens.css has no colour ${name}`)
  return value
}

/** Red, green and blue of #rrggbb, 0 to 255 each. */
export const partsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour on the way from one to another, as `color-mix(in srgb)` finds it; `part` is 0 at the first, 1 at the second. */
export const mix = (one: string, other: string, part: number): string => {
  const others = partsOf(other)
  const mixed = partsOf(one).map((value, at) => Math.round(value + ((others[at] ?? value) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
