import { formatNumber } from '@phuong/domain/format/numbers'
import { PROFILE_PATH } from '@phuong/domain/paths/profile'
import { ButtonLink } from '@phuong/ui/Button'
import { ListState } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { ArrowRightIcon, SendIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { now } from '../../../browser/clock.ts'
import { givePath } from '../../../widgets/assignments/paths.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { ClassCard } from '../../../widgets/classes/ClassCard.tsx'
import { ClassCards, ClassCardsSkeleton } from '../../../widgets/classes/ClassCards.tsx'
import { NewClass } from '../../../widgets/classes/NewClass.tsx'
import { managedClassesQuery } from '../../../widgets/classes/queries.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from './Dashboard.module.css'
import { FindPupil } from './FindPupil.tsx'
import { dayLine, staffGreeting } from './greeting.ts'
import { LeadSoon } from './LeadSoon.tsx'
import { teacherQuery } from './queries.ts'
import { DueNext, HandedIn } from './TeacherWork.tsx'
import { texts } from './texts.ts'

/** Classes that the home shows; the list has them all. */
const maxClasses = 6

/**
 * The teacher's home: what came in, what is due, the managed classes, and a pupil of theirs in one search (B-053). The
 * higher-education host has the managed classes alone (B-060, D10).
 */
export const TeacherHome = staffScreen(function TeacherHome() {
  const { me, site } = useSurroundings()
  const managed = useQuery(managedClassesQuery)
  const home = useQuery(teacherQuery)
  const whole = !site.higherEducation
  const classes = managed.data ?? []
  const [first] = classes
  const pupils = classes.reduce((sum, { totalStudents }) => sum + totalStudents, 0)
  return (
    <>
      <PageHead
        ornament="bough"
        eyebrow={dayLine(now())}
        title={staffGreeting(me)}
        lead={
          <span className={css.clear}>
            {managed.isPending || (home.isPending && classes.length > 0) ? (
              <LeadSoon />
            ) : (
              managed.data && leadOf(classes.length, pupils, whole ? home.data?.newCount : undefined)
            )}
          </span>
        }
      >
        {first && (
          <div className={css.headStep}>
            <ButtonLink as={Link} to={givePath(first.id)} variant="primary" icon={<SendIcon />}>
              {assignmentTexts.give}
            </ButtonLink>
          </div>
        )}
      </PageHead>
      <div className={css.body}>
        {me.schoolTypeId === null && (
          <Notice tone="warning" action={<Link to={PROFILE_PATH}>{texts.toProfile}</Link>}>
            {texts.levelMissing}
          </Notice>
        )}
        {whole && first && (
          <div className={css.split}>
            <HandedIn classId={first.id} />
            <DueNext />
          </div>
        )}
        <div className={css.split}>
          <Panel
            title={texts.teacherClasses}
            count={managed.data?.length}
            action={
              classes.length > 0 && (
                <Link to="/lms/teacher/classes" className={css.more}>
                  {texts.allClasses} <ArrowRightIcon size={16} />
                </Link>
              )
            }
          >
            <ListState
              {...listStateOf(managed, hasNone)}
              skeleton={<ClassCardsSkeleton />}
              empty={{
                title: texts.teacherNoClassTitle,
                text: texts.teacherNoClassText,
                action: <NewClass variant="primary" />,
              }}
            >
              <ClassCards>
                {classes.slice(0, maxClasses).map((row, place) => (
                  <ClassCard key={row.id} row={row} place={place} />
                ))}
              </ClassCards>
            </ListState>
          </Panel>
          {whole && (managed.isPending || pupils > 0) && (
            <FindPupil classes={classes} pupils={managed.data && pupils} />
          )}
        </div>
      </div>
    </>
  )
})

/** @param came pieces of work since yesterday; undefined where they could not be read */
const leadOf = (classes: number, pupils: number, came: number | undefined): string => {
  if (classes === 0) return texts.teacherWithoutClass
  if (came === undefined) return texts.teacherLead(formatNumber(classes), formatNumber(pupils))
  return came === 0 ? texts.nothingNew : texts.newWork(formatNumber(came))
}
