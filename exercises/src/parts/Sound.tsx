import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { RefreshIcon } from '@phuong/ui/icons'
import { useRef, useState } from 'react'
import css from './Sound.module.css'
import { texts } from './texts.ts'

type SoundProps = { src: string; label: string; className?: string | undefined }

/**
 * A sound that is listened to. One that cannot be had says so and offers another try (H042): the question around it can
 * be answered all the same.
 */
export function Sound({ src, label, className }: SoundProps) {
  const player = useRef<HTMLAudioElement>(null)
  const [failed, setFailed] = useState(false)
  const again = () => {
    setFailed(false)
    player.current?.load()
    // a browser that will not play now shows its own button, and what is missing still fails by the event
    player.current?.play().catch(() => undefined)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is what is to be understood; the script is shown afterwards */}
      <audio
        ref={player}
        className={failed ? css.gone : cx(css.player, className)}
        controls
        preload="none"
        src={src}
        aria-label={label}
        onError={() => setFailed(true)}
      />
      <div role="status">
        {failed && (
          <p className={css.failed}>
            {texts.noSound}
            <Button size="sm" icon={<RefreshIcon />} onClick={again}>
              {texts.listenAgain}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}
