import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { Button } from '@phuong/ui/Button'
import { Chip, type ChipTone } from '@phuong/ui/Chip'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import type { Column } from '@phuong/ui/staff/table-types'
import { useQuery } from '@tanstack/react-query'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import css from './Jobs.module.css'
import { type JobRow, jobsQuery } from './queries.ts'
import { type ShownState, shownState } from './state.ts'
import { texts } from './texts.ts'

const tones: Readonly<Record<ShownState, ChipTone>> = { running: 'sky', failed: 'rose', due: 'leaf', idle: 'neutral' }

const wordOf = (job: JobRow): string => {
  const state = shownState(job)
  return state === 'failed' ? texts.failed(formatNumber(job.failures)) : texts[state]
}

const moment = (at: string | null) => <span className="nowrap">{formatDateTime(at)}</span>
/** A count, and nothing where there is nothing to count. */
const count = (number: number | null) => number !== null && formatNumber(number)

const columns: Column<JobRow>[] = [
  {
    id: 'job',
    header: texts.columnJob,
    card: 'title',
    cell: ({ title, does }) => (
      <>
        {title}
        <span className={css.does}>{does}</span>
      </>
    ),
  },
  {
    id: 'state',
    header: texts.columnState,
    cell: (job) => (
      <Chip size="sm" tone={tones[shownState(job)]}>
        {wordOf(job)}
      </Chip>
    ),
  },
  { id: 'waiting', header: texts.columnWaiting, align: 'end', cell: ({ waiting }) => count(waiting) },
  { id: 'given-up', header: texts.columnGivenUp, align: 'end', cell: ({ givenUp }) => count(givenUp) },
  { id: 'due', header: texts.columnDue, cell: ({ dueAt }) => moment(dueAt) },
  { id: 'done', header: texts.columnDone, hideBelow: 'wide', cell: ({ doneAt }) => moment(doneAt) },
  {
    id: 'failure',
    header: texts.columnFailure,
    cell: ({ failure, failedAt }) =>
      failure !== null && (
        <>
          {moment(failedAt)}
          <span className={css.failure}>{failure}</span>
        </>
      ),
  },
]

/** /lms/admin/jobs: background work for the administrator: what is due, what runs, what failed. */
export const Jobs = staffScreen(function Jobs() {
  const jobs = useQuery(jobsQuery)
  return (
    <>
      <PageHead eyebrow={texts.section} title={texts.title} lead={texts.lead} />
      <div className={css.body}>
        <Panel title={texts.caption} count={jobs.data?.length}>
          <DataTable
            caption={texts.caption}
            columns={columns}
            rows={jobs.data ?? []}
            rowKey={({ name }) => name}
            rowLabel={({ title }) => title}
            {...listStateOf(jobs, hasNone)}
            empty={{ title: texts.emptyTitle }}
            tools={<Button onClick={() => void jobs.refetch()}>{texts.refresh}</Button>}
          />
        </Panel>
      </div>
    </>
  )
})
