import { formatNumber } from '@phuong/domain/format/numbers'
import { Card } from '@phuong/ui/Card'
import { UserIcon, UsersIcon } from '@phuong/ui/icons'
import { ErrorState } from '@phuong/ui/ListState'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { Navigate, useParams } from 'react-router'
import { CopyCode } from '../../../widgets/classes/CopyCode.tsx'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import css from '../Classes.module.css'
import { useClass } from '../class-query.ts'
import { Pupils } from './Pupils.tsx'
import { texts } from './texts.ts'

/** /lms/teacher/classes/:classId: the class with its code and its pupils (B-085). */
export function Roster() {
  const { classId = '' } = useParams()
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
            <div className={css.code}>
              <span>
                {classTexts.code} <b translate="no">{facts.code}</b>
              </span>
              <CopyCode code={facts.code} />
            </div>
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
          </ul>
        )}
      </PageHead>
      <div className={css.body}>
        {found.isError && !facts ? (
          <Card>
            <ErrorState {...listStateOf(found, () => false).error} onRetry={() => void found.refetch()} />
          </Card>
        ) : (
          <Pupils key={classId} classId={classId} />
        )}
      </div>
    </>
  )
}
