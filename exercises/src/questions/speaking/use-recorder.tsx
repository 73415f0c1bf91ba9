import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isHeard } from './loudness.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** In the order in which they are asked for: what browsers make of speech, and the server takes. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
/** Enough for speech, in bits a second: a minute is about 240 kB. */
const bitsPerSecond = 32_000
/** How often the recorder tells how far it is, in ms. */
const toldEvery = 1_000

export type RecorderState =
  | { readonly phase: 'ready' | 'asking' }
  /** whole seconds so far, and what is heard */
  | { readonly phase: 'recording'; readonly seconds: number; readonly stream: MediaStream }
  /** it is over, and nothing was heard: whether it counts is asked (H173) */
  | { readonly phase: 'silent'; readonly sound: Blob; readonly seconds: number }
  | { readonly phase: 'failed'; readonly why: Trouble }

type Recorded = {
  /** in seconds; it ends by itself then */
  limit: number
  /** The microphone has begun to listen. */
  onBegin(): void
  /** @param seconds its length, at least 1 */
  onRecorded(sound: Blob, seconds: number): void
}

const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'

const release = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/**
 * The microphone: asked for when somebody wants to speak, and let go of with the end of the recording and with the page.
 * What is being recorded when the question is left is thrown away.
 */
export const useRecorder = ({ limit, onBegin, onRecorded }: Recorded) => {
  const [state, setState] = useState<RecorderState>({ phase: 'ready' })
  const recorder = useRef<MediaRecorder | null>(null)
  /** which recording is the newest; an older one says nothing any more */
  const turn = useRef(0)
  /** whether anything was heard; null while nobody could measure */
  const heard = useRef<boolean | null>(null)
  const begun = useEffectEvent(onBegin)
  const recorded = useEffectEvent(onRecorded)

  useEffect(
    () => () => {
      turn.current++
      release(recorder.current?.stream ?? null)
    },
    [],
  )

  const take = (sound: Blob, seconds: number) => {
    setState({ phase: 'ready' })
    recorded(sound, seconds)
  }

  const listen = (stream: MediaStream, mine: number) => {
    const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
    const one = new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond, ...(mimeType && { mimeType }) })
    const parts: Blob[] = []
    let beganAt = 0
    recorder.current = one
    const isNewest = () => turn.current === mine
    one.onstart = ({ timeStamp }) => {
      beganAt = timeStamp
      if (!isNewest()) return
      heard.current = null
      setState({ phase: 'recording', seconds: 0, stream })
      begun()
    }
    one.ondataavailable = ({ data, timeStamp }) => {
      if (data.size > 0) parts.push(data)
      if (!isNewest() || one.state !== 'recording') return
      const seconds = Math.floor((timeStamp - beganAt) / 1_000)
      setState({ phase: 'recording', seconds: Math.min(seconds, limit), stream })
      if (seconds >= limit) one.stop()
    }
    // the microphone was pulled out, or the page may use it no more: what was said so far counts
    one.onstop = ({ timeStamp }) => {
      release(stream)
      if (!isNewest()) return
      const sound = new Blob(parts, { type: one.mimeType })
      if (sound.size === 0) {
        setState({ phase: 'failed', why: 'failed' })
        return
      }
      const seconds = Math.min(limit, Math.max(1, Math.round((timeStamp - beganAt) / 1_000)))
      if (heard.current === false) setState({ phase: 'silent', sound, seconds })
      else take(sound, seconds)
    }
    one.start(toldEvery)
  }

  const begin = async () => {
    const mine = ++turn.current
    if (!canRecord()) {
      setState({ phase: 'failed', why: 'unsupported' })
      return
    }
    setState({ phase: 'asking' })
    let stream: MediaStream | null = null
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      // the question was left while the browser asked
      if (turn.current === mine) listen(stream, mine)
      else release(stream)
    } catch (error) {
      release(stream)
      if (turn.current === mine) setState({ phase: 'failed', why: troubleOf(error) })
    }
  }

  return {
    state,
    canRecord: canRecord(),
    begin: () => void begin(),
    /** Hears what the microphone does. */
    hear: (samples: Float32Array) => {
      heard.current = heard.current === true || isHeard(samples)
    },
    take,
    end: () => {
      if (recorder.current?.state === 'recording') recorder.current.stop()
    },
  }
}
