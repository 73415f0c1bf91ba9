import { Button } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { cx } from '@phuong/ui/cx'
import { CircleCheckIcon, WarningIcon } from '@phuong/ui/icons'
import { memo } from 'react'
import { editingOf, nameOf } from './editing.tsx'
import type { Listed } from './overview.ts'
import css from './Panel.module.css'
import { texts } from './texts.ts'

type ListProps = { listed: readonly Listed[]; onGo(id: string): void }

/** The element to which somebody is led who wants to give a worksheet that is not finished. */
export const unfinishedId = 'worksheet-unfinished'

/** What must be mended or set aside before the worksheet is given, each with the way there (docs/protocol.md 7). */
export function Unfinished({ listed, onGo, onAside }: ListProps & { onAside(one: Listed): void }) {
  const open = listed.filter(({ reason }) => reason !== null)
  return (
    <section className={css.section} id={unfinishedId} tabIndex={-1} aria-labelledby={`${unfinishedId}-title`}>
      <h2 className={css.heading} id={`${unfinishedId}-title`}>
        {texts.unfinished} {open.length > 0 && <span className={css.count}>{open.length}</span>}
      </h2>
      {open.length === 0 ? (
        <p className={cx(css.help, css.fine)}>
          <CircleCheckIcon className={css.tick} /> {listed.length === 0 ? texts.listNone : texts.allFinished}
        </p>
      ) : (
        <>
          <p className={css.help}>{texts.unfinishedHelp}</p>
          <ul className={css.openList}>
            {open.map((one) => (
              <li key={one.zone.id}>
                <WarningIcon className={css.attention} />
                <span className={css.grow}>
                  {one.reason !== null && editingOf(one.zone.mode).reasons[one.reason]}
                  <span className={css.help}>
                    {texts.short(one.number, listed.length)}, {texts.where(editingOf(one.zone.mode).name, one.page)}
                  </span>
                </span>
                <span className={css.both}>
                  <Button
                    size="sm"
                    aria-label={texts.goTo(nameOf(one.zone, one.number))}
                    onClick={() => onGo(one.zone.id)}
                  >
                    {texts.go}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={texts.putAsideOf(nameOf(one.zone, one.number))}
                    onClick={() => onAside(one)}
                  >
                    {texts.putAside}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Every zone by name: the way around the worksheet without looking at it. */
export const ZoneList = memo(function ZoneList({ listed, selected, onGo }: ListProps & { selected: string | null }) {
  if (listed.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="worksheet-zones">
      <h2 className={css.heading} id="worksheet-zones">
        {texts.list} <Chip size="sm">{texts.none(listed.length)}</Chip>
      </h2>
      <ol className={css.all}>
        {listed.map(({ zone, number, page, reason }) => (
          <Row
            key={zone.id}
            id={zone.id}
            number={number}
            page={page}
            mode={editingOf(zone.mode).name}
            shown={editingOf(zone.mode).face(zone).said}
            open={reason !== null}
            aside={zone.aside}
            current={zone.id === selected}
            onGo={onGo}
          />
        ))}
      </ol>
    </section>
  )
})

type RowProps = {
  id: string
  number: number
  page: number
  mode: string
  shown: string
  open: boolean
  aside: boolean
  current: boolean
  onGo(id: string): void
}

const Row = memo(function Row({ id, number, page, mode, shown, open, aside, current, onGo }: RowProps) {
  return (
    <li>
      <button type="button" className={css.entry} aria-current={current ? 'true' : undefined} onClick={() => onGo(id)}>
        <span className={css.ordinal}>{number}</span>
        <span className={css.grow}>
          {shown === '' ? mode : shown}
          <span className={css.help}>{texts.where(mode, page)}</span>
        </span>
        {aside && <Chip size="sm">{texts.asideSign}</Chip>}
        {open && <WarningIcon className={css.attention} label={texts.unfinished} />}
      </button>
    </li>
  )
})
