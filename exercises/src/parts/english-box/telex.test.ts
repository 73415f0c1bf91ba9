import { expect, test } from 'vitest'
import { looksVietnamese } from './telex.ts'

test.each(['ăn', 'Đi', 'đi', 'gô', 'sê', 'bơ', 'sư', 'â', 'hí', 'bú', 'cả', 'ngã', 'ba\u0323'])(
  'protocol 6: %j was typed with Vietnamese on',
  (typed) => {
    expect(looksVietnamese(typed)).toBe(true)
  },
)

test.each(['', 'his', "it's", 'well-known', 'naïve', 'I’m 9!', 'go'])('protocol 6: %j was not', (typed) => {
  expect(looksVietnamese(typed)).toBe(false)
})
