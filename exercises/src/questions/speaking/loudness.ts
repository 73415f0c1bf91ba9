/** A voice that speaks up comes to about this much of the loudest that a microphone tells. */
const speaking = 0.2

/** What a whisper near the microphone is louder than, and a microphone that is covered or turned off is not. */
const faint = 0.004

/** Samples that are heard as one: of 48,000 a second about 10 ms. */
const moment = 512

const power = (samples: Float32Array): number =>
  samples.length === 0 ? 0 : samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length

/**
 * How loud it is, from 0 (silence) to 1 (as loud as somebody who speaks up, or louder).
 * @param samples each from -1 to 1; the last moment of them counts
 */
export const loudness = (samples: Float32Array): number =>
  // a quiet voice is to be seen too
  Math.min(1, Math.sqrt(Math.sqrt(power(samples.subarray(-moment))) / speaking))

/** Whether anything is heard in some samples, each from -1 to 1 (H173). */
export const isHeard = (samples: Float32Array): boolean => {
  for (let from = 0; from < samples.length; from += moment)
    if (Math.sqrt(power(samples.subarray(from, from + moment))) > faint) return true
  return false
}
