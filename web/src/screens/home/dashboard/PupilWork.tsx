import { assignmentsPageSize, resultsPageSize } from '@phuong/domain/opening/page-sizes'
import { ListState } from '@phuong/ui/ListState'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { WorkCard, WorkCardSkeleton } from '../../../widgets/assignments/WorkCard.tsx'
import { WorkList } from '../../../widgets/assignments/WorkList.tsx'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import css from './Dashboard.module.css'
import { dueWorkQuery, lastResultsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** What the pupil does now: the first due work big, the others below it. */
export function DueWork() {
  const { rows, state, pager } = usePagedList(dueWorkQuery, assignmentsPageSize, {})
  const first = pager.index === 0 ? rows[0] : undefined
  const others = first ? rows.slice(1) : rows
  return (
    <section aria-labelledby="due-work">
      <h2 id="due-work" className={css.heading}>
        {texts.dueWork}
      </h2>
      <ListState
        {...state}
        skeleton={<WorkCardSkeleton />}
        empty={{ title: assignmentTexts.noneForPupil, text: texts.dueNoneText }}
      >
        <div className={css.joined}>
          {first && <WorkCard row={first} />}
          {others.length > 0 && <WorkList rows={others} label={texts.dueWork} />}
        </div>
        <PageOf {...pager} />
      </ListState>
    </section>
  )
}

/** What the pupil handed in last, with marks and stars. */
export function LastResults() {
  const { rows, state, pager } = usePagedList(lastResultsQuery, resultsPageSize, {})
  return (
    <section aria-labelledby="last-results">
      <h2 id="last-results" className={css.heading}>
        {texts.lastResults}
      </h2>
      <ListState {...state} empty={{ title: texts.resultsNone, text: texts.resultsNoneText, drawing: false }}>
        <WorkList rows={rows} label={texts.lastResults} />
        <PageOf {...pager} />
      </ListState>
    </section>
  )
}
