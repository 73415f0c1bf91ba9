import { cx } from '@phuong/ui/cx'
import { RefreshIcon } from '@phuong/ui/icons'
import { Spinner } from '@phuong/ui/Spinner'
import { PauseIcon, PlayIcon } from '@phuong/ui/work-icons'
import { type MouseEvent, use, useRef, useState } from 'react'
import { useSource } from './held-media.tsx'
import css from './Sound.module.css'
import { ScriptsContext } from './scripts.tsx'
import { isOwnPress } from './target/own-press.ts'
import { texts } from './texts.ts'

type SoundProps = {
  src: string
  label: string
  className?: string | undefined
  /** it has been heard before: it says so, and takes no more room than its button */
  again?: boolean
}

type State = 'still' | 'loading' | 'playing' | 'paused' | 'heard' | 'failed'

const words = {
  still: texts.listen,
  loading: texts.listen,
  playing: texts.pause,
  paused: texts.goOn,
  heard: texts.listenAgain,
  failed: texts.listenAgain,
} as const satisfies Record<State, string>

/** A sound of so many seconds is worth a place to go back to; a shorter one is heard again. */
const longSound = 12

/** What is heard now: one voice at a time. */
let heard: HTMLAudioElement | null = null

/**
 * A sound that is started by its listen button (B-273). One that cannot be had says so and offers another try (H042): the
 * question around it can be answered all the same.
 */
export function Sound({ src, label, className, again = false }: SoundProps) {
  const player = useRef<HTMLAudioElement>(null)
  const { source, begin, fail } = useSource(src)
  const scripts = use(ScriptsContext)
  const [state, setState] = useState<State>('still')
  /** seconds; the length is known once it plays */
  const [at, setAt] = useState({ now: 0, length: 0 })

  const turn = (press: MouseEvent) => {
    const { current } = player
    // one that failed may be tried at once
    if (current === null || (!isOwnPress(press) && state !== 'failed')) return
    if (state === 'loading' || state === 'playing') {
      current.pause()
      return
    }
    // one that failed is asked for anew
    if (state === 'failed') current.load()
    setState('loading')
    // what is missing fails by the event; a browser that will not play now lets the button be pressed once more
    current.play().catch(() => setState((now) => (now === 'loading' ? 'still' : now)))
  }
  const tellPlace = () => {
    const { currentTime = 0, duration = 0 } = player.current ?? {}
    setAt({ now: currentTime, length: Number.isFinite(duration) ? duration : 0 })
  }
  const word = again && (state === 'still' || state === 'loading') ? texts.listenAgain : words[state]
  const share = state === 'heard' || at.length === 0 ? 0 : at.now / at.length
  return (
    <div className={cx(css.sound, className)}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is what is to be understood; the script is shown afterwards */}
      <audio
        ref={player}
        preload="none"
        src={source}
        onPlay={({ currentTarget }) => {
          if (heard !== currentTarget) heard?.pause()
          heard = currentTarget
          begin()
        }}
        onPlaying={() => setState('playing')}
        onWaiting={() => setState('loading')}
        onPause={({ currentTarget: { ended } }) =>
          // a browser stops what it could not have, after it has said so
          setState((now) => (now === 'failed' ? now : ended ? 'heard' : 'paused'))
        }
        onEnded={() => setState('heard')}
        onLoadedMetadata={tellPlace}
        onTimeUpdate={tellPlace}
        onError={() => {
          fail()
          setState('failed')
        }}
      />
      <div className={css.pill}>
        <button
          type="button"
          className={css.listen}
          aria-label={state === 'still' && !again ? label : texts.turn(word, label)}
          aria-busy={state === 'loading' || undefined}
          onClick={turn}
        >
          <i className={css.sign}>
            <Sign state={state} />
          </i>
          <span>{word}</span>
        </button>
        {/* a sound that is held says its length before it is asked for: the place comes with the first press, always */}
        {!again && at.length >= longSound && state !== 'still' && state !== 'failed' ? (
          <input
            type="range"
            className={css.place}
            min={0}
            max={Math.round(at.length)}
            step={1}
            value={Math.round(at.now)}
            aria-label={texts.place(label)}
            aria-valuetext={texts.seconds(Math.round(at.now), Math.round(at.length))}
            onChange={({ target }) => {
              if (player.current !== null) player.current.currentTime = Number(target.value)
            }}
          />
        ) : (
          <i className={css.share} style={{ transform: `scaleX(${share})` }} />
        )}
      </div>
      <div role="status">{state === 'failed' && <p className={css.failed}>{texts.noSound}</p>}</div>
      {!again && scripts?.(src)}
    </div>
  )
}

function Sign({ state }: { state: State }) {
  if (state === 'loading') return <Spinner size={18} />
  if (state === 'playing') return <PauseIcon size={18} />
  return state === 'failed' ? <RefreshIcon size={18} /> : <PlayIcon size={18} />
}
