import { expect, test } from 'vitest'
import { joyOf } from './joys.ts'

test('D61 no two right answers in a row are met by the same word, melody or petals, and it never ends', () => {
  const joys = Array.from({ length: 40 }, (_, turn) => joyOf(turn))
  for (const [at, joy] of joys.slice(1).entries()) {
    const before = joyOf(at)
    for (const part of ['word', 'sound', 'petals'] as const) expect(joy[part]).not.toBe(before[part])
    expect(joy.word).not.toMatch(/!|^$/)
  }
})
