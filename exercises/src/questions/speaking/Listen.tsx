import { Button } from '@phuong/ui/Button'
import { PlayIcon, StopIcon } from '@phuong/ui/work-icons'
import { use, useEffect, useRef, useState } from 'react'
import { RecordingsContext } from '../../parts/recordings.tsx'
import { clockText } from './grade.ts'
import css from './Player.module.css'
import { texts } from './texts.ts'

type ListenProps = {
  /** of the recording; another one is another `key` */
  id: string
  seconds: number
}

/** Plays what was said, from wherever it is kept. */
export function Listen({ id, seconds }: ListenProps) {
  const recordings = use(RecordingsContext)
  const player = useRef<HTMLAudioElement>(null)
  const [source, setSource] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still')

  useEffect(() => {
    let address: string | null = null
    let left = false
    // `tries`: each that fails is answered by another one
    if (tries >= 0)
      recordings?.find(id).then(
        (sound) => {
          if (left) return
          address = URL.createObjectURL(sound)
          setSource(address)
        },
        () => undefined,
      )
    return () => {
      left = true
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [recordings, id, tries])

  const isPlaying = state === 'playing'
  const turn = () => {
    const { current } = player
    if (current === null || source === null) {
      setState('failed')
      setTries(tries + 1)
    } else if (isPlaying) current.pause()
    else {
      // one that failed is asked for anew
      if (current.error !== null) current.load()
      current.currentTime = 0
      current.play().catch(() => setState('failed'))
    }
  }
  return (
    <>
      <Button size="lg" icon={isPlaying ? <StopIcon /> : <PlayIcon />} onClick={turn}>
        {isPlaying ? texts.pause : texts.listen} {clockText(seconds)}
      </Button>
      {/* biome-ignore lint/a11y/useMediaCaption: the pupil's own words, just said */}
      <audio
        ref={player}
        preload="none"
        src={source ?? undefined}
        onPlay={() => setState('playing')}
        onPause={() => setState('still')}
        onEnded={() => setState('still')}
        onError={() => setState('failed')}
      />
      <span className={css.heard} role="status">
        {state === 'failed' && texts.noSound}
      </span>
    </>
  )
}
