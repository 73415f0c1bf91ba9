import { createServer } from 'node:http'
import { seededChance } from '@phuong/domain/chance/seeded-chance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChaosProxy } from './chaos-proxy.ts'

let heard: string[] = []
const server = createServer((request, answer) => {
  heard.push(String(request.url))
  answer.end(`heard ${request.url}`)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => void server.close())

const ask = async (proxy: string, path: string): Promise<string | null> => {
  try {
    const answer = await fetch(proxy + path, { headers: { connection: 'close' } })
    return await answer.text()
  } catch {
    return null
  }
}

test('a good line carries everything as it is', async () => {
  const proxy = await startChaosProxy(url, { chance: seededChance(1) })
  expect(await ask(proxy.url, '/a')).toBe('heard /a')
  expect([proxy.cuts(), proxy.passed()]).toEqual([0, 2])
  await proxy.stop()
})

test('H040 a line that is cut loses questions on the way there and answers on the way back', async () => {
  heard = []
  const proxy = await startChaosProxy(url, { chance: seededChance(7), cut: 0.4 })
  const asked = Array.from({ length: 60 }, (_, index) => `/${index}`)
  const answers: (string | null)[] = []
  for (const path of asked) answers.push(await ask(proxy.url, path))
  const lostThere = asked.filter((path) => !heard.includes(path))
  const lostBack = asked.filter((path, index) => heard.includes(path) && answers[index] === null)
  expect(lostThere.length).toBeGreaterThan(3)
  expect(lostBack.length).toBeGreaterThan(3)
  expect(proxy.cuts()).toBeGreaterThanOrEqual(lostThere.length + lostBack.length)
  for (const [index, answer] of answers.entries()) if (answer !== null) expect(answer).toBe(`heard /${index}`)
  await proxy.stop()
})

test('a slow line keeps the order of what it carries', async () => {
  const proxy = await startChaosProxy(url, {
    chance: seededChance(3),
    delayMs: 1,
    loss: 0.5,
    retransmitMs: 2,
    bytesPerSecond: 1_000_000,
  })
  expect(await ask(proxy.url, '/slow')).toBe('heard /slow')
  await proxy.stop()
})
