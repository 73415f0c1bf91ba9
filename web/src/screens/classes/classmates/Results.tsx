import { formatNumber } from '@phuong/domain/format/numbers'
import { Button } from '@phuong/ui/Button'
import { CloseIcon } from '@phuong/ui/icons'
import { Skeleton } from '@phuong/ui/Skeleton'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { playResultsQuery, type QuestionResult } from '../../../widgets/sessions/queries.ts'
import css from './Lessons.module.css'
import { texts } from './texts.ts'

/** What each question of an attempt came to: on its way, there, or failed (C-692). */
export function Results({ play }: { play: Parameters<typeof playResultsQuery>[0] }) {
  const results = useQuery(playResultsQuery(play))
  if (results.isPending) return <Skeleton shape="block" className={css.waiting} />
  if (results.isError && results.data === undefined)
    return (
      <p className={css.failed}>
        {texts.resultsFailed}{' '}
        <Button size="sm" onClick={() => void results.refetch()}>
          {texts.again}
        </Button>
      </p>
    )
  return (
    <ol className={css.results} aria-label={texts.results}>
      {results.data.map(({ id, sortOrder, status }) => (
        <li
          key={id}
          className={css[status]}
          aria-label={texts.question(formatNumber(sortOrder ?? 0), texts.resultOf[status])}
        >
          <span aria-hidden="true">{formatNumber(sortOrder ?? 0)}</span>
          <Sign status={status} />
        </li>
      ))}
    </ol>
  )
}

function Sign({ status }: Pick<QuestionResult, 'status'>) {
  if (status === 'right') return <CheckIcon size={14} />
  if (status === 'wrong') return <CloseIcon size={14} />
  return <span aria-hidden="true">{status === 'none' ? '–' : '·'}</span>
}
