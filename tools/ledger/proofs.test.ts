import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { idsOf, readPage } from './page.ts'
import { readLeft } from './promises.ts'
import { readCitations, readRows, trustPath } from './proofs.ts'
import { titlesIn } from './titles.ts'

const text = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const page = text(trustPath)
const rows = readRows(page)
const citations = readCitations()
const hostile = text('docs/ledger/hostile.md')

test('each hostile case stands in docs/trust.md once, in the order and the words of the ledger', () => {
  expect(rows.map(({ id }) => id)).toEqual(idsOf(readPage('hostile', hostile)))
  const strange = rows.filter(({ id, words }) => !hostile.includes(`- ${id} ${words.replaceAll('\\|', '|')}`))
  expect(strange).toEqual([])
})

test('each test file that is named as proof cites its case in a title', () => {
  const wrong = rows.flatMap(({ id, files }) =>
    files.filter((path) => !citations.get(id)?.includes(path)).map((path) => `${id} ${path}`),
  )
  expect(wrong).toEqual([])
})

test('each case that a title cites stands as proven, and only what none cites waits, for the reason of left.md', () => {
  const reasons = new Map(readLeft(text('docs/ledger/left.md')).entries.map(({ id, reason }) => [id, reason]))
  for (const { id, files, waits } of rows) {
    expect([id, files.length > 0]).toEqual([id, citations.has(id)])
    expect([id, waits]).toEqual([id, citations.has(id) ? null : (reasons.get(id) ?? `no reason in left.md for ${id}`)])
  }
})

test('each goal that a title cites stands in docs/trust.md', () => {
  const told = new Set([...page.matchAll(/^\| ([PRS]\d{1,2}) \|/gm)].map(([, id]) => id))
  const strange = [...citations.keys()].filter((id) => /^[PRS]\d/.test(id) && !told.has(id))
  expect(strange).toEqual([])
})

test('titles are what test, it and describe are called with, plain, in tables, skipped and with gaps', () => {
  const found = titlesIn(
    'x.test.ts',
    `describe.skipIf(no)(\`H052 \${why}\`, () => { test.each([['H999']])('H001 %s', () => say('H998')) })
    test.each\`a\`("it's H002", () => {}) // H997`,
  )
  expect(found).toEqual(['H052  ', 'H001 %s', "it's H002"])
})
