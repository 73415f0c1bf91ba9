import { ChevronUpIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { ChevronLeftIcon } from '@phuong/ui/lms-icons'
import { ChevronDownIcon, ChevronRightIcon } from '@phuong/ui/work-icons'
import type { RefObject } from 'react'
import { Unfinished, ZoneList } from './Lists.tsx'
import type { Listed } from './overview.ts'
import css from './Panel.module.css'
import { Properties } from './Properties.tsx'
import type { EditorStore } from './store.ts'
import { texts } from './texts.ts'

type PanelProps = {
  store: EditorStore
  listed: readonly Listed[]
  /** place of the chosen zone in the list; -1 without one */
  index: number
  open: boolean
  sections: RefObject<HTMLDivElement | null>
  onFold(): void
  onUnfold(): void
  onBeside(by: 1 | -1): void
  onGo(id: string): void
  onAside(one: Listed): void
}

/**
 * Beside the worksheet: the way from zone to zone, the fields of the chosen one, what is not finished, and all zones by
 * name.
 */
export function Panel(props: PanelProps) {
  const { store, listed, index, open, sections, onFold, onUnfold, onBeside, onGo, onAside } = props
  const chosen = listed[index]
  return (
    <aside className={css.panel} aria-label={texts.panel} data-open={open || undefined}>
      <div className={css.walk}>
        <IconButton
          label={texts.previous}
          icon={<ChevronLeftIcon />}
          disabled={index <= 0}
          onClick={() => onBeside(-1)}
        />
        <span className={css.where}>
          {chosen ? texts.short(chosen.number, listed.length) : texts.none(listed.length)}
        </span>
        <IconButton
          label={texts.next}
          icon={<ChevronRightIcon />}
          disabled={index >= listed.length - 1}
          onClick={() => onBeside(1)}
        />
        <IconButton
          className={css.fold}
          label={open ? texts.hidePanel : texts.showPanel}
          icon={open ? <ChevronDownIcon /> : <ChevronUpIcon />}
          aria-expanded={open}
          onClick={open ? onFold : onUnfold}
        />
      </div>
      <div ref={sections} className={css.sections}>
        {chosen ? (
          <Properties store={store} chosen={chosen} listed={listed} />
        ) : (
          <p className={css.nothing}>{texts.nothingChosen}</p>
        )}
        <Unfinished listed={listed} onGo={onGo} onAside={onAside} />
        <ZoneList listed={listed} selected={chosen?.zone.id ?? null} onGo={onGo} />
      </div>
    </aside>
  )
}
