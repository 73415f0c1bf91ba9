import { formatDateTime } from '@phuong/domain/format/dates'
import { BELL_TITLE_LENGTH, isTruncated, truncate } from '@phuong/domain/format/truncate'
import { notificationsPath } from '@phuong/domain/paths/notifications'
import { Avatar } from '@phuong/ui/Avatar'
import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { RefreshIcon } from '@phuong/ui/icons'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { texts as uiTexts } from '@phuong/ui/texts'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { Link } from '../link/Link.tsx'
import css from './Bell.module.css'
import { bellTexts } from './texts.ts'

type NotificationRow = {
  id: string
  thongBaoId: string
  title: string
  avatar?: string | null | undefined
  /** 0 unread, 1 read. */
  status: number
  createDate: string | null
  /** the address that a click opens; null for the page of notifications */
  target: string | null
}

type Opened = { thongBaoId: string; status: number }

type Props = {
  /** Undefined while nothing ever arrived. */
  rows: readonly NotificationRow[] | undefined
  pending: boolean
  onRetry: () => void
  onOpen: (opened: Opened) => void
}

/** The newest notifications in the opened bell, in their four states. */
export function NotificationList({ rows, pending, onRetry, onOpen }: Props) {
  if (rows === undefined)
    return pending ? (
      <div className={css.soon} role="status" aria-label={uiTexts.loading}>
        <SkeletonRows rows={3} />
      </div>
    ) : (
      <div className={css.note} role="alert">
        <p>{bellTexts.failed}</p>
        <Button size="sm" icon={<RefreshIcon size={16} />} onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      </div>
    )
  if (rows.length === 0) return <p className={css.note}>{bellTexts.none}</p>
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <NotificationLine row={row} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

function NotificationLine({ row, onOpen }: { row: NotificationRow; onOpen: Props['onOpen'] }) {
  const unread = row.status === 0
  const open = () => onOpen({ thongBaoId: row.thongBaoId, status: row.status })
  return (
    <Link
      to={row.target ?? notificationsPath(row.thongBaoId)}
      className={cx(css.row, unread && css.unread)}
      onClick={open}
    >
      <Avatar size="sm" src={row.avatar} tone={unread ? 'flame' : 'sky'} />
      <span className={css.body}>
        <Title text={row.title} />
        <span className={css.date}>
          <time className="num">{formatDateTime(row.createDate)}</time>
          {unread && (
            <>
              <span className={css.dot} aria-hidden="true" />
              {bellTexts.unread}
            </>
          )}
        </span>
      </span>
    </Link>
  )
}

/** A title cut to its room, whole for a pointer and for screen readers (A-270, A-271, B-720). */
function Title({ text }: { text: string }) {
  if (!isTruncated(text, BELL_TITLE_LENGTH)) return <span className={css.words}>{text}</span>
  return (
    <span className={css.words} title={text}>
      <span aria-hidden="true">{truncate(text, BELL_TITLE_LENGTH)}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
