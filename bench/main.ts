import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openScratchCluster, type ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { machineLine, thisMachine } from './machine.ts'
import { bytes } from './parts/bytes.ts'
import { classStart } from './parts/class.ts'
import { doors } from './parts/doors.ts'
import { editor } from './parts/editor.ts'
import { files } from './parts/files.ts'
import { badLine } from './parts/line.ts'
import { livePages } from './parts/live.ts'
import { logins } from './parts/logins.ts'
import { marking } from './parts/marking.ts'
import { notices } from './parts/notices.ts'
import { opening } from './parts/opening.ts'
import { papers } from './parts/papers.ts'
import { plans } from './parts/plans.ts'
import { registrations } from './parts/registrations.ts'
import { classLists } from './parts/roster.ts'
import { menuSearch } from './parts/search.ts'
import { starts } from './parts/starts.ts'
import { statements } from './parts/statements.ts'
import { missed, type Table, tableText } from './table.ts'

/**
 * `npm run bench [-- part ...]`: measures the built product on this machine, prints tables and keeps them as JSON under
 * reports/bench/. Times are figures with an aim, never a test; what must hold is held by tests as counts and ratios.
 */
const parts: Record<string, (cluster: ScratchCluster) => Promise<Table[]>> = {
  bytes,
  statements,
  plans,
  classes: classLists,
  search: menuSearch,
  starts,
  logins,
  registrations,
  papers,
  class: classStart,
  line: badLine,
  doors,
  notices,
  live: livePages,
  marking,
  opening,
  editor,
  files,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`No part of the bench is called ${unknown.join(', ')}: write one of ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const cluster = await openScratchCluster()
const machine = thisMachine(cluster.version)
console.log(machineLine(machine))
const results: Table[] = []
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const tables = await measure(cluster)
    results.push(...tables)
    console.log(tables.map(tableText).join('\n'))
  }
} finally {
  await cluster.stop()
}

const folder = fileURLToPath(new URL('../reports/bench', import.meta.url))
await mkdir(folder, { recursive: true })
const file = join(folder, `${machine.date.replaceAll(/[:.]/g, '-')}.json`)
await writeFile(
  file,
  `${JSON.stringify({ machine, parts: asked.length > 0 ? asked : Object.keys(parts), tables: results }, null, 2)}\n`,
)
console.log(`\n${missed(results)} aims missed; kept in ${file}`)
