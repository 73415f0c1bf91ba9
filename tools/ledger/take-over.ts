/**
 * Writes docs/ledger from the specification that the product is built to:
 *   node tools/ledger/take-over.ts SPEC_FOLDER TRUST_FILE
 * Running it again on the same specification writes the same bytes. It writes nothing when an id or a quoted text of the
 * specification would be lost or changed on the way.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decisionsPage, hostilePage, requirementPage } from './take-over-pages.ts'
import { quotedTexts } from './wording.ts'

const [specFolder, trustFile] = process.argv.slice(2)
if (!specFolder || !trustFile) {
  console.error('Usage: node tools/ledger/take-over.ts SPEC_FOLDER TRUST_FILE')
  process.exit(2)
}

const linesById = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^- ([ABC]-\d{3}|D\d{2}|H\d{3}) .*$/gm)].map((match) => [match[1] as string, match[0]]))

/** Where the two texts differ in the ids of their lines or in what those lines quote. */
const lost = (before: string, after: string): string[] => {
  const here = linesById(after)
  const there = linesById(before)
  const faults = [...here.keys()].filter((id) => !there.has(id)).map((id) => `${id} is new`)
  for (const [id, line] of there)
    if (!here.has(id)) faults.push(`${id} is missing`)
    else if (quotedTexts(line).join('\n') !== quotedTexts(here.get(id) as string).join('\n'))
      faults.push(`${id} quotes other texts`)
  return faults
}

const source = (name: string): string => readFileSync(join(specFolder, `${name}.md`), 'utf8')
const pages: [name: string, before: string, after: string][] = [
  ['shell', source('shell'), requirementPage('shell', source('shell'))],
  ['classroom', source('classroom'), requirementPage('classroom', source('classroom'))],
  ['olympic', source('olympic'), requirementPage('olympic', source('olympic'))],
  ['decisions', source('decisions'), decisionsPage(source('decisions'))],
  ['hostile', readFileSync(trustFile, 'utf8'), hostilePage(readFileSync(trustFile, 'utf8'))],
]

const faults = pages.flatMap(([name, before, after]) => lost(before, after).map((fault) => `${name}: ${fault}`))
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
for (const [name, , after] of pages) {
  writeFileSync(join(import.meta.dirname, '../../docs/ledger', `${name}.md`), after)
  console.log(`docs/ledger/${name}.md: ${linesById(after).size} lines`)
}
