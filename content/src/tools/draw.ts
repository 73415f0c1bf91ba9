/** Writes our own drawings below web/public/pictures: `node content/src/tools/draw.ts`. Needed only when one changes. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawings } from '../drawings/all.ts'

for (const { name, svg } of drawings) {
  const file = join(import.meta.dirname, '../../../web/public/pictures', `${name}.svg`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
}
process.stdout.write(`${drawings.length} drawings\n`)
