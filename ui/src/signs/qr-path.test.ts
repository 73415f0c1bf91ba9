import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

/** The drawing as a picture, as a camera has it. */
const painted = (text: string, scale: number) => {
  const { side, path } = qrPath(text)
  const width = side * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < Number(length) * scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4
        data.fill(0, at, at + 3)
      }
  return { width, height: width, data }
}

test.each(['https://phuong.edu.vn/join/K7M4QX', 'Nguyễn Thị Ánh', 'x'.repeat(300)])(
  'what is drawn is read back: %s',
  (text) => {
    expect(decodeQR(painted(text, 4))).toBe(text)
  },
)

test('the drawing has a border in which nothing stands', () => {
  const { side, path } = qrPath('K7M4QX')
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(length),
  ])
  expect(runs.length).toBeGreaterThan(50)
  for (const [x = 0, y = 0, length = 0] of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(side - 4)
  }
})
