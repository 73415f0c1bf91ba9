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

/** Files that say the colours again: contrast.test.ts holds the first two to the tokens, variables.test.ts the third. */
const repeats = [
  'ui/src/theme/tokens.css',
  'ui/src/staff/palette.ts',
  'ui/src/drawings/hand.ts',
  'ui/src/staff/variables.css',
  // the colours that people give to their folders are stored, and stay when the look changes
  'web/src/screens/folders/colors.ts',
]

test('a colour of the product stands in its token: no other style or part repeats it', () => {
  const found = ['ui/src', 'web/src', 'exercises/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !repeats.includes(file))
      .flatMap((file) =>
        [...read(file).matchAll(/#[0-9a-f]{6}\b/gi)].flatMap(([colour]) => {
          const token = tokens.get(colour.toLowerCase())
          return token === undefined ? [] : [`${file}: ${colour} is var(--${token})`]
        }),
      ),
  )
  expect(found).toEqual([])
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
