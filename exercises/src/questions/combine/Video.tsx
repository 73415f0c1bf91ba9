import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { RefreshIcon } from '@phuong/ui/icons'
import { Spinner } from '@phuong/ui/Spinner'
import { use, useRef, useState } from 'react'
import { useSource } from '../../parts/held-media.tsx'
import { ScriptsContext } from '../../parts/scripts.tsx'
import { texts } from './texts.ts'
import css from './Video.module.css'

type VideoProps = {
  className?: string | undefined
  src: string
  label: string
  /** what is said in it; '' while it must not be read yet */
  script: string
}

/**
 * A video at a kept size, which says while it is opened and while it cannot be had; the questions to it can be answered
 * all the same. It begins when somebody presses play, never by itself.
 */
export function Video({ className, src, label, script }: VideoProps) {
  const player = useRef<HTMLVideoElement>(null)
  const { source, begin, fail } = useSource(src)
  const scripts = use(ScriptsContext)
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening')
  const open = () => setState('open')
  const opening = () => setState('opening')
  const again = () => {
    opening()
    player.current?.load()
  }
  return (
    <>
      <div className={cx(css.frame, className)}>
        {/* biome-ignore lint/a11y/useMediaCaption: what is said is what is to be understood; the script is shown afterwards */}
        <video
          ref={player}
          className={state === 'failed' ? css.gone : css.video}
          controls
          playsInline
          preload="metadata"
          src={source}
          aria-label={label}
          onLoadedMetadata={open}
          onCanPlay={open}
          onPlay={begin}
          onPlaying={open}
          // a device that saves data waits for play without having loaded anything
          onSuspend={open}
          onWaiting={opening}
          onError={() => {
            fail()
            setState('failed')
          }}
        />
        <div className={css.over} role="status">
          {state === 'opening' && (
            <p className={css.opening}>
              <Spinner />
              {texts.opening}
            </p>
          )}
          {state === 'failed' && (
            <div className={css.failed}>
              <p>{texts.noVideo}</p>
              <Button size="sm" icon={<RefreshIcon />} onClick={again}>
                {texts.openAgain}
              </Button>
            </div>
          )}
        </div>
      </div>
      {scripts?.(src)}
      {script !== '' && scripts === null && (
        <details className={css.script}>
          <summary>{texts.videoScript}</summary>
          <p lang="en">{script}</p>
        </details>
      )}
    </>
  )
}
