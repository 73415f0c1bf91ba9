import { formatNumber } from '@phuong/domain/format/numbers'
import { assignmentsPageSize } from '@phuong/domain/opening/page-sizes'
import { ListState } from '@phuong/ui/ListState'
import { UserIcon, UsersIcon } from '@phuong/ui/lms-icons'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { mineQuery } from '../../../widgets/assignments/queries.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { WorkList } from '../../../widgets/assignments/WorkList.tsx'
import { FriendList } from '../../../widgets/classes/FriendList.tsx'
import { classmatesQuery } from '../../../widgets/classes/queries.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from '../Classes.module.css'
import { useClass } from '../class-query.ts'
import { Lessons } from './Lessons.tsx'
import { texts } from './texts.ts'

/**
 * /lms/student/classes/:classId: the class of a pupil, with its teacher, its assignments and the names of the others
 * (B-082, B-083).
 */
export function Classmates() {
  const { classId = '' } = useParams()
  const { me } = useSurroundings()
  const found = useClass(classId)
  const friends = useQuery(classmatesQuery(classId))
  usePageTitle(found.data ? classTexts.name(found.data.className) : undefined)
  if (found.data === null) return <Navigate to="/lms/access-denied" replace />
  const facts = found.data
  const title = facts ? classTexts.name(facts.className) : texts.classes
  return (
    <>
      <PageHead
        title={title}
        crumbs={
          <Crumbs
            items={[
              { label: texts.classes, link: <Link to="/lms/student/classes">{texts.classes}</Link> },
              ...(facts ? [{ label: title }] : []),
            ]}
          />
        }
      >
        {facts && (
          <ul className={css.facts}>
            <li>
              <UserIcon size={18} /> {classTexts.teacher(facts.teacherName)}
            </li>
            <li>
              <UsersIcon size={18} /> {classTexts.friendCount(formatNumber(facts.totalStudents))}
            </li>
          </ul>
        )}
      </PageHead>
      <div className={css.body}>
        <Assignments key={classId} classId={classId} />
        <Lessons key={`lessons ${classId}`} classId={classId} studentId={me.id} />
        <section className={css.part} aria-labelledby="friends">
          <h2 id="friends">{texts.friends}</h2>
          <ListState {...listStateOf(friends, hasNone)} empty={{ title: texts.noneTitle }}>
            <FriendList friends={friends.data ?? []} ownId={me.id} />
          </ListState>
        </section>
      </div>
    </>
  )
}

/** What was given to the class: what is to do first, by due date, then what is done (B-083). */
function Assignments({ classId }: { classId: string }) {
  const { rows, state, pager } = usePagedList((page) => mineQuery({ classId, ...page }), assignmentsPageSize, {})
  return (
    <section className={css.part} aria-labelledby="assignments">
      <h2 id="assignments">{assignmentTexts.assignment}</h2>
      <ListState
        {...state}
        empty={{ title: assignmentTexts.noneInClass, text: assignmentTexts.noneInClassText, drawing: false }}
      >
        <WorkList rows={rows} label={assignmentTexts.assignment} withClass={false} />
        <PageOf {...pager} />
      </ListState>
    </section>
  )
}
