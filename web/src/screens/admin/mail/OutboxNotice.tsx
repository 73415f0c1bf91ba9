import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { Notice } from '@phuong/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { outboxQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Says that mails wait because no mail server is set, how many, and since when; nothing where there is one. */
export function OutboxNotice() {
  const { data: outbox } = useQuery(outboxQuery)
  if (!outbox || outbox.hasServer) return null
  return (
    <Notice tone="warning" title={texts.noServer}>
      {outbox.waiting === 0
        ? texts.noServerNone
        : texts.noServerWaiting(formatNumber(outbox.waiting), formatDateTime(outbox.oldestDate))}
    </Notice>
  )
}
