import { formatNumber } from '@phuong/domain/format/numbers'
import { assignmentsPageSize } from '@phuong/domain/opening/page-sizes'
import { studentClassPath } from '@phuong/domain/paths/class-pages'
import { Card } from '@phuong/ui/Card'
import { ListState } from '@phuong/ui/ListState'
import { UserIcon, UsersIcon } from '@phuong/ui/lms-icons'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { mineQuery } from '../../../widgets/assignments/queries.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { WorkList } from '../../../widgets/assignments/WorkList.tsx'
import { NoticeList } from '../../../widgets/class-notices/NoticeList.tsx'
import { noticesPageSize, noticesQuery } from '../../../widgets/class-notices/queries.ts'
import { noticeTexts } from '../../../widgets/class-notices/texts.ts'
import { FriendList } from '../../../widgets/classes/FriendList.tsx'
import { classmatesQuery } from '../../../widgets/classes/queries.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { LinkTabs } from '../../../widgets/link/LinkTabs.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { sessionTexts } from '../../../widgets/sessions/texts.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from '../Classes.module.css'
import { useClass } from '../class-query.ts'
import { Lessons } from './Lessons.tsx'
import { texts } from './texts.ts'

/** What the address names beside the assignments. */
const tabs = ['lessons', 'notifications'] as const

/**
 * /lms/student/classes/:classId: the class of a pupil, with its teacher, its assignments, its units, what it was told,
 * and the names of the others (B-082, B-083, B-093).
 */
export function Classmates() {
  const { classId = '' } = useParams()
  const { me } = useSurroundings()
  const found = useClass(classId)
  const [query] = useAddressQuery()
  const tab = tabs.find((name) => name === query.get('tab')) ?? null
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
        <LinkTabs
          label={title}
          tabs={[
            { to: studentClassPath(classId), label: assignmentTexts.assignment, here: tab === null },
            { to: studentClassPath(classId, 'lessons'), label: sessionTexts.tab, here: tab === 'lessons' },
            { to: studentClassPath(classId, 'notifications'), label: noticeTexts.title, here: tab === 'notifications' },
          ]}
        />
        {tab === null && <Assignments key={classId} classId={classId} />}
        {tab === 'lessons' && <Lessons key={classId} classId={classId} studentId={me.id} />}
        {tab === 'notifications' && <Notices key={classId} classId={classId} />}
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

/** What the class was told, the newest first (D53). */
function Notices({ classId }: { classId: string }) {
  const { rows, state, pager } = usePagedList((page) => noticesQuery({ classId, ...page }), noticesPageSize, {})
  return (
    <section className={css.part} aria-labelledby="notices">
      <h2 id="notices">{noticeTexts.title}</h2>
      <ListState
        {...state}
        empty={{ title: noticeTexts.noneForPupil, text: noticeTexts.noneForPupilText, drawing: false }}
      >
        <Card flush>
          <NoticeList rows={rows} />
        </Card>
        <PageOf {...pager} />
      </ListState>
    </section>
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
