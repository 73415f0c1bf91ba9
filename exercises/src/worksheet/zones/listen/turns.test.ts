import { expect, test } from 'vitest'
import { makeTurns, type Voice } from './turns.ts'

const blocked = Object.assign(new Error('not before a touch'), { name: 'NotAllowedError' })

/** Voices that note what is done to them. */
const worksheet = (refusal: Error | null = null) => {
  const done: string[] = []
  const voice = (name: string): Voice => ({
    play: () => {
      done.push(`${name} plays`)
      return refusal === null ? Promise.resolve() : Promise.reject(refusal)
    },
    pause: () => done.push(`${name} rests`),
  })
  return { done, turns: makeTurns(), a: voice('a'), b: voice('b'), c: voice('c') }
}

test('B-213 B-216 the sounds of a worksheet play by themselves, each when the one before it has ended', () => {
  const { done, turns, a, b, c } = worksheet()
  for (const voice of [a, b, c]) turns.wait(voice)
  expect(done).toEqual(['a plays'])
  turns.ended(a)
  turns.ended(a)
  expect(done).toEqual(['a plays', 'b plays'])
  turns.ended(b)
  expect(done.at(-1)).toBe('c plays')
})

test('B-216 where the browser lets nothing sound by itself, nothing is tried again, and a press still plays', async () => {
  const { done, turns, a, b, c } = worksheet(blocked)
  turns.wait(a)
  turns.wait(b)
  await Promise.resolve()
  expect(done).toEqual(['a plays'])
  await expect(turns.take(c)).rejects.toBe(blocked)
  expect(done).toEqual(['a plays', 'c plays'])
})

test('a sound that cannot be had gives its turn to the next', async () => {
  const { done, turns, a, b } = worksheet(new Error('no such file'))
  turns.wait(a)
  turns.wait(b)
  await Promise.resolve()
  turns.ended(a)
  expect(done).toEqual(['a plays', 'b plays'])
})

test('who presses a button hears that sound alone, and nothing follows by itself', async () => {
  const { done, turns, a, b, c } = worksheet()
  turns.wait(a)
  turns.wait(b)
  await turns.take(c)
  turns.ended(c)
  expect(done).toEqual(['a plays', 'a rests', 'c plays'])
  await turns.take(a)
  turns.rest(a)
  turns.ended(a)
  expect(done.slice(3)).toEqual(['a plays', 'a rests'])
})

test('a sound that leaves with its worksheet is silent and takes no turn', () => {
  const { done, turns, a, b, c } = worksheet()
  for (const voice of [a, b, c]) turns.wait(voice)
  turns.leave(b)
  turns.leave(a)
  expect(done).toEqual(['a plays', 'b rests', 'a rests', 'c plays'])
})
