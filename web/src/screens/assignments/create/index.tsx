import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { managedClassesQuery } from '../../../widgets/classes/queries.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { AssignmentForm } from './AssignmentForm.tsx'
import css from './Create.module.css'
import { classNameQuery } from './queries.ts'
import { texts } from './texts.ts'

/** /lms/teacher/classes/:classId/classwork/assignments/add: gives a worksheet to classes (B-098, B-101). */
export const CreateAssignment = staffScreen(function CreateAssignment() {
  const { classId = '' } = useParams()
  const [query] = useAddressQuery()
  const managed = useQuery(managedClassesQuery)
  const rows = managed.data?.filter(({ mayGive }) => mayGive)
  const own = rows?.find(({ id }) => id === classId)
  // an administrator may stand in a class that somebody else manages
  const other = useQuery({ ...classNameQuery(classId), enabled: managed.data !== undefined && own === undefined })
  if (other.data === null) return <Navigate to="/lms/access-denied" replace />
  const here = own ?? other.data
  const classes = here && !own ? [here, ...(rows ?? [])] : (rows ?? [])
  const name = here && classTexts.name(here.className)
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={
          <Crumbs
            items={[
              { label: texts.classes, link: <Link to="/lms/teacher/classes">{texts.classes}</Link> },
              ...(name ? [{ label: name, link: <Link to={`/lms/teacher/classes/${classId}`}>{name}</Link> }] : []),
              { label: texts.title },
            ]}
          />
        }
      />
      <div className={css.page}>
        <AssignmentForm key={classId} classId={classId} classes={classes} attachmentId={query.get('attachmentId')} />
      </div>
    </>
  )
})
