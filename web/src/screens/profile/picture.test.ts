import { expect, test } from 'vitest'
import { isLong, pictureFault } from './picture.ts'

const mb = 1_048_576

test('A-143 D30 JPEG, PNG and WebP up to 5 MB can be chosen; HEIC is told apart from what is no picture at all', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect([type, pictureFault({ name: 'a', type, size: 5 * mb })]).toEqual([type, null])
  expect(pictureFault({ name: 'a.jpg', type: 'image/jpeg', size: 5 * mb + 1 })).toBe('large')
  expect(pictureFault({ name: 'IMG_1.HEIC', type: '', size: 40 * mb })).toBe('heic')
  expect(pictureFault({ name: 'anh', type: 'image/heif', size: 1 })).toBe('heic')
  for (const type of ['image/svg+xml', 'image/gif', 'application/pdf', ''])
    expect([type, pictureFault({ name: 'a.png', type, size: 1 })]).toEqual([type, 'kind'])
})

test('A-138 a strip is cropped by its short side, a photo as a whole', () => {
  expect(isLong({ width: 400, height: 6000 })).toBe(true)
  expect(isLong({ width: 6000, height: 400 })).toBe(true)
  for (const photo of [
    { width: 3000, height: 4000 },
    { width: 1920, height: 1080 },
    { width: 500, height: 500 },
  ])
    expect(isLong(photo)).toBe(false)
})
