import { expect, test } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

const megabyte = 1_048_576
const heapMegabytes = () => process.memoryUsage().heapTotal / megabyte

test('what was needed once is given back to the system (P14)', async () => {
  // a hundred megabytes of small things, and nobody who has them afterwards
  let rows: { readonly id: number }[] | null = Array.from({ length: 4_000_000 }, (_, id) => ({ id }))
  const most = heapMegabytes()
  expect(rows.length).toBeGreaterThan(0)
  rows = null
  await giveBackMemory()
  expect(heapMegabytes()).toBeLessThan(most - 50)
})
