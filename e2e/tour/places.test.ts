import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type DemoIds, exerciseTypes } from '../support/screens.ts'
import { typeStates } from './demo.ts'
import { places } from './places.ts'
import { screens } from './screens.ts'

const table = readFileSync(new URL('../../web/src/routes.tsx', import.meta.url), 'utf8')
/** Every role, and the account that has none: what 'authenticated' lets in. */
const everybody = ['administrator', 'manager', 'roleless', 'student', 'teacher', 'testbank']

/** The `allow` of an access rule in the text of the table; a rule with a name of its own stands above the rows. */
const allowOf = (access: string): string[] => {
  const rule = /^\w+$/.test(access) ? new RegExp(`const ${access} = (\\{[^}]*\\})`).exec(table)?.[1] : access
  const allow = /allow: (\[[^\]]*\]|'\w+')/.exec(rule ?? '')?.[1] ?? ''
  return [...allow.matchAll(/'(\w+)'/g)].map(([, name]) => name as string)
}

/** A row as it stands, or one that is made for each kind of exercise (B-105) or for each book (C-592). */
const row =
  /^ {2,4}(?:\{|\((?:type|classLevel)\): RouteRow => \(\{)\n {4,6}path: ['`]([^'`]+)['`],\n {4,6}access: (\w+|\{[^}]*\}),\n([\s\S]*?)^ {2,4}\}\)?,$/gm
const kindOf = /\$\{type\}$/
const written = [...table.matchAll(row)]
const rows = written.flatMap(([, path = '', access = '', rest]) =>
  (kindOf.test(path) ? exerciseTypes.map((type) => path.replace(kindOf, type)) : [path]).map((each) => ({
    // one book stands for all
    path: each.replace(/\$\{classLevel\}/, '5'),
    allow: allowOf(access),
    visitorsOnly: rest?.includes('visitorsOnly: true'),
  })),
)

test('the text of the routes table is understood', () => {
  expect(written.length).toBe([...table.matchAll(/\bload: /g)].length - 1)
  expect(rows.every(({ allow }) => allow.length > 0)).toBe(true)
})

test('look 7 the tour opens every route of the table, as every role that may open it', () => {
  expect(screens.map(({ path }) => path).toSorted()).toEqual(rows.map(({ path }) => path).toSorted())
  for (const { path, allow, visitorsOnly } of rows) {
    const lookers = screens.find((screen) => screen.path === path)?.who
    const expected = allow.flatMap((each) =>
      each === 'authenticated' ? everybody : each === 'visitors' ? ['visitor'] : [each],
    )
    expect(lookers, path).toEqual(expect.arrayContaining(expected))
    if (visitorsOnly) expect(lookers, path).toEqual(['visitor'])
  }
})

test('C-531 the root of every book is looked at', () => {
  const opened = places.map(({ path, at }) => at?.({} as DemoIds) ?? path)
  for (const level of [1, 2, 3, 4, 5, 8]) expect(opened).toContain(`/olympicsgkBook${level}`)
})

test('each place of the tour has pictures of its own', () => {
  const all = [...places, ...typeStates]
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})
