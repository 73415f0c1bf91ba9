import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'

const path = fileURLToPath(new URL('scratch-cluster.ts', import.meta.url))
const program = `
  const { openScratchCluster } = await import(${JSON.stringify(path)})
  const { administrator } = await openScratchCluster()
  console.log(administrator)
  setInterval(() => {}, 60_000)
`

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'a program that is ended by %s leaves neither its PostgreSQL nor its rows',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [address] = (await once(createInterface(child.stdout), 'line')) as [string]
    const reached = async () => {
      const client = new pg.Client({ connectionString: address })
      await client.connect()
      const { rows } = await client.query('show data_directory')
      await client.end()
      return String(rows[0].data_directory)
    }
    const directory = await reached()
    expect(existsSync(directory)).toBe(true)
    const ended = once(child, 'exit')
    child.kill(signal)
    expect(await ended).toEqual([null, signal])
    expect(existsSync(directory)).toBe(false)
    await expect(reached()).rejects.toThrow()
  },
)
