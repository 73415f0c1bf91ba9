import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test.each([
  [0, '0 MB'],
  [1_048_575, '0 MB'],
  [67_108_864, '64 MB'],
  [1_073_741_823, '1023 MB'],
  [1_073_741_824, '1 GB'],
  [1_610_612_736, '1,5 GB'],
  [10_640_000_000, '9,9 GB'],
  [21_474_836_480, '20 GB'],
  [22_333_829_939, '20 GB'],
] as const)('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
