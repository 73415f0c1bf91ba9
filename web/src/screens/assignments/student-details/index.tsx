import { Card } from '@phuong/ui/Card'
import { ErrorState } from '@phuong/ui/ErrorState'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { texts as uiTexts } from '@phuong/ui/texts'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useParams } from 'react-router'
import { AssignmentFacts } from '../../../widgets/assignments/AssignmentFacts.tsx'
import { AssignmentMissing } from '../../../widgets/assignments/AssignmentMissing.tsx'
import { useAssignment } from '../../../widgets/assignments/use-assignment.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { OwnWork } from './OwnWork.tsx'
import css from './StudentDetails.module.css'
import { texts } from './texts.ts'

/**
 * /lms/student/classes/:classId/classwork/assignments/:assignmentId/details: what is to do, how far the pupil is, and the
 * one button into the work (B-104, B-137).
 */
export function StudentAssignment() {
  const { classId = '', assignmentId = '' } = useParams()
  const { asked, missing } = useAssignment(assignmentId, classId)
  const assignment = asked.data ?? undefined
  usePageTitle(assignment?.title)
  const classPath = `/lms/student/classes/${classId}`
  if (missing) return <AssignmentMissing classPath={classPath} />
  const className = assignment && classTexts.name(assignment.className)
  return (
    <>
      <PageHead
        title={assignment?.title ?? texts.assignment}
        crumbs={
          <Crumbs
            items={[
              { label: texts.classes, link: <Link to="/lms/student/classes">{texts.classes}</Link> },
              ...(className ? [{ label: className, link: <Link to={classPath}>{className}</Link> }] : []),
              { label: texts.assignment },
            ]}
          />
        }
      >
        {assignment && <AssignmentFacts assignment={assignment} />}
      </PageHead>
      <div className={css.body}>
        {assignment ? (
          <OwnWork assignment={assignment} />
        ) : (
          <Card>
            {asked.isError ? (
              <ErrorState {...listStateOf(asked, () => false).error} onRetry={() => void asked.refetch()} />
            ) : (
              <>
                <VisuallyHidden role="status">{uiTexts.loading}</VisuallyHidden>
                <SkeletonRows rows={2} />
              </>
            )}
          </Card>
        )}
      </div>
    </>
  )
}
