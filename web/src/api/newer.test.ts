import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { fromNewest, newerOf } from './newer.ts'

const stale = (newer: unknown) => new CallError('STALE', { status: 409, newer })

test('H160 what somebody else has saved is read from the refusal, and from no other failure', () => {
  expect(newerOf(stale({ score: 8 }))).toEqual({ score: 8 })
  expect(newerOf(new CallError('OFFLINE'))).toBeNull()
  expect(newerOf(new CallError('STALE', { fields: { by: 'Cô Lan' } }))).toBeNull()
  expect(newerOf(new Error('other'))).toBeNull()
})

/** A list of tags on a server: a change is refused where the tags are not those that it saw. */
const server = (stored: string[], others: string[][] = []) => ({
  add: (tag: string) => async (seen: string[]) => {
    stored = others.shift() ?? stored
    if (stored.join() !== seen.join()) throw stale({ tags: stored })
    stored = [...stored, tag]
    return stored
  },
})

test('H160 one more tag comes to those that somebody else has added', async () => {
  const { add } = server(['a', 'b'])
  expect(await fromNewest('tags', ['a'], add('c'))).toEqual(['a', 'b', 'c'])
})

test('H160 who is always later is told', async () => {
  const { add } = server(
    [],
    Array.from({ length: 9 }, (_, index) => [String(index)]),
  )
  await expect(fromNewest('tags', ['a'], add('c'))).rejects.toThrow()
})

test('another failure is not tried again', async () => {
  let tries = 0
  const failing = () => {
    tries += 1
    return Promise.reject(new CallError('OFFLINE'))
  }
  await expect(fromNewest('tags', [], failing)).rejects.toThrow()
  expect(tries).toBe(1)
})
