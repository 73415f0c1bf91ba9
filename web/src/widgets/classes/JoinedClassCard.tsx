import { formatNumber } from '@phuong/domain/format/numbers'
import { ButtonLink } from '@phuong/ui/Button'
import { CoverCard, CoverSheet } from '@phuong/ui/CoverCard'
import { UserIcon, UsersIcon } from '@phuong/ui/lms-icons'
import { Skeleton } from '@phuong/ui/Skeleton'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { Link } from '../link/Link.tsx'
import css from './JoinedClassCard.module.css'
import type { ClassRow } from './queries.ts'
import { classTexts } from './texts.ts'

/** The place of a class that is on its way. */
export function JoinedClassSkeleton() {
  return (
    <CoverCard aria-hidden="true">
      <Skeleton width="medium" />
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <div className={css.soon} />
    </CoverCard>
  )
}

/** A class that a pupil is in: big enough to be the first thing that is seen, with the one way in (B-093). */
export function JoinedClassCard({ row, first, headingLevel }: { row: ClassRow; first: boolean; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <CoverCard as="article" cover={<CoverSheet>{row.className}</CoverSheet>}>
      <Heading className={css.name}>{classTexts.name(row.className)}</Heading>
      <p className={css.line}>
        <UserIcon /> {classTexts.teacher(row.teacherName)}
      </p>
      <p className={css.line}>
        <UsersIcon /> {classTexts.friendCount(formatNumber(row.totalStudents))}
      </p>
      <ButtonLink
        as={Link}
        to={`/lms/student/classes/${row.id}`}
        variant={first ? 'primary' : 'soft'}
        size="lg"
        className={css.enter}
        iconEnd={<ArrowRightIcon />}
        aria-label={classTexts.enterClass(row.className)}
      >
        {classTexts.enter}
      </ButtonLink>
    </CoverCard>
  )
}
