import { ListState } from '@phuong/ui/ListState'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageOf } from '../../../widgets/assignments/PageOf.tsx'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { WorkCard, WorkCardSkeleton } from '../../../widgets/assignments/WorkCard.tsx'
import { WorkList } from '../../../widgets/assignments/WorkList.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import css from './Dashboard.module.css'
import { dueWorkQuery, lastResultsQuery, resultsPageSize } from './queries.ts'
import { texts } from './texts.ts'

/** What the pupil does now: the first due work big, the others below it. */
export function DueWork() {
  const [page, setPage] = useState(1)
  const due = useQuery(dueWorkQuery(page))
  const rows = due.data ?? []
  const first = page === 1 ? rows[0] : undefined
  const others = first ? rows.slice(1) : rows
  return (
    <section aria-labelledby="due-work">
      <h2 id="due-work" className={css.heading}>
        {texts.dueWork}
      </h2>
      <ListState
        {...listStateOf(due, hasNone)}
        skeleton={<WorkCardSkeleton />}
        empty={{ title: assignmentTexts.noneForPupil, text: texts.dueNoneText }}
      >
        <div className={css.joined}>
          {first && <WorkCard row={first} />}
          {others.length > 0 && <WorkList rows={others} label={texts.dueWork} />}
        </div>
        <PageOf page={page} total={rows[0]?.totalRows ?? 0} onPage={setPage} />
      </ListState>
    </section>
  )
}

/** What the pupil handed in last, with marks and stars. */
export function LastResults() {
  const [page, setPage] = useState(1)
  const done = useQuery(lastResultsQuery(page))
  const rows = done.data ?? []
  return (
    <section aria-labelledby="last-results">
      <h2 id="last-results" className={css.heading}>
        {texts.lastResults}
      </h2>
      <ListState
        {...listStateOf(done, hasNone)}
        empty={{ title: texts.resultsNone, text: texts.resultsNoneText, drawing: false }}
      >
        <WorkList rows={rows} label={texts.lastResults} />
        <PageOf page={page} size={resultsPageSize} total={rows[0]?.totalRows ?? 0} onPage={setPage} />
      </ListState>
    </section>
  )
}
