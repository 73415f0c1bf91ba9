import { Tabs } from '@mantine/core'
import { formatNumber } from '@phuong/domain/format/numbers'
import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { ErrorState } from '@phuong/ui/ErrorState'
import { Waiting } from '@phuong/ui/ListState'
import { CalendarIcon, UserIcon, UsersIcon } from '@phuong/ui/lms-icons'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { Skeleton } from '@phuong/ui/Skeleton'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { SendIcon } from '@phuong/ui/work-icons'
import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { givePath } from '../../../widgets/assignments/paths.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { noticeTexts } from '../../../widgets/class-notices/texts.ts'
import { CopyCode } from '../../../widgets/classes/CopyCode.tsx'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { latePlace } from '../../../widgets/late/late.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { sessionTexts } from '../../../widgets/sessions/texts.ts'
import css from '../Classes.module.css'
import { isWhole, useClass } from '../class-query.ts'
import { ClassActs } from './acts/ClassActs.tsx'
import { GivenAssignments } from './GivenAssignments.tsx'
import { Invite } from './invite/Invite.tsx'
import { Lessons } from './lessons/Lessons.tsx'
import { Pupils } from './Pupils.tsx'
import { addressOfTab, tabOf } from './tabs.ts'
import { texts } from './texts.ts'

/** The notices and the form in which one is written come with their tab. */
const Notices = latePlace(async () => (await import('./notices/Notices.tsx')).Notices)

/**
 * /lms/teacher/classes/:classId: the class with its code, what was given to it, its pupils, its units, and what it was
 * told (B-085, B-093).
 */
export const Roster = staffScreen(function Roster() {
  const { classId = '' } = useParams()
  const [query, setQuery] = useAddressQuery()
  const found = useClass(classId)
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
              { label: texts.classes, link: <Link to="/lms/teacher/classes">{texts.classes}</Link> },
              ...(facts ? [{ label: title }] : []),
            ]}
          />
        }
        actions={
          facts && (
            <>
              <div className={css.code}>
                <span>
                  {classTexts.code} <b translate="no">{facts.code}</b>
                </span>
                <CopyCode code={facts.code} />
                <Invite facts={facts} />
              </div>
              {facts.mayGive !== false && (
                <ButtonLink as={Link} to={givePath(classId)} variant="primary" icon={<SendIcon />}>
                  {assignmentTexts.give}
                </ButtonLink>
              )}
              {isWhole(facts) && <ClassActs facts={facts} />}
            </>
          )
        }
      >
        {facts && (
          <ul className={css.facts}>
            <li>
              <UsersIcon size={16} />
              <span>
                <b>{formatNumber(facts.totalStudents)}</b> {texts.pupils.toLowerCase()}
              </span>
            </li>
            <li>
              <UserIcon size={16} /> {classTexts.teacher(facts.teacherName)}
            </li>
            <li>
              <CalendarIcon size={16} /> {classTexts.yearOf(facts.schoolYear)}
            </li>
          </ul>
        )}
      </PageHead>
      <div className={css.body}>
        {found.isError && !facts ? (
          <Card>
            <ErrorState {...listStateOf(found, () => false).error} onRetry={() => void found.refetch()} />
          </Card>
        ) : (
          <Tabs
            key={classId}
            value={tabOf(query)}
            onChange={(tab) => tab !== tabOf(query) && setQuery(addressOfTab(tab), { replace: true })}
            keepMounted={false}
          >
            <Tabs.List className={css.tabs} aria-label={title}>
              <Tabs.Tab value="assignments">{assignmentTexts.assignment}</Tabs.Tab>
              <Tabs.Tab value="students">{texts.pupils}</Tabs.Tab>
              <Tabs.Tab value="lessons">{sessionTexts.tab}</Tabs.Tab>
              <Tabs.Tab value="notifications">{noticeTexts.title}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="assignments">
              <GivenAssignments classId={classId} mayGive={facts?.mayGive !== false} />
            </Tabs.Panel>
            <Tabs.Panel value="students">
              <Pupils classId={classId} facts={facts} />
            </Tabs.Panel>
            <Tabs.Panel value="lessons">
              <Lessons classId={classId} mayGive={facts?.mayGive === true} />
            </Tabs.Panel>
            <Tabs.Panel value="notifications">
              <Suspense
                fallback={
                  <Waiting>
                    <Skeleton shape="block" />
                  </Waiting>
                }
              >
                <Notices classId={classId} facts={facts} />
              </Suspense>
            </Tabs.Panel>
          </Tabs>
        )}
      </div>
    </>
  )
})
