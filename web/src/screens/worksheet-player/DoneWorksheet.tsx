import { starOf, storedScoreOf } from '@phuong/domain/scoring/scales'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Failed, Missing } from './Missing.tsx'
import { type SittingView, sittingQuery } from './queries.ts'
import { reviewedOf } from './reviewed.ts'
import { ScoreHead } from './ScoreHead.tsx'
import { Worksheet, WorksheetSkeleton } from './Worksheet.tsx'
import css from './WorksheetPlayer.module.css'

type Props = {
  sittingId: string
  /** the worksheet of the address: a sitting of another one is none of it */
  attachmentId: string
  /** over the score */
  before?: ReactNode
  /** under the list of answers */
  end?: ReactNode
  action?: ReactNode
}

/**
 * A sitting that was handed in: score, locked answers in their colours, right answers where they are shown (B-218 to
 * B-221).
 */
export function DoneWorksheet({ sittingId, attachmentId, before, end, action }: Props) {
  const asked = useQuery(sittingQuery(sittingId))
  const { data } = asked
  const reviewed = useMemo(() => data && reviewedOf(data), [data])
  if (asked.isError && !data) return <Failed error={asked.error} onRetry={() => void asked.refetch()} />
  if (!data) return <WorksheetSkeleton />
  if (!reviewed || data.attachmentId !== attachmentId) return <Missing />
  return (
    <Worksheet
      document={reviewed.document}
      answers={reviewed.answers}
      mode="review"
      parts={data.mark?.parts ?? null}
      solutions={reviewed.solutions}
      onAnswer={() => undefined}
      head={
        <div className={css.head}>
          {before}
          {data.mark && <ScoreHead {...headOf(data)} />}
        </div>
      }
      end={end}
      action={action}
    />
  )
}

/** What the score header says; the mark that counts, with its stars, stands before that of the machine (B-211, D25). */
const headOf = ({ mark, score, points, receipt, late, teacherNote, solutionsShown }: SittingView) => ({
  score: score ?? mark?.score ?? null,
  points,
  star: score === null ? (mark?.Star ?? null) : starOf('LIVEWORKSHEET', storedScoreOf('LIVEWORKSHEET', score)),
  answered: mark?.TotalAnswer ?? 0,
  total: mark?.TotalQuestion ?? 0,
  right: mark?.PassedQuestion ?? null,
  handedIn: receipt && { at: receipt.finishedAt, hash: receipt.hash, late: receipt.late },
  late: late.length,
  note: teacherNote,
  solutionsShown,
})
