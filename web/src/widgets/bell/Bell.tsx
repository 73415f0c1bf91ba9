import { notificationsPath } from '@phuong/domain/paths/notifications'
import { Badge } from '@phuong/ui/Badge'
import { IconButton } from '@phuong/ui/IconButton'
import { BellIcon } from '@phuong/ui/lms-icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../link/Link.tsx'
import { useSurroundings } from '../surroundings.ts'
import { usePopover } from '../use-popover.ts'
import css from './Bell.module.css'
import { bellLabel, maxOnBadge } from './bell-label.ts'
import { NotificationList } from './NotificationList.tsx'
import { bellQuery, lookAgain, markRead, refreshBell } from './queries.ts'
import { ReadAll } from './ReadAll.tsx'
import { bellTexts } from './texts.ts'
import { useLiveHint } from './use-live-hint.ts'

/**
 * The bell of the shell: how many notifications are unread, and the newest of them. It works in
 * the background: it leads nowhere by itself and says nothing of a failure.
 */
export function Bell() {
  const { me } = useSurroundings()
  const client = useQueryClient()
  const bell = useQuery(bellQuery(client, me.id))
  useLiveHint(me.id, () => void lookAgain(client, me.id))
  const panelId = useId()
  const { open, setOpen, frame, button } = usePopover()
  const refresh = () => void refreshBell(client, me.id)
  const toggle = () => {
    setOpen(!open)
    if (!open) refresh()
  }
  const unread = bell.data?.unread ?? 0
  return (
    <div className={css.bell} {...frame}>
      <IconButton
        ref={button}
        label={bellLabel(unread)}
        icon={<BellIcon size={22} />}
        badge={<Badge count={unread} max={maxOnBadge} />}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
      />
      {open && (
        <section id={panelId} className={css.panel} aria-label={bellTexts.bell}>
          <div className={css.head}>
            <h2 className={css.title}>{bellTexts.bell}</h2>
            <ReadAll newest={unread > 0 ? bell.data?.rows[0]?.thongBaoId : undefined} />
          </div>
          <NotificationList
            rows={bell.data?.rows}
            pending={bell.isFetching}
            onRetry={refresh}
            onOpen={({ thongBaoId, status }) => {
              if (status === 0) void markRead(client, me.id, thongBaoId)
              else refresh()
              setOpen(false)
            }}
          />
          <Link to={notificationsPath()} className={css.all} onClick={() => setOpen(false)}>
            {bellTexts.all}
          </Link>
        </section>
      )}
    </div>
  )
}
