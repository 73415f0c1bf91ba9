/** A voice that speaks up comes to about this much of the loudest that a microphone tells. */
const speaking = 0.2

/**
 * How loud it is, from 0 (silence) to 1 (as loud as somebody who speaks up, or louder).
 * @param samples of a moment, each from -1 to 1
 */
export const loudness = (samples: Float32Array): number => {
  if (samples.length === 0) return 0
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  // a quiet voice is to be seen too
  return Math.min(1, Math.sqrt(Math.sqrt(power) / speaking))
}
