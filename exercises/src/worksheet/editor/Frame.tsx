import { CloseIcon } from '@phuong/ui/icons'
import type { RefObject } from 'react'
import type { Zone } from '../document/document.ts'
import { cornerSize, handles } from './gesture.ts'
import css from './Surface.module.css'
import { texts } from './texts.ts'
import { inPercent } from './view.ts'

type FrameProps = {
  zone: Zone
  number: number
  surfaceHeight: number
  onDelete(): void
  ref: RefObject<HTMLDivElement | null>
}

/**
 * What stands around the chosen zone: eight handles, each drawn 8 px large (B-170) with more room for a finger, and the
 * red cross (B-166). By keyboard a zone is resized with Alt and the arrows, so the handles are for pointers alone.
 */
export function Frame({ zone, number, surfaceHeight, onDelete, ref }: FrameProps) {
  return (
    <div
      ref={ref}
      className={css.frame}
      style={{ ...inPercent(zone, surfaceHeight), '--corner': `${cornerSize}px` } as Record<string, string>}
      data-top={zone.top < 60 || undefined}
    >
      {handles.map((handle) => (
        <span key={handle} data-handle={handle} className={css.handle} aria-hidden="true" />
      ))}
      <button
        type="button"
        className={css.cross}
        aria-label={texts.deleteZone(number)}
        data-cross=""
        onClick={onDelete}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  )
}
