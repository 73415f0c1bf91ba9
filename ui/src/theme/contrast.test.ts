import { expect, test } from 'vitest'
import { partsOf, token, tokens } from './tokens.ts'

/** Relative luminance of a colour as WCAG 2.2 counts it. */
function luminance(color: string): number {
  const [red, green, blue] = partsOf(color).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map((name) => luminance(tokens.get(name) ?? name)).toSorted((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const textOn: readonly [ground: string, ...texts: string[]][] = [
  ['paper', 'ink-9', 'ink-6', 'ink-4', 'sky-7', 'sky-8', 'flame-7', 'flame-8', 'rose-8'],
  ['card', 'ink-9', 'ink-6', 'ink-4', 'sky-7', 'sky-8', 'flame-7', 'flame-8', 'leaf-8', 'rose-7', 'rose-8', 'sun-9'],
  ['sand-1', 'ink-9', 'ink-6', 'flame-8'],
  ['sand-2', 'ink-9', 'ink-6'],
  ['sand-3', 'ink-6'],
  ['flame-1', 'flame-8', 'ink-9', 'ink-6'],
  ['flame-2', 'flame-8', 'ink-9'],
  ['leaf-1', 'leaf-8', 'ink-9'],
  ['rose-1', 'rose-8', 'ink-9'],
  ['sky-1', 'sky-8', 'ink-9'],
  ['sun-1', 'sun-9', 'ink-9'],
  ['flame-7', '#ffffff'],
  ['flame-8', '#ffffff'],
  ['leaf-7', '#ffffff'],
  ['leaf-8', '#ffffff'],
  ['rose-7', '#ffffff'],
  ['rose-8', '#ffffff'],
  ['ink-9', '#ffffff'],
]

for (const [ground, ...texts] of textOn)
  test(`text on ${ground} has the contrast of WCAG AA`, () => {
    for (const text of texts) expect(contrast(ground, text), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

test('borders of controls and the focus ring stand out at 3 to 1 on every ground they stand on', () => {
  for (const ground of ['paper', 'card'])
    for (const line of ['control-line', 'sky-7']) expect(contrast(ground, line), line).toBeGreaterThanOrEqual(3)
})

test('B-721 the palette has a name for what goes well, what is in danger, and for green, red and blue', () => {
  for (const [name, hue] of Object.entries({ 'leaf-7': 'green', 'rose-7': 'red', 'sky-7': 'blue' })) {
    const parts = partsOf(token(name))
    const strongest = ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))]
    expect(strongest, name).toBe(hue)
  }
})
