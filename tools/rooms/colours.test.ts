import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const tokens = new Map(
  [...read('ui/src/theme/tokens.css').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
    value,
    name,
  ]),
)
// white is white everywhere
tokens.delete('#ffffff')

/** Files that say colours: those that are written from the tokens or hold colours of their own. */
const sayColours = [
  'ui/src/theme/tokens.css',
  // written by npm run look
  'ui/src/staff/palette.ts',
  'ui/src/staff/variables.css',
  // natural ones, of bark and skin, beside the tokens
  'ui/src/drawings/hand.ts',
  'ui/src/drawings/tiers.ts',
  'ui/src/drawings/schoolyard.ts',
  // the colours that people give to their folders are stored, and stay when the look changes
  'web/src/screens/folders/colors.ts',
]

const filesOf = (ending: RegExp): string[] =>
  ['ui/src', 'web/src', 'exercises/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file) && !sayColours.includes(file))

test('a colour of the product stands in its token: no other style or part repeats it', () => {
  const repeated = filesOf(/\.(css|tsx?)$/).flatMap((file) =>
    [...read(file).matchAll(/#[0-9a-f]{6}\b/gi)].flatMap(([colour]) => {
      const token = tokens.get(colour.toLowerCase())
      return token === undefined ? [] : [`${file}: ${colour} is var(--${token})`]
    }),
  )
  expect(repeated).toEqual([])
})

test('a style makes its colours of tokens: it has no other but white and black, and mixes what lets something through', () => {
  const own = filesOf(/\.css$/).flatMap((file) =>
    [...read(file).matchAll(/#(?!fff\b|000\b)[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi)].map(
      ([colour]) => `${file}: ${colour}; take var(--token) or color-mix(in srgb, var(--token) 40%, transparent)`,
    ),
  )
  expect(own).toEqual([])
})

test('what lets something through in tokens.css is one of its colours', () => {
  const thin = [...read('ui/src/theme/tokens.css').matchAll(/rgb\((\d+) (\d+) (\d+) \//g)].map(
    (parts) =>
      `#${parts
        .slice(1)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`,
  )
  expect(new Set(thin.map((colour) => tokens.get(colour)))).toEqual(new Set(['sky-7', 'ink-9']))
})

test('pictures of the product are drawn by functions, with the colours of the tokens', () => {
  expect(filesOf(/\.svg$/).filter((file) => !file.startsWith('ui/src/drawings/pictures/'))).toEqual([])
})

test('what stands around the page before any style is read has its ground', () => {
  const grounds = [
    ...['web/app.html', 'web/index.html'].map((file) => /name="theme-color" content="(.+?)"/.exec(read(file))?.[1]),
    ...['background_color', 'theme_color'].map(
      (name) => new RegExp(`"${name}": "(.+?)"`).exec(read('web/public/manifest.webmanifest'))?.[1],
    ),
  ]
  expect(grounds.map((colour) => tokens.get(colour ?? ''))).toEqual(['paper', 'paper', 'paper', 'paper'])
})
