import { Button } from '@phuong/ui/Button'
import { IconButton } from '@phuong/ui/IconButton'
import { ArrowLeftIcon } from '@phuong/ui/icons'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { FitIcon, ZoomInIcon, ZoomOutIcon } from '@phuong/ui/worksheet-icons'
import type { ReactNode } from 'react'
import { isOwnPress } from '../../parts/target/own-press.ts'
import { maxZoom, minZoom } from './arrange.ts'
import css from './ToolBar.module.css'
import { texts } from './texts.ts'

type Props = {
  zoom: number
  progress: string
  hasPrevious: boolean
  hasNext: boolean
  onZoom(step: 1 | -1): void
  onFit(): void
  onStep(step: 1 | -1): void
  onList(): void
  /** on a phone: the one action of the page, always at hand */
  action: ReactNode
}

/** Under the worksheet, always in sight: how large it is, the way from answer to answer, how far it has come. */
export function ToolBar({ zoom, progress, hasPrevious, hasNext, onZoom, onFit, onStep, onList, action }: Props) {
  const enlarged = zoom > minZoom
  return (
    <div className={css.bar} role="toolbar" aria-label={texts.tools}>
      <div className={css.wideZoom}>
        <IconButton
          label={texts.zoomOut}
          icon={<ZoomOutIcon />}
          aria-disabled={!enlarged || undefined}
          onClick={() => onZoom(-1)}
        />
        <output className={css.percent}>{texts.zoom(Math.round(zoom * 100))}</output>
        <IconButton
          label={texts.zoomIn}
          icon={<ZoomInIcon />}
          aria-disabled={zoom >= maxZoom || undefined}
          onClick={() => onZoom(1)}
        />
      </div>
      <div className={css.narrowZoom}>
        <IconButton
          label={enlarged ? texts.fit : texts.zoomIn}
          icon={enlarged ? <FitIcon /> : <ZoomInIcon />}
          onClick={(event) => isOwnPress(event) && (enlarged ? onFit() : onZoom(1))}
        />
      </div>
      <button type="button" className={css.progress} aria-label={texts.toList(progress)} onClick={onList}>
        {progress}
      </button>
      <div className={css.steps}>
        <Button
          size="sm"
          className={css.step}
          aria-label={texts.previous}
          icon={<ArrowLeftIcon />}
          aria-disabled={!hasPrevious || undefined}
          onClick={() => onStep(-1)}
        >
          <span className={css.word}>{texts.previous}</span>
        </Button>
        <Button
          size="sm"
          className={css.step}
          aria-label={texts.next}
          iconEnd={<ArrowRightIcon />}
          aria-disabled={!hasNext || undefined}
          onClick={() => onStep(1)}
        >
          <span className={css.word}>{texts.next}</span>
        </Button>
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
