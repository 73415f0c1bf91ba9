import { expect, test } from 'vitest'
import { together } from './together.ts'

/** Work that goes on when it is told to, and notes its rounds. */
const slowWork = () => {
  const rounds: number[][] = []
  const waiting: (() => void)[] = []
  const work = async (inputs: readonly number[]): Promise<number[]> => {
    rounds.push([...inputs])
    await new Promise<void>((resume) => waiting.push(resume))
    if (inputs.includes(13)) throw new Error('thirteen')
    return inputs.map((input) => input * 10)
  }
  /** Lets the oldest round end, and what follows from that begin. */
  const next = async (): Promise<void> => {
    waiting.shift()?.()
    await new Promise((resume) => setImmediate(resume))
  }
  return { rounds, work, next }
}

test('P6 calls that come while one is under way go together in the next round, each with its own answer', async () => {
  const { rounds, work, next } = slowWork()
  const call = together(work, { max: 3, lanes: 1 })
  const answers = [1, 2, 3, 4, 5].map(call)
  expect(rounds, 'the first waits for nobody').toEqual([[1]])
  for (let round = 0; round < 3; round += 1) await next()
  expect(rounds).toEqual([[1], [2, 3, 4], [5]])
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50])
})

test('H109 a call never joins a round that has begun', async () => {
  const { rounds, work, next } = slowWork()
  const call = together(work, { max: 9, lanes: 2 })
  const answers = [1, 2, 3].map(call)
  await next()
  answers.push(call(4))
  for (let round = 0; round < 3; round += 1) await next()
  expect(rounds).toEqual([[1], [2], [3], [4]])
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40])
})

test('nobody fails for the fault of another: a round that fails is done again one by one', async () => {
  const { rounds, work, next } = slowWork()
  const call = together(work, { max: 9, lanes: 1 })
  const answers = [1, 2, 13, 4].map((input) => call(input).catch((fault: Error) => fault.message))
  for (let round = 0; round < 5; round += 1) await next()
  expect(rounds).toEqual([[1], [2, 13, 4], [2], [13], [4]])
  expect(await Promise.all(answers)).toEqual([10, 20, 'thirteen', 40])
})

test('P6 where calls are gathered, those of one turn of the event loop go together from the first', async () => {
  const { rounds, work, next } = slowWork()
  const call = together(work, { max: 9, lanes: 2, gathers: true })
  const answers = [1, 2].map(call)
  // calls that a round has let go on arrive within the turn in which it ended
  answers.push(Promise.resolve().then(() => call(3)))
  expect(rounds).toEqual([])
  await new Promise((resume) => setImmediate(resume))
  expect(rounds).toEqual([[1, 2, 3]])
  answers.push(call(4))
  await new Promise((resume) => setImmediate(resume))
  expect(rounds, 'the next lane waits for nobody').toEqual([[1, 2, 3], [4]])
  for (let round = 0; round < 2; round += 1) await next()
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40])
})
