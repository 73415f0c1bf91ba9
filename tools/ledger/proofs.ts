/**
 * npm run proofs: writes the tables of docs/trust.md that say where each hostile case is proven, from hostile.md, left.md
 * and the titles of the tests.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsIn } from './page.ts'
import { readLeft } from './promises.ts'
import { titlesIn } from './titles.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The page, and what stands around its tables. */
export const trustPath = 'docs/trust.md'
const begins = '<!-- written by npm run proofs -->\n'
const ends = '<!-- end -->'

/** Most files that a row names: the proof, not a list of all that touch it. */
const maxFiles = 3

/** By id of a requirement, a hostile case or a goal: the test files of which titles cite it, those with the most first. */
export type Citations = ReadonlyMap<string, readonly string[]>

/** A goal of docs/trust.md in a title. */
const goalsIn = (title: string): string[] => title.match(/\b[PRS]\d{1,2}\b/g) ?? []

/** Reads every test of the product; those of the ledger itself cite ids as examples. */
export const readCitations = (): Citations => {
  const paths = globSync(
    '{domain,ui,exercises,content,server,web,e2e,bench,tools}/**/*.{test,spec,crash}.{ts,tsx,mjs}',
    {
      cwd: root,
      exclude: (name) => ['node_modules', 'dist'].includes(name.split('/').at(-1) ?? ''),
    },
  )
  const counts = new Map<string, Map<string, number>>()
  for (const path of paths.filter((one) => !one.startsWith('tools/ledger/')).sort())
    for (const title of titlesIn(path, read(path)))
      for (const id of new Set([...idsIn(title), ...goalsIn(title)])) {
        const files = counts.get(id) ?? new Map<string, number>()
        counts.set(id, files.set(path, (files.get(path) ?? 0) + 1))
      }
  return new Map(
    [...counts].map(([id, files]) => [
      id,
      [...files].toSorted(([, one], [, other]) => other - one).map(([path]) => path),
    ]),
  )
}

type Case = { id: string; words: string }
export type Area = { name: string; cases: Case[] }

/** The cases of hostile.md by area: what goes wrong, up to the arrow before what must happen. */
export const areasOf = (text: string): Area[] => {
  const areas: Area[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) areas.push({ name: line.slice(3), cases: [] })
    const [, id, words] = /^- (H\d{3}) (.+ (?=→)|.+)/.exec(line) ?? []
    if (id && words) areas.at(-1)?.cases.push({ id, words: words.trim() })
  }
  return areas
}

/** The tables: each case with the tests that prove it, or why it waits. */
const tables = (citations: Citations): string => {
  const waiting = new Map(readLeft(read('docs/ledger/left.md')).entries.map(({ id, reason }) => [id, reason]))
  const proof = (id: string): string => {
    const paths = citations.get(id) ?? []
    if (paths.length === 0) return `waits: ${waiting.get(id) ?? ''}`
    return paths
      .slice(0, maxFiles)
      .map((path) => `\`${path}\``)
      .join(', ')
  }
  const row = ({ id, words }: Case): string =>
    `| ${id} | ${words.replaceAll('|', '\\|')} | ${proof(id).replaceAll('|', '\\|')} |`
  return areasOf(read('docs/ledger/hostile.md'))
    .map(({ name, cases }) =>
      [`### ${name}`, '', '| Case | What goes wrong | Proven by |', '|---|---|---|', ...cases.map(row)].join('\n'),
    )
    .join('\n\n')
}

/** The page in three: before its tables, the tables, after them. */
const partsOf = (page: string): [before: string, tables: string, after: string] => {
  const [from, to] = [page.indexOf(begins) + begins.length, page.indexOf(ends)]
  if (!page.includes(begins) || to < from) throw new Error(`${trustPath} has lost the marks around its tables.`)
  return [page.slice(0, from), page.slice(from, to), page.slice(to)]
}

/** A row of the tables: the files that are named as proof, or why the case waits. */
export type Row = { id: string; words: string; files: string[]; waits: string | null }

/** The rows of the page as they stand. */
export const readRows = (page: string): Row[] =>
  partsOf(page)[1]
    .split('\n')
    .flatMap((line) => {
      const [, id, words, proof] = /^\| (H\d{3}) \| (.*) \| (.*) \|$/.exec(line) ?? []
      if (!id || words === undefined || proof === undefined) return []
      const [, waits = null] = /^waits: (.*)$/.exec(proof) ?? []
      return {
        id,
        words,
        files: waits === null ? [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) : [],
        waits,
      }
    })

if (import.meta.main) {
  const [before, , after] = partsOf(read(trustPath))
  writeFileSync(join(root, trustPath), `${before}\n${tables(readCitations())}\n\n${after}`)
}
