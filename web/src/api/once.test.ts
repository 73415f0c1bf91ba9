import { onceHeader } from '@phuong/domain/once'
import { beforeEach, expect, test, vi } from 'vitest'

let once: typeof import('./once.ts')['once']
let CallError: typeof import('./call-error.ts')['CallError']
beforeEach(async () => {
  vi.resetModules()
  once = (await import('./once.ts')).once
  CallError = (await import('./call-error.ts')).CallError
})

/** A line whose answers the test gives; `keys` are those that arrived. */
const line = () => {
  const keys: (string | undefined)[] = []
  const answers: { resolve(answer: string): void; reject(error: unknown): void }[] = []
  const send = (header: Record<string, string>) => {
    keys.push(header[onceHeader])
    return new Promise<string>((resolve, reject) => answers.push({ resolve, reject }))
  }
  return { keys, answers, send }
}

test('H159 two presses of one act are one call, and both have its answer', async () => {
  const { keys, answers, send } = line()
  const both = [once('make 4A1', send), once('make 4A1', send)]
  answers[0]?.resolve('made')
  expect(await Promise.all(both)).toEqual(['made', 'made'])
  expect(keys).toHaveLength(1)
})

test('H159 an act whose answer was lost is sent again under its key; one that is known is another act', async () => {
  const { keys, answers, send } = line()
  const lost = once('make 4A1', send)
  answers[0]?.reject(new CallError('OFFLINE'))
  await expect(lost).rejects.toThrow()
  const late = once('make 4A1', send)
  answers[1]?.reject(new CallError('FAULT', { status: 500 }))
  await expect(late).rejects.toThrow()
  const made = once('make 4A1', send)
  answers[2]?.resolve('made')
  await made
  expect(new Set(keys).size).toBe(1)
  void once('make 4A1', send)
  void once('make 4A2', send)
  expect(new Set(keys).size).toBe(3)
})

test('H159 what the server has refused is another act the next time', async () => {
  const { keys, answers, send } = line()
  const refused = once('make 4A1', send)
  answers[0]?.reject(new CallError('BAD_PARAMETERS', { status: 400 }))
  await expect(refused).rejects.toThrow()
  void once('make 4A1', send)
  expect(new Set(keys).size).toBe(2)
  // it has not looked at these
  for (const status of [408, 429]) {
    const act = `busy ${status}`
    const { keys: tried, answers: answered, send: again } = line()
    const busy = once(act, again)
    answered[0]?.reject(new CallError('BUSY', { status }))
    await expect(busy).rejects.toThrow()
    void once(act, again)
    expect(new Set(tried).size).toBe(1)
  }
})

test('H159 a change that is made again after another one of the same thing is an act of its own', async () => {
  const { keys, answers, send } = line()
  const rename = (name: string, thing = 'class 1') => once(`${thing} is called ${name}`, send, thing)
  const lost = rename('4A1')
  answers[0]?.reject(new CallError('OFFLINE'))
  await expect(lost).rejects.toThrow()
  const elsewhere = rename('4A1', 'class 2')
  answers[1]?.resolve('done')
  await elsewhere
  const back = rename('4A2')
  answers[2]?.resolve('done')
  await back
  void rename('4A1')
  expect(new Set(keys).size).toBe(4)
})
