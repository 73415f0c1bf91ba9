import { expect, test } from 'vitest'
import { largeBounds, smallBounds } from './body-bounds.ts'
import { bodyRoom } from './body-room.ts'

const megabyte = 1_048_576
const smallest = 16_384

test('small bodies of all addresses are 256 MB and no byte more, whoever sends them (decision 0032)', () => {
  const room = bodyRoom()
  for (let address = 0; address < 8; address++)
    for (let bytes = 0; bytes < 32 * megabyte; bytes += smallest)
      expect(room.take(smallest, smallBounds(`10.0.0.${address}`))).not.toBeNull()
  expect(room.take(1, smallBounds('10.0.0.9'))).toBeNull()
  // the large ones are counted apart
  expect(room.take(megabyte, largeBounds('10.0.0.9', 'a'))).not.toBeNull()
})

test('large bodies of all addresses are 96 MB, and leave the small ones theirs (decision 0032)', () => {
  const room = bodyRoom()
  for (let at = 0; at < 96; at++)
    expect(room.take(megabyte, largeBounds(`10.0.0.${at % 3}`, `account ${at % 12}`))).not.toBeNull()
  expect(room.take(smallest, largeBounds('10.0.0.9', 'another'))).toBeNull()
  expect(room.take(smallest, smallBounds('10.0.0.0'))).not.toBeNull()
})
