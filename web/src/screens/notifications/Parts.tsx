import { formatDateTime } from '@phuong/domain/format/dates'
import { beginningOf, plainOf } from '@phuong/domain/rich-text/plain'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { IconButton } from '@phuong/ui/IconButton'
import { TrashIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from '../../widgets/link/Link.tsx'
import { RichText } from '../../widgets/rich-text/RichText.tsx'
import { useSurroundings } from '../../widgets/surroundings.ts'
import css from './Notifications.module.css'
import { type NotificationRow, oneQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Letters of the content that a row shows. */
export const excerptLetters = 120

export type RowActs = {
  openedId: string | null
  toggle: (thongBaoId: string) => void
  showDetail: (thongBaoId: string) => void
  remove: (row: NotificationRow) => void
}

const bodyId = ({ thongBaoId }: NotificationRow) => `body-${thongBaoId}`

/** The title, which opens the row in its place and closes it again; the whole row takes the press. */
export function RowTitle({ row, openedId, toggle }: { row: NotificationRow } & Pick<RowActs, 'openedId' | 'toggle'>) {
  const isOpen = row.thongBaoId === openedId
  return (
    <button
      type="button"
      className={css.title}
      aria-expanded={isOpen}
      aria-controls={isOpen ? bodyId(row) : undefined}
      onClick={() => toggle(row.thongBaoId)}
    >
      {row.title}
    </button>
  )
}

export const Excerpt = ({ row }: { row: NotificationRow }) => <>{beginningOf(row.content, excerptLetters)}</>

export const Moment = ({ row }: { row: NotificationRow }) => (
  <time className="num">{formatDateTime(row.createDate)}</time>
)

export const Status = ({ row }: { row: NotificationRow }) => (
  <Chip size="sm" tone={row.status === 0 ? 'flame' : 'neutral'}>
    {row.statusText}
  </Chip>
)

export function RowButtons({ row, showDetail, remove }: { row: NotificationRow } & RowActs) {
  return (
    <div className={css.acts}>
      <Button size="sm" aria-label={texts.detailsOf(row.title)} onClick={() => showDetail(row.thongBaoId)}>
        {texts.details}
      </Button>
      <IconButton label={texts.removeOf(row.title)} icon={<TrashIcon size={20} />} onClick={() => remove(row)} />
    </div>
  )
}

/**
 * What a notification says, in the opened row and in the modal alike, who wrote it (B-373), and the way to what it is
 * about.
 */
export function Words({ row }: { row: NotificationRow }) {
  const { me } = useSurroundings()
  // among others a long one comes as its beginning
  const whole = useQuery({ ...oneQuery(me.id, row.thongBaoId), enabled: !row.isWhole })
  const content = whole.data?.[0]?.content ?? row.content
  return (
    <>
      {plainOf(content) === '' ? <p className={css.without}>{texts.noContent}</p> : <RichText markup={content} />}
      {row.sender !== null && <p className={css.sender}>{texts.sender(row.sender)}</p>}
      {row.target !== null && (
        <ButtonLink
          as={Link}
          to={row.target}
          size="sm"
          className={css.toTarget}
          aria-label={texts.toTargetOf(row.title)}
        >
          {texts.toTarget}
        </ButtonLink>
      )}
    </>
  )
}

/** The opened part of a row, which comes into sight: the address may open one far down on a phone (B-345). */
export function RowBody({ row }: { row: NotificationRow }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    body.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div id={bodyId(row)} ref={body} className={css.body}>
      <Words row={row} />
    </div>
  )
}
