import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { processIdentity } from './processes.ts'

/** Asks about its parent, opens files until there may be no more, and asks again. */
const asksWithoutFiles = `
  import { openSync } from 'node:fs'
  import { processIdentity } from ${JSON.stringify(join(import.meta.dirname, 'processes.ts'))}
  const before = processIdentity(process.ppid)
  for (;;) try { openSync('/dev/null') } catch { break }
  let after
  try { after = processIdentity(process.ppid) } catch (fault) { after = fault.code }
  process.stdout.write(JSON.stringify([before, after]))
`

test.skipIf(process.platform !== 'linux')(
  'S31 a process that may open no more files takes nobody for ended',
  async () => {
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      // the parent of the program is this process
      'ulimit -n 100; exec "$0" --input-type=module -e "$1"',
      process.execPath,
      asksWithoutFiles,
    ])
    expect(JSON.parse(stdout)).toEqual([processIdentity(process.pid), 'EMFILE'])
  },
)
