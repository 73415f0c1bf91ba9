import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { Skeleton } from '@phuong/ui/Skeleton'
import type { Column } from '@phuong/ui/staff/table-types'
import type { ReactNode } from 'react'
import { LateChip } from '../marks/LateChip.tsx'
import { Mark } from '../marks/Mark.tsx'
import css from './Progress.module.css'
import type { ProgressRow } from './queries.ts'
import { classTexts } from './texts.ts'

/** A pupil of a list with how the pupil is doing: undefined while that is on its way, null where it could not be read. */
export type WithProgress = { progress: ProgressRow | null | undefined }

/** A cell out of the progress; its place is kept while that is on its way. */
const told =
  (tell: (progress: ProgressRow) => ReactNode) =>
  ({ progress }: WithProgress): ReactNode =>
    progress === undefined ? <Skeleton width="short" /> : progress === null ? classTexts.unknown : tell(progress)

/** The work that a pupil handed in last with its mark, the average, and how much was handed in and late (B-093, B-143). */
export const progressColumns: readonly Column<WithProgress>[] = [
  {
    id: 'latest',
    header: classTexts.columnLatest,
    cell: told(({ latest }) =>
      latest === null ? (
        <span className="muted">{classTexts.nothingYet}</span>
      ) : (
        <span className={css.latest}>
          {latest.title}
          <span className={css.when}>
            <span className="nowrap">{formatDateTime(latest.submittedAt)}</span>
            {latest.late && <LateChip />}
          </span>
        </span>
      ),
    ),
  },
  {
    id: 'mark',
    header: classTexts.columnMark,
    align: 'end',
    cell: told(({ latest }) => <Mark value={latest?.score} points={latest?.points ?? null} />),
  },
  {
    id: 'average',
    header: classTexts.columnAverage,
    unit: classTexts.averageUnit,
    align: 'end',
    cell: told(({ average }) => <Mark value={average} />),
  },
  {
    id: 'handed-in',
    header: classTexts.columnHandedIn,
    align: 'end',
    cell: told(({ handedIn, given }) => classTexts.ofAll(formatNumber(handedIn), formatNumber(given))),
  },
  {
    id: 'late',
    header: classTexts.columnLate,
    align: 'end',
    cell: told(({ late }) => formatNumber(late)),
  },
]
