import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paint } from '../drawings/hand.ts'
import { palette } from '../staff/palette.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const tokens = new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]))

/** Relative luminance of a colour as WCAG 2.2 counts it. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
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

test('the drawings and the staff theme repeat the tokens exactly', () => {
  const drawn = [
    'ink:ink-9',
    'flame8',
    'flame7',
    'flame5',
    'flame2',
    'flame1',
    'leaf8',
    'leaf7',
    'leaf4',
    'leaf1',
    'sun5',
  ]
  for (const pair of [...drawn, 'sun1', 'sky7', 'sky1', 'paper', 'shade:sand-4']) {
    const [name = '', token = name.replace(/(\d)/, '-$1')] = pair.split(':')
    expect([name, paint[name as keyof typeof paint]]).toEqual([name, tokens.get(token)])
  }
  for (const [name, shades] of Object.entries(palette))
    for (const shade of [1, 5, 7, 8]) {
      const token = tokens.get(`${name}-${shade}`)
      if (token) expect([name, shade, shades[shade]]).toEqual([name, shade, token])
    }
})

test('B-721 the palette has a name for what goes well, what is in danger, and for green, red and blue', () => {
  for (const [name, hue] of Object.entries({ 'leaf-7': 'green', 'rose-7': 'red', 'sky-7': 'blue' })) {
    const parts = [1, 3, 5].map((at) => Number.parseInt((tokens.get(name) ?? '#000000').slice(at, at + 2), 16))
    const strongest = ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))]
    expect(strongest, name).toBe(hue)
  }
  // success is the green, danger the red: parts and Mantine take them from the same tokens
  expect(palette.leaf).toContain(tokens.get('leaf-7'))
  expect(palette.rose).toContain(tokens.get('rose-7'))
  expect(palette.sky).toContain(tokens.get('sky-7'))
})
