import { expect, test } from 'vitest'
import { loudness } from './loudness.ts'

const wave = (height: number): Float32Array =>
  Float32Array.from({ length: 512 }, (_, at) => height * Math.sin((at / 512) * Math.PI * 16))

test('D51 silence shows nothing, a voice shows as it rises, and nothing goes beyond the end', () => {
  expect(loudness(new Float32Array(512))).toBe(0)
  expect(loudness(new Float32Array(0))).toBe(0)
  const [whisper, voice, shout] = [0.01, 0.1, 1].map((height) => loudness(wave(height)))
  expect(whisper).toBeGreaterThan(0.1)
  expect(voice).toBeGreaterThan(whisper ?? 1)
  expect(voice).toBeLessThan(1)
  expect(shout).toBe(1)
})
