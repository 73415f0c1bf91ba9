import { formatNumber } from '@phuong/domain/format/numbers'
import { tierOf } from '@phuong/domain/scoring/tiers'
import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { FlameTree } from '@phuong/ui/drawings/FlameTree'
import { BookIcon, FileIcon, TrophyIcon } from '@phuong/ui/lms-icons'
import { Skeleton } from '@phuong/ui/Skeleton'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import type { BookClass } from '../../../widgets/demo-pages/book-classes.ts'
import { bookPath, contestPath } from '../../../widgets/demo-pages/paths.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { practiceOf, practicePath, questionPath } from '../../../widgets/practice/paths.ts'
import type { NextPaper, Progress } from '../../../widgets/practice/progress.ts'
import type { PracticeStep } from './next-step.ts'
import css from './Practice.module.css'
import { texts } from './texts.ts'

type Props = {
  /** what is practised next; null while the progress is on its way */
  step: PracticeStep | null
  /** of the papers of the own class; null while it is on its way */
  progress: Progress | null
}

/** What a pupil practises: the paper to do now with what came of the last one, the mock contest, the sample pages, a lesson. */
export function PracticeBlock({ step, progress }: Props) {
  return (
    <section aria-labelledby="practice">
      <h2 id="practice" className={css.heading}>
        {texts.practice}
      </h2>
      <div className={css.cards}>
        {step?.kind === 'lesson' && <Lesson book={step.book} />}
        {step?.kind === 'otherClass' ? (
          <OtherClass nearest={step.level} />
        ) : (
          <Olympic next={step?.kind === 'paper' ? step.paper : null} progress={progress} />
        )}
        <Card as="article" className={css.card}>
          <span className={css.samples} aria-hidden="true">
            <TrophyIcon size={40} />
          </span>
          <div className={css.words}>
            <h3>{texts.contest}</h3>
            <p>{texts.contestText}</p>
          </div>
          <ButtonLink as={Link} to={contestPath} variant="soft">
            {texts.openContest}
          </ButtonLink>
        </Card>
        <Card as="article" className={css.card}>
          <span className={css.samples} aria-hidden="true">
            <BookIcon size={40} />
          </span>
          <div className={css.words}>
            <h3>{texts.samples}</h3>
            <p>{texts.samplesText}</p>
          </div>
          <ButtonLink as={Link} to="/olympicsgk" variant="soft">
            {texts.openSamples}
          </ButtonLink>
        </Card>
      </div>
    </section>
  )
}

/** The exercises of a class's book. */
function Lesson({ book }: { book: BookClass }) {
  return (
    <Card as="article" className={css.card}>
      <span className={css.samples} aria-hidden="true">
        <FileIcon size={40} />
      </span>
      <div className={css.words}>
        <h3>{texts.lesson(book)}</h3>
        <p>{texts.lessonText}</p>
      </div>
      <ButtonLink as={Link} to={bookPath(book)} variant="soft" iconEnd={<ArrowRightIcon />}>
        {texts.openLesson}
      </ButtonLink>
    </Card>
  )
}

/** A paper that is under way is gone on with or begun anew, as from the list of papers (D23). */
const chosen = { chosen: true } as const

/** @param next null where every paper was handed in */
function Olympic({ next, progress }: { next: NextPaper | null; progress: Progress | null }) {
  const last = progress?.done[0]
  return (
    <Card as="article" className={css.card}>
      <FlameTree className={css.tree} tier={last ? tierOf((last.correct * 100) / Math.max(1, last.total)) : 'good'} />
      <div className={css.words}>
        <h3>
          <Link to={practicePath} className={css.title}>
            {texts.olympic}
          </Link>
        </h3>
        {progress === null ? (
          <>
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </>
        ) : (
          <>
            <p>{nextLine(next)}</p>
            {last && <p>{texts.lastScore(last.code, formatNumber(last.correct), formatNumber(last.total))}</p>}
          </>
        )}
      </div>
      <ButtonLink
        as={Link}
        to={next ? questionPath(next.code, 1) : practicePath}
        state={next ? chosen : undefined}
        variant="soft"
        iconEnd={<ArrowRightIcon />}
      >
        {next ? (next.begun ? texts.goOnPaper : texts.doPaper)(next.code) : texts.allPapers}
      </ButtonLink>
    </Card>
  )
}

const nextLine = (next: NextPaper | null): string => {
  if (next === null) return texts.allDone
  return next.begun ? texts.paperBegun(next.code, formatNumber(next.answered)) : texts.paperNext(next.code)
}

/** A class without papers of its own is told so, and offered those of the nearest class (C-250). */
function OtherClass({ nearest }: { nearest: number }) {
  return (
    <Card as="article" className={css.card}>
      <FlameTree className={css.tree} tier="good" />
      <div className={css.words}>
        <h3>{texts.olympic}</h3>
        <p>{texts.noOwnPapers}</p>
      </div>
      <ButtonLink as={Link} to={practiceOf(nearest)} variant="soft" iconEnd={<ArrowRightIcon />}>
        {texts.practiseLevel(nearest)}
      </ButtonLink>
    </Card>
  )
}
