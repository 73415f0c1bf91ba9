import { expect, test } from 'vitest'
import { GivingStopped, giveToClasses } from './give-to-classes.ts'

test('B-124 B-125 the classes are given to one after the other, never two at once', async () => {
  const seen: string[] = []
  let atOnce = 0
  let max = 0
  await giveToClasses(['a', 'b', 'c'], async (classId) => {
    atOnce += 1
    max = Math.max(max, atOnce)
    await Promise.resolve()
    seen.push(classId)
    atOnce -= 1
  })
  expect(seen).toEqual(['a', 'b', 'c'])
  expect(max).toBe(1)
})

test('B-127 a failure in a later class ends it; what was made stays, the rest is left for another try', async () => {
  const asked: string[] = []
  const cause = new Error('no')
  const stopped = await giveToClasses(['a', 'b', 'c'], async (classId) => {
    asked.push(classId)
    if (classId === 'b') throw cause
  }).catch((error: unknown) => error)
  expect(asked).toEqual(['a', 'b'])
  expect(stopped).toBeInstanceOf(GivingStopped)
  const { given, left, cause: why } = stopped as GivingStopped
  expect([given, left, why]).toEqual([['a'], ['b', 'c'], cause])
})
