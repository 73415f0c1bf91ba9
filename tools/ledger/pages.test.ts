import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { idsOf, pageNames, readPage } from './page.ts'
import { readComplete, readLeft } from './promises.ts'
import { quotedTexts } from './quoted-texts.ts'
import { tally } from './tally.ts'

const text = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../docs/ledger', `${name}.md`), 'utf8')
const pages = pageNames.map((name) => readPage(name, text(name)))
const idsOfPage = (name: string): string[] => pages.filter((page) => page.name === name).flatMap(idsOf)
const headingsOf = (name: string): string[] =>
  pages.filter((page) => page.name === name).flatMap((page) => page.headings.map((one) => one.name))

const counted = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, step) => `${prefix}${String(step + 1).padStart(3, '0')}`)

test.each([
  ['shell', 'A-', 445],
  ['classroom', 'B-', 723],
  ['olympic', 'C-', 702],
  ['hostile', 'H', 177],
])('%s.md holds each of its ids once and in order', (name, prefix, last) => {
  expect(idsOfPage(name)).toEqual(counted(prefix, last))
})

/** The hostile cases after this one are our own (docs/decisions/0039-who-once-since-when.md). */
const lastGiven = 'H157'

/** sha256 of each page's ids with their quoted texts, taken from the specification: a given text changes letter for letter or not at all. */
test.each([
  ['shell', '2a6ade0751e7df5cdc58a63eb23b5cda5bf125aa863809958de2b8503c3ff5a6'],
  ['classroom', 'a3ee1a40f13dda22f6703cf0dea301c6b26319015d177aed4b0ad6aa5098569e'],
  ['olympic', '4e72dceda19bd2265d844e5572a840943de10ca6a9900a610e4527885e907e41'],
  ['hostile', 'c24341e37cd4f4783568cbb961a79aa3b073639c53555747a708280f2cd5f617'],
])('%s.md quotes the given texts letter for letter', (name, hash) => {
  const quotes = text(name)
    .split('\n')
    .flatMap((line) => {
      const [, id] = /^- ([ABC]-\d{3}|H\d{3}) /.exec(line) ?? []
      return id && id <= lastGiven ? [[id, ...quotedTexts(line)].join('\n')] : []
    })
  expect(createHash('sha256').update(quotes.join('\n')).digest('hex')).toBe(hash)
})

const strangers =
  /§|\bdocuments? \d|\bledger [ABC]\b|\bLiteral|\(seed|\bthe seed\b(?! data)|\bseeds\b|\b(?:house|wire|look|trust|field)\.md/g

test.each(['shell', 'classroom', 'olympic', 'hostile', 'decisions'])(
  '%s.md points at nothing that is not in this project',
  (name) => {
    expect(text(name).match(strangers) ?? []).toEqual([])
  },
)

test('every decision that a line names stands in decisions.md', () => {
  const known = new Set(
    text('decisions')
      .match(/^- D\d{2}/gm)
      ?.map((match) => match.slice(2)),
  )
  const named = ['shell', 'classroom', 'olympic'].flatMap((name) => text(name).match(/\bD\d{2}\b/g) ?? [])
  expect(named.length).toBeGreaterThan(0)
  expect([...new Set(named)].filter((decision) => !known.has(decision))).toEqual([])
})

test('complete.md and left.md can be read, and name only what the ledger has', () => {
  expect(
    tally({
      pages,
      titles: [],
      complete: { ...readComplete(text('complete')), entries: [] },
      left: readLeft(text('left')),
    }).faults,
  ).toEqual([])
  for (const entry of readComplete(text('complete')).entries)
    if ('heading' in entry) expect(headingsOf(entry.page)).toContain(entry.heading)
})

describe('what each document covers', () => {
  test('A-016 classroom management stands in classroom; exercises, landing page and signing in in olympic', () => {
    expect(headingsOf('classroom')).toEqual(
      expect.arrayContaining(['Classes', 'Assignments', 'Worksheet editor', 'Admin users']),
    )
    expect(headingsOf('olympic')).toEqual(
      expect.arrayContaining([
        'Olympic practice home',
        'Exercise kinds: submitting and marking',
        'Landing page',
        'Login',
        'Forgot password',
      ]),
    )
    expect(headingsOf('shell')).not.toEqual(expect.arrayContaining(['Landing page']))
  })

  test('B-002 classroom covers each of the areas that it names', () => {
    expect(headingsOf('classroom')).toEqual(
      expect.arrayContaining([
        'Home dashboards',
        'Classes',
        'Assignments',
        'Worksheet editor',
        'Worksheet player and answers',
        'Admin users',
        'Teacher books and resources',
        'Dynamic form',
        'Dynamic table',
        'Files: upload, QR and live refresh',
        'Speaking-score tool',
      ]),
    )
  })
})
