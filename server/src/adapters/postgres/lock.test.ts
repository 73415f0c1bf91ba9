import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeLock } from './lock.ts'
import { processIdentity } from './processes.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'phuong-lock-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('R18 a lock held by a living process is not given to a second one, which hears its pid', async () => {
  const path = join(root, 'held.lock')
  const first = await takeLock(path)
  expect(first).toHaveProperty('lock')
  expect(await takeLock(path)).toEqual({ owner: process.pid })
})

test('R18 a released lock can be taken again and leaves no file behind', async () => {
  const path = join(root, 'released.lock')
  const first = await takeLock(path)
  if ('lock' in first) await first.lock.release()
  const second = await takeLock(path)
  expect(second).toHaveProperty('lock')
  if ('lock' in second) await second.lock.release()
  expect((await readdir(root)).filter((name) => name.startsWith('released'))).toEqual([])
})

test('R18 a lock whose pid now belongs to a later process is taken over', async () => {
  const path = join(root, 'recycled.lock')
  await writeFile(path, JSON.stringify({ pid: process.pid, identity: `${processIdentity(process.pid)}9`, nonce: 'x' }))
  expect(await takeLock(path)).toHaveProperty('lock')
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ identity: processIdentity(process.pid) })
})

test.each(['', 'garbage', '{"pid":"x"}', 'null'])(
  'R18 a lock that a power cut left as %j is taken over',
  async (text) => {
    const path = join(root, `torn-${text.length}.lock`)
    await writeFile(path, text)
    expect(await takeLock(path)).toHaveProperty('lock')
  },
)

test('R18 the lock of a process that was killed in the middle of taking over is taken over', async () => {
  const path = join(root, 'nested.lock')
  const dead = JSON.stringify({ pid: process.pid, identity: 'long ago', nonce: '1' })
  await writeFile(path, dead)
  const second = `${path}.${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`
  await writeFile(second, JSON.stringify({ pid: process.pid, identity: 'long ago', nonce: '2' }))
  expect(await takeLock(path)).toHaveProperty('lock')
  expect((await readdir(root)).filter((name) => name.startsWith('nested'))).toEqual(['nested.lock'])
})

test('R18 of six processes that find the same dead lock exactly one gets it', async () => {
  const path = join(root, 'race.lock')
  await writeFile(path, JSON.stringify({ pid: process.pid, identity: 'long ago', nonce: 'x' }))
  const program = `
    import { takeLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
    process.stdin.once('data', async () => console.log(JSON.stringify(await takeLock(process.argv[1])))).on('end', () => process.exit())
    console.log('waiting')`
  const racers = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program, path], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
  })
  try {
    for (const { lines } of racers) expect((await lines.next()).value).toBe('waiting')
    for (const { child } of racers) child.stdin.write('go\n')
    const answers = await Promise.all(racers.map(async ({ lines }) => JSON.parse(String((await lines.next()).value))))
    const winners = racers.filter((_, index) => 'lock' in answers[index])
    expect(winners).toHaveLength(1)
    const winner = winners[0]?.child.pid
    expect(answers.filter((answer) => 'owner' in answer).map(({ owner }) => owner)).toEqual(Array(5).fill(winner))
  } finally {
    for (const { child } of racers) child.stdin.end()
  }
})
