import { readFileSync } from 'node:fs'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { palette } from './palette.ts'
import { staffTheme } from './theme.ts'

const folder = new URL('.', import.meta.url)
const theme = mergeMantineTheme(DEFAULT_THEME, staffTheme)

/** What our tokens say about the names that Mantine's parts ask for. */
const meanings = {
  '--mantine-text-wrap': 'pretty',
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-text': 'var(--ink-9)',
  '--mantine-color-error': 'var(--rose-8)',
  '--mantine-color-success': 'var(--leaf-7)',
  '--mantine-color-placeholder': 'var(--ink-4)',
  '--mantine-color-anchor': 'var(--sky-7)',
  '--mantine-color-default-border': 'var(--control-line)',
  '--mantine-color-default-hover': 'var(--flame-1)',
  '--mantine-color-dimmed': 'var(--ink-6)',
  '--mantine-color-disabled': 'var(--sand-3)',
  '--mantine-color-disabled-color': 'var(--ink-6)',
  '--mantine-color-disabled-border': 'var(--line)',
} as const

/** The variables that Mantine would write into a style tag, for the one scheme and the colours that the product has. */
function variables(): string {
  const { variables, light } = defaultCssVariablesResolver(theme)
  const lines = Object.entries({ ...variables, ...light, ...meanings })
    .filter(([name]) => {
      const color = /^--mantine-color-([a-z]+)-(?:\d|filled|light|outline|text)/.exec(name)?.[1]
      return color === undefined || color in palette
    })
    .map(([name, value]) => `  ${name}: ${value};`)
  const hide = (query: string, name: string) => `@media (${query}) {\n  .mantine-${name} {\n    display: none;\n  }\n}`
  const hidden = Object.entries(theme.breakpoints).flatMap(([name, width]) => [
    hide(`max-width: ${Number.parseFloat(width) - 0.01}em`, `visible-from-${name}`),
    hide(`min-width: ${width}`, `hidden-from-${name}`),
  ])
  return `/* Made from theme.ts by variables.test.ts (vitest -u writes it anew): what Mantine would put into style tags. */
:root {\n${lines.join('\n')}\n}\n\n${hidden.join('\n\n')}\n`
}

test('the variables of Mantine come from a file of ours that follows the theme, so no style tag has to carry them', async () => {
  await expect(variables()).toMatchFileSnapshot('./variables.css')
})

test('every variable that the loaded parts of Mantine ask for in the light scheme is defined', () => {
  const loaded = [...readFileSync(new URL('mantine.css', folder), 'utf8').matchAll(/@import "(.+?)"/g)].map(
    ([, path]) => path,
  )
  expect(loaded.length).toBeGreaterThan(20)
  const own = variables()
  const missing = loaded
    .filter((path) => path?.startsWith('@mantine'))
    .flatMap((path) => {
      const css = readFileSync(new URL(import.meta.resolve(path as string)), 'utf8')
      const light = css.replaceAll(/[^{}]*\[data-mantine-color-scheme='dark'\][^{}]*\{[^{}]*\}/g, '')
      return [...light.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name]) => `${name}`)
    })
    .filter((name) => !own.includes(`${name}:`))
  expect([...new Set(missing)]).toEqual([])
})
