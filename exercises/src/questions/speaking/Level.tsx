import { useEffect, useEffectEvent, useRef } from 'react'
import { loudness } from './loudness.ts'
import css from './Player.module.css'

/** The newest samples that are looked at with each frame: about 170 ms, so that a slow phone misses none. */
const samplesAtOnce = 8_192

/** Tells with each frame what a microphone hears; nothing where the browser does not let it be measured. @returns what ends it */
const follow = (stream: MediaStream, tell: (samples: Float32Array) => void): (() => void) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = samplesAtOnce
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(samplesAtOnce)
  let frame = 0
  const look = () => {
    analyser.getFloatTimeDomainData(samples)
    if (context.state === 'running') tell(samples)
    frame = requestAnimationFrame(look)
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
    void context.close()
  }
}

type Props = {
  stream: MediaStream
  /** what is heard, with each frame */
  onSamples(samples: Float32Array): void
}

/**
 * A bar as long as it is loud: somebody who speaks sees that the microphone hears. The words beside it say that it listens;
 * a browser that cannot measure shows an empty bar.
 */
export function Level({ stream, onSamples }: Props) {
  const bar = useRef<HTMLSpanElement>(null)
  const show = useEffectEvent((samples: Float32Array) => {
    bar.current?.style.setProperty('--loud', loudness(samples).toFixed(3))
    onSamples(samples)
  })
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return
    return follow(stream, (samples) => show(samples))
  }, [stream])
  return (
    <span className={css.level} data-level aria-hidden="true">
      <span ref={bar} className={css.loud} />
    </span>
  )
}
