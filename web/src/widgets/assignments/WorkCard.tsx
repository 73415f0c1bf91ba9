import { formatNumber } from '@phuong/domain/format/numbers'
import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { Chip } from '@phuong/ui/Chip'
import { BlossomCluster } from '@phuong/ui/drawings/BlossomCluster'
import { Skeleton } from '@phuong/ui/Skeleton'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { classTexts } from '../classes/texts.ts'
import { Link } from '../link/Link.tsx'
import { DueChip } from './DueChip.tsx'
import { nextStep } from './next-step.ts'
import { studentDetailsPath, workPath } from './paths.ts'
import type { MineRow } from './queries.ts'
import { SheetPicture } from './SheetPicture.tsx'
import { assignmentTexts } from './texts.ts'
import css from './Work.module.css'

/** The place of the first due work that is on its way. */
export function WorkCardSkeleton() {
  return (
    <div className={css.frame} aria-hidden="true">
      <Card flush className={css.card}>
        <div className={css.cover} />
        <div className={css.body}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton width="short" />
          <Skeleton shape="block" />
        </div>
      </Card>
    </div>
  )
}

/** The work that a pupil does first: big, with the one tap that leads into it. */
export function WorkCard({ row }: { row: MineRow }) {
  const step = assignmentTexts.steps[nextStep(row)]
  return (
    <div className={css.frame}>
      <Card flush as="article" className={css.card}>
        <div className={css.cover} aria-hidden="true">
          <BlossomCluster className={css.blossoms} />
          <span className={css.sheet}>
            <SheetPicture address={row.picture} />
          </span>
        </div>
        <div className={css.body}>
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
        </div>
      </Card>
    </div>
  )
}

/** The way into the work itself, or to the details where there is no sheet to open. */
export const goingTo = (row: Pick<MineRow, 'id' | 'classId' | 'attachmentId'>): string =>
  row.attachmentId === null ? studentDetailsPath(row) : workPath(row.attachmentId, row.id)
