import { formatPhone } from '@phuong/domain/format/phone'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link } from '../../../widgets/link/Link.tsx'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import css from '../dashboard/Dashboard.module.css'
import { Figures } from '../dashboard/Figures.tsx'
import { texts as homeTexts } from '../dashboard/texts.ts'
import { classColumns, VerifiedChip } from '../school/columns.tsx'
import { workFigures } from '../school/figures.ts'
import { Missing } from '../school/Missing.tsx'
import { schoolClassesQuery, schoolPageSize, schoolTeacherQuery } from '../school/queries.ts'
import { schoolTexts as texts } from '../school/texts.ts'

/** /lms/home/teachers/:teacherId: a teacher of the manager's school with the classes in it, to be looked at (D05). */
export function SchoolTeacher() {
  const { teacherId = '' } = useParams()
  const found = useQuery(schoolTeacherQuery(teacherId))
  const facts = found.data
  const title = facts?.fullName ?? texts.columnTeacher
  usePageTitle(facts?.fullName)
  if (found.isError && !facts) return <Missing title={title} asked={found} />
  return (
    <>
      <PageHead
        title={title}
        crumbs={
          <Crumbs
            items={[
              { label: homeTexts.homeTitle, link: <Link to="/lms/home">{homeTexts.homeTitle}</Link> },
              ...(facts ? [{ label: title }] : []),
            ]}
          />
        }
      >
        {facts && (
          <p className={css.fact}>
            <VerifiedChip verified={facts.verified} />
            <span>{facts.email ?? facts.userName}</span>
            {facts.phone && <span className="nowrap">{formatPhone(facts.phone)}</span>}
          </p>
        )}
      </PageHead>
      <div className={css.body}>
        <Figures
          figures={[{ label: texts.figureClasses, count: facts?.classes }, ...workFigures(facts ?? undefined)]}
        />
        <Classes teacherId={teacherId} />
      </div>
    </>
  )
}

/** The column of the teacher would say one name in every row. */
const columns = classColumns.filter(({ id }) => id !== 'teacher')

function Classes({ teacherId }: { teacherId: string }) {
  const { rows, count, state, pager } = usePagedList(
    (page) => schoolClassesQuery({ teacherId, ...page }),
    schoolPageSize,
    {},
  )
  return (
    <Panel title={texts.taught} count={count}>
      <DataTable
        caption={texts.taught}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...state}
        page={pager}
        empty={{ title: texts.noneTaughtTitle }}
      />
      <PageOf {...pager} />
    </Panel>
  )
}
