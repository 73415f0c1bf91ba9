import { cx } from '@phuong/ui/cx'
import { WarningIcon } from '@phuong/ui/icons'
import { memo } from 'react'
import type { Zone } from '../document/document.ts'
import colours from './colours.module.css'
import { editingOf, nameOf } from './editing.tsx'
import css from './Surface.module.css'
import { texts } from './texts.ts'
import { inPercent } from './view.ts'

export type ZoneBoxProps = {
  zone: Zone
  number: number
  selected: boolean
  /** The one zone of the worksheet that Tab reaches; the others are reached from it. */
  reachable: boolean
  unfinished: boolean
  surfaceHeight: number
  helpId: string
}

/** One zone on the worksheet. What is done to it is heard by the surface around it, so that hundreds stay light. */
export const ZoneBox = memo(function ZoneBox(props: ZoneBoxProps) {
  const { zone, number, selected, reachable, unfinished, surfaceHeight, helpId } = props
  const { words, sign: Sign, filled, colour, edge } = editingOf(zone.mode).face(zone)
  return (
    <button
      type="button"
      data-zone={zone.id}
      data-tag={zone.aside ? texts.asideSign : undefined}
      className={cx(
        css.zone,
        colours[colour],
        words === '' && css.wordless,
        filled && css.filled,
        unfinished && css.unfinished,
        zone.aside && css.aside,
        selected && css.selected,
      )}
      style={
        {
          ...inPercent(zone, surfaceHeight),
          '--units': zone.height,
          ...(edge !== null && { borderColor: edge }),
        } as Record<string, string | number>
      }
      aria-label={nameOf(zone, number)}
      aria-pressed={selected}
      aria-describedby={selected ? helpId : undefined}
      tabIndex={reachable ? 0 : -1}
    >
      {words !== '' && (
        <span className={css.words} lang="en">
          {words}
        </span>
      )}
      {Sign && <Sign className={words === '' ? css.tick : css.arrow} />}
      {unfinished && (
        <span className={css.warning}>
          <WarningIcon size={14} />
        </span>
      )}
    </button>
  )
})
