import { Button } from '@phuong/ui/Button'
import { PlayIcon, StopIcon } from '@phuong/ui/work-icons'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { clockText } from './grade.ts'
import css from './Player.module.css'
import { texts } from './texts.ts'
import { useAddress } from './use-address.tsx'

type ListenProps = {
  /** of the recording; another one is another `key` */
  id: string
  seconds: number
}

/** Plays what was said. A press that comes before the recording waits for it. */
export function Listen({ id, seconds }: ListenProps) {
  const player = useRef<HTMLAudioElement>(null)
  const { address, looking, lookAgain } = useAddress(id)
  const [state, setState] = useState<'still' | 'coming' | 'playing' | 'failed'>('still')

  const play = () => {
    const { current } = player
    if (current === null || address === null) {
      setState('failed')
      return
    }
    // one that failed is asked for anew
    if (current.error !== null) current.load()
    current.currentTime = 0
    setState('coming')
    // what cannot be played fails by the event; a browser that will not play now lets the button be pressed once more
    current.play().catch(() => setState((now) => (now === 'coming' ? 'still' : now)))
  }
  const looked = useEffectEvent(() => {
    if (state === 'coming') play()
  })
  useEffect(() => {
    if (!looking) looked()
  }, [looking])

  const turn = (press: MouseEvent) => {
    // one that failed may be tried at once
    if (!isOwnPress(press) && state !== 'failed') return
    if (state === 'playing') player.current?.pause()
    else if (address !== null) play()
    else {
      setState('coming')
      if (!looking) lookAgain()
    }
  }
  return (
    <>
      <Button
        size="lg"
        icon={state === 'playing' ? <StopIcon /> : <PlayIcon />}
        loading={state === 'coming'}
        onClick={turn}
      >
        {state === 'playing' ? texts.pause : texts.listen} {clockText(seconds)}
      </Button>
      {/* biome-ignore lint/a11y/useMediaCaption: the pupil's own words, just said */}
      <audio
        ref={player}
        preload="none"
        src={address ?? undefined}
        onPlaying={() => setState('playing')}
        onPause={() => setState((now) => (now === 'failed' ? now : 'still'))}
        onEnded={() => setState('still')}
        onError={() => setState('failed')}
      />
      <span className={css.heard} role="status">
        {state === 'failed' && texts.noSound}
      </span>
    </>
  )
}
