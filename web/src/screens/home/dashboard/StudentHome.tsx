import { formatNumber } from '@phuong/domain/format/numbers'
import { ButtonLink } from '@phuong/ui/Button'
import { ListState, Waiting } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { now } from '../../../browser/clock.ts'
import { FriendList } from '../../../widgets/classes/FriendList.tsx'
import { JoinedClassCard, JoinedClassSkeleton } from '../../../widgets/classes/JoinedClassCard.tsx'
import { type ClassRow, classmatesQuery, joinedClassesQuery } from '../../../widgets/classes/queries.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { nearestLevel } from '../../../widgets/practice/class-level.ts'
import { practicePath } from '../../../widgets/practice/paths.ts'
import { useClassLevel } from '../../../widgets/practice/use-class-level.ts'
import { useProgress } from '../../../widgets/practice/use-progress.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { useHasBeen } from '../../../widgets/use-has-been.ts'
import css from './Dashboard.module.css'
import { dayLine, greetingName } from './greeting.ts'
import { LeadSoon } from './LeadSoon.tsx'
import { type NextStep, nextStep, practiceStep } from './next-step.ts'
import { PracticeBlock } from './PracticeBlock.tsx'
import { DueWork, LastResults } from './PupilWork.tsx'
import { dueWorkQuery, lastResultsQuery } from './queries.ts'
import { texts } from './texts.ts'

/**
 * The pupil's home: due work first and big, then the practice, then the last results, then the own classes and who else is in
 * them (B-047). Without a class there is the practice, and how one gets into a class. The higher-education host has the own
 * classes alone (B-060, D10); the head says there too what waits.
 */
export function StudentHome() {
  const { me, site, isHere } = useSurroundings()
  const joined = useQuery(joinedClassesQuery)
  const classes = joined.data ?? []
  const dueWork = useQuery(dueWorkQuery())
  const results = useQuery(lastResultsQuery())
  const due = dueWork.data
  // each part takes its place when the parts above it have theirs: nothing that is read moves away
  const knowsWork = useHasBeen(!joined.isPending && !(dueWork.isPending && classes.length > 0))
  const { level } = useClassLevel()
  const nearest = nearestLevel(me)
  const practised = level ?? nearest
  const whole = !site.higherEducation
  const practises = isHere(practicePath) && whole
  const progress = useProgress(practises ? practised : null)
  const done = progress?.done ?? []
  const practice = practises ? { level: practised, nearest, progress } : null
  const step = knowsWork ? nextStep({ due: due?.[0]?.totalRows ?? 0, inClass: classes.length > 0, practice }) : null
  const knowsPractice = !practises || practised === null || progress !== null
  const knowsResults = useHasBeen(knowsWork && knowsPractice && !(results.isPending && classes.length > 0))
  const only = classes.length === 1 ? classes[0] : undefined
  return (
    <>
      <PageHead
        ornament="bough"
        eyebrow={dayLine(now())}
        title={texts.helloPupil(greetingName(me))}
        lead={<span className={css.clear}>{step ? leadOf(step) : <LeadSoon />}</span>}
      />
      <div className={css.pupilBody}>
        {whole && (joined.isPending || classes.length > 0) && <DueWork />}
        {knowsWork && practice && <PracticeBlock step={practiceStep(practice)} progress={progress} />}
        {whole && knowsWork && knowsPractice && (classes.length > 0 || done.length > 0) && (
          <LastResults given={classes.length > 0} practice={done} level={nearest === null ? null : practised} />
        )}
        {!knowsResults && !dueWork.isPending && (
          <Waiting>
            <JoinedClassSkeleton />
          </Waiting>
        )}
        {knowsResults && (
          <section aria-labelledby="joined-classes">
            <h2 id="joined-classes" className={css.heading}>
              {texts.pupilClasses}
            </h2>
            <ListState
              {...listStateOf(joined, hasNone)}
              skeleton={<JoinedClassSkeleton />}
              empty={{
                title: texts.pupilNoClassTitle,
                text: texts.pupilNoClassText(me.userName ?? me.email ?? ''),
                action: (
                  <ButtonLink as={Link} to="/lms/student/classes?code=" variant="primary">
                    {texts.joinByCode}
                  </ButtonLink>
                ),
              }}
            >
              <ul className={css.joined}>
                {classes.map((row, index) => (
                  <li key={row.id}>
                    <JoinedClassCard row={row} first={index === 0 && (!whole || due?.length === 0)} headingLevel={3} />
                  </li>
                ))}
              </ul>
            </ListState>
          </section>
        )}
        {knowsResults && whole && only && <FriendsOf row={only} />}
      </div>
    </>
  )
}

/** The head of the home says what to do next. */
const leadOf = (step: NextStep): string => {
  if (step.kind === 'work') return texts.pupilDue(formatNumber(step.count))
  if (step.kind === 'join') return texts.nextJoin
  if (step.kind === 'wait') return texts.nextWait
  if (step.kind === 'lesson') return texts.nextLesson(step.book)
  if (step.kind === 'otherClass') return texts.nextOtherClass(step.level)
  return (step.paper.begun ? texts.nextBegun : texts.nextPaper)(step.paper.code)
}

/** Faces that the home shows; the class page has them all. */
const maxFriends = 6

function FriendsOf({ row }: { row: ClassRow }) {
  const { me } = useSurroundings()
  const friends = useQuery(classmatesQuery(row.id))
  const others = (friends.data ?? []).filter(({ studentId }) => studentId !== me.id)
  return (
    <section aria-labelledby="friends">
      <div className={css.headingRow}>
        <h2 id="friends">{texts.friendsTitle(row.className)}</h2>
        <Link to={`/lms/student/classes/${row.id}`} className={css.more}>
          {texts.allFriends} <ArrowRightIcon size={16} />
        </Link>
      </div>
      <ListState
        {...listStateOf(friends, () => others.length === 0)}
        empty={{ title: texts.noFriendsTitle, drawing: false }}
      >
        <FriendList friends={others.slice(0, maxFriends)} ownId={me.id} />
      </ListState>
    </section>
  )
}
