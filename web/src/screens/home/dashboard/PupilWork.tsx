import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { assignmentsPageSize, resultsPageSize } from '@phuong/domain/opening/page-sizes'
import { Card } from '@phuong/ui/Card'
import { ListState } from '@phuong/ui/ListState'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { WorkCard, WorkCardSkeleton } from '../../../widgets/assignments/WorkCard.tsx'
import { WorkList } from '../../../widgets/assignments/WorkList.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { practicePath, resultPath } from '../../../widgets/practice/paths.ts'
import type { DonePaper } from '../../../widgets/practice/progress.ts'
import css from './Dashboard.module.css'
import practiceCss from './Practice.module.css'
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

/** Practice papers that the home shows of those that were done last; the history has them all. */
const maxPractice = 3

type ResultsProps = {
  /** Whether the pupil is in a class, where work is given. */
  given: boolean
  practice: readonly DonePaper[]
  /** the level of these papers, where the own class has none */
  level: number | null
}

/** What the pupil handed in last, with marks and stars, and what came of the practice (C-323). */
export function LastResults({ given, practice, level }: ResultsProps) {
  const hasPractice = practice.length > 0
  return (
    <section aria-labelledby="last-results">
      <div className={css.headingRow}>
        <h2 id="last-results">{texts.lastResults}</h2>
        {hasPractice && (
          <Link to={`${practicePath}?view=history`} className={css.more}>
            {texts.allPractice} <ArrowRightIcon size={16} />
          </Link>
        )}
      </div>
      {given && <GivenResults alone={!hasPractice} />}
      {hasPractice && <PracticeResults papers={practice.slice(0, maxPractice)} level={level} />}
    </section>
  )
}

/** @param alone whether nothing else stands there, so that nothing at all has to be said */
function GivenResults({ alone }: { alone: boolean }) {
  const { rows, state, pager } = usePagedList(lastResultsQuery, resultsPageSize, {})
  if (state.state === 'empty' && !alone) return null
  return (
    <ListState {...state} empty={{ title: texts.resultsNone, text: texts.resultsNoneText, drawing: false }}>
      <WorkList rows={rows} label={texts.lastResults} />
      <PageOf {...pager} />
    </ListState>
  )
}

function PracticeResults({ papers, level }: { papers: readonly DonePaper[]; level: number | null }) {
  return (
    <Card flush as="ul" className={practiceCss.results} aria-label={texts.practiceResults}>
      {papers.map(({ code, sittingId, finishedAt, correct, total }) => (
        <li key={sittingId}>
          <div>
            <h3>
              <Link to={resultPath(code, sittingId, level)} className={practiceCss.link}>
                {texts.practisedPaper(code)}
              </Link>
            </h3>
            <p className="num">{assignmentTexts.handedInAt(formatDateTime(new Date(finishedAt)))}</p>
          </div>
          <span className={practiceCss.score}>{texts.practiceScore(formatNumber(correct), formatNumber(total))}</span>
        </li>
      ))}
    </Card>
  )
}
