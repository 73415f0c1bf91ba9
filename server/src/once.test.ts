import { expect, test } from 'vitest'
import { once } from './once.ts'

test('it is made once for all who ask, and again after a failure', async () => {
  const tries: number[] = []
  const value = once(async () => {
    tries.push(tries.length)
    if (tries.length === 1) throw new Error('not now')
    return { made: tries.length }
  })
  expect(tries).toEqual([])
  expect((await Promise.allSettled([value(), value()])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const [one, other] = await Promise.all([value(), value()])
  expect(one).toBe(other)
  expect(await value()).toEqual({ made: 2 })
})
