import { useEffect, useRef } from 'react'
import { loudness } from './loudness.ts'
import css from './Player.module.css'

/** Samples that are looked at in one moment. */
const samplesAtOnce = 512

/** Tells with each frame how loud a microphone is. @returns what ends it */
const follow = (stream: MediaStream, tell: (loud: number) => void): (() => void) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = samplesAtOnce
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(samplesAtOnce)
  let frame = 0
  const look = () => {
    analyser.getFloatTimeDomainData(samples)
    tell(loudness(samples))
    frame = requestAnimationFrame(look)
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
    void context.close()
  }
}

/**
 * A bar as long as it is loud: somebody who speaks sees that the microphone hears. The words beside it say that it listens;
 * a browser that cannot measure shows an empty bar.
 */
export function Level({ stream }: { stream: MediaStream }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return
    return follow(stream, (loud) => bar.current?.style.setProperty('--loud', loud.toFixed(3)))
  }, [stream])
  return (
    <span className={css.level} data-level aria-hidden="true">
      <span ref={bar} className={css.loud} />
    </span>
  )
}
