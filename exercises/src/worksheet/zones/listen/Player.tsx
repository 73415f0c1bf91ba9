import { cx } from '@phuong/ui/cx'
import { RefreshIcon } from '@phuong/ui/icons'
import { Spinner } from '@phuong/ui/Spinner'
import { PauseIcon, PlayIcon } from '@phuong/ui/work-icons'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { ZonePlayerProps, ZoneSpot } from '../../../drawing.tsx'
import { isOwnPress } from '../../../parts/target/own-press.ts'
import css from '../../../parts/zone/Zone.module.css'
import type { PublicListenGroup } from './schema.ts'
import { addressIn } from './sound.ts'
import { texts } from './texts.ts'
import { makeTurns } from './turns.ts'

/** One worksheet is open at a time. */
const turns = makeTurns()

/**
 * A sound at its place: a button that plays it. While the worksheet is answered it also plays by itself (B-213, B-216).
 */
export function Player({ question, mode, number, spots }: ZonePlayerProps<PublicListenGroup, undefined>) {
  return question.zones.map(({ id, text }) => {
    const spot = spots.get(id)
    const address = addressIn(text)
    if (spot === undefined || address === '') return null
    return <Sound key={id} id={id} address={address} spot={spot} number={number} plays={mode === 'answer'} />
  })
}

type State = 'still' | 'loading' | 'playing' | 'heard' | 'failed'

type SoundProps = {
  id: string
  address: string
  spot: ZoneSpot
  number: number
  /** by itself, when its turn comes */
  plays: boolean
}

function Sound({ id, address, spot, number, plays }: SoundProps) {
  const player = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<State>('still')
  const sounds = state === 'loading' || state === 'playing'

  useEffect(() => {
    const voice = player.current
    if (voice === null) return
    if (plays) turns.wait(voice)
    return () => turns.leave(voice)
  }, [plays])

  const turn = (press: MouseEvent) => {
    const { current } = player
    // one that failed may be tried at once
    if (current === null || (!isOwnPress(press) && state !== 'failed')) return
    if (sounds) return turns.rest(current)
    // one that failed is asked for anew
    if (state === 'failed') current.load()
    setState('loading')
    // what is missing fails by the event; a browser that will not play now lets the button be pressed once more
    turns.take(current).catch(() => setState((now) => (now === 'loading' ? 'still' : now)))
  }
  return (
    <div
      className={cx(css.zone, css.open, css.pick, sounds && css.filled)}
      style={spot.style}
      data-zone={id}
      data-hit={spot.hit}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is what is to be understood */}
      <audio
        ref={player}
        preload="none"
        src={address}
        onPlaying={() => setState('playing')}
        onWaiting={() => setState('loading')}
        onPause={({ currentTarget: { ended } }) =>
          setState((now) => (now === 'failed' ? now : ended ? 'heard' : 'still'))
        }
        onEnded={({ currentTarget }) => {
          setState('heard')
          turns.ended(currentTarget)
        }}
        onError={({ currentTarget }) => {
          setState('failed')
          turns.ended(currentTarget)
        }}
      />
      <span className={css.face} aria-hidden="true">
        <Sign state={state} />
      </span>
      <span className={css.hit}>
        <button
          type="button"
          className={css.input}
          aria-label={texts[state === 'loading' ? 'playing' : state](number)}
          aria-busy={state === 'loading' || undefined}
          onClick={turn}
        />
      </span>
    </div>
  )
}

function Sign({ state }: { state: State }) {
  if (state === 'loading') return <Spinner size={18} />
  if (state === 'playing') return <PauseIcon />
  return state === 'failed' ? <RefreshIcon /> : <PlayIcon />
}
