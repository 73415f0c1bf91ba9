import { expect, test } from 'vitest'
import { isHeard, loudness } from './loudness.ts'

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

test('H173 a whisper anywhere in what was said is heard, the noise of a microphone that is off is not', () => {
  const quiet = new Float32Array(8_192).fill(0.001)
  expect(isHeard(new Float32Array(8_192))).toBe(false)
  expect(isHeard(new Float32Array(0))).toBe(false)
  expect(isHeard(quiet)).toBe(false)
  for (const at of [0, 3_000, 7_680]) {
    const spoken = quiet.slice()
    spoken.set(wave(0.02), at)
    expect(isHeard(spoken), `at ${at}`).toBe(true)
  }
})
