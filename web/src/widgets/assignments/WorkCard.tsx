import { formatNumber } from '@phuong/domain/format/numbers'
import { studentDetailsPath } from '@phuong/domain/paths/assignment-details'
import { ButtonLink } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { CoverCard, CoverSheet } from '@phuong/ui/CoverCard'
import { Skeleton } from '@phuong/ui/Skeleton'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { classTexts } from '../classes/texts.ts'
import { Link } from '../link/Link.tsx'
import { kindsOf, questionsOf } from './asked-kinds.ts'
import { DueChip } from './DueChip.tsx'
import { nextStep } from './next-step.ts'
import { workPath } from './paths.ts'
import type { MineRow } from './queries.ts'
import { assignmentTexts } from './texts.ts'
import css from './Work.module.css'
import { WorksheetPicture } from './WorksheetPicture.tsx'

/** The place of the first due work that is on its way. */
export function WorkCardSkeleton() {
  return (
    <CoverCard aria-hidden="true">
      <Skeleton width="medium" />
      <Skeleton width="long" />
      <Skeleton width="short" />
      <Skeleton shape="block" />
    </CoverCard>
  )
}

/** The work that a pupil does first: big, with the one tap that leads into it. */
export function WorkCard({ row }: { row: MineRow }) {
  const step = assignmentTexts.steps[nextStep(row)]
  return (
    <CoverCard as="article" cover={<WorkCover row={row} />}>
      <div className={css.chips}>
        <DueChip dueDate={row.dueDate} withDate />
        <Chip>{assignmentTexts.kinds[row.exerciseType]}</Chip>
      </div>
      <h3 className={css.title}>
        <Link to={studentDetailsPath(row)} className={css.titleLink}>
          {row.title}
        </Link>
      </h3>
      <p className={css.by}>
        <span>{classTexts.name(row.className)}</span>
        {row.asked.length > 0 && (
          <span>{assignmentTexts.asked(formatNumber(questionsOf(row.asked)), kindsOf(row.asked))}</span>
        )}
        {row.state === 'doing' && row.answered > 0 && (
          <span className="num">{assignmentTexts.answered(formatNumber(row.answered))}</span>
        )}
      </p>
      <ButtonLink
        as={Link}
        to={goingTo(row)}
        variant="primary"
        size="lg"
        className={css.go}
        iconEnd={<ArrowRightIcon />}
        aria-label={assignmentTexts.stepOf(step, row.title)}
      >
        {step}
      </ButtonLink>
    </CoverCard>
  )
}

/** What lies on the cover: the first page of a worksheet, of an exam how many questions it has; never nothing. */
function WorkCover({ row }: { row: MineRow }) {
  const count = questionsOf(row.asked)
  if (count > 0)
    return (
      <CoverSheet>
        {formatNumber(count)}
        <span className={css.coverUnit}>{assignmentTexts.questions}</span>
      </CoverSheet>
    )
  return (
    <CoverSheet picture>
      <WorksheetPicture address={row.picture} otherwise={<span className={css.coverLines} />} />
    </CoverSheet>
  )
}

/** The way into the work itself, or to the details where there is no worksheet to open. */
export const goingTo = (row: Pick<MineRow, 'id' | 'classId' | 'attachmentId'>): string =>
  row.attachmentId === null ? studentDetailsPath(row) : workPath(row.attachmentId, row.id)
