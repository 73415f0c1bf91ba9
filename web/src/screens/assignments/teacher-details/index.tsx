import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { ErrorState } from '@phuong/ui/ErrorState'
import { EyeIcon } from '@phuong/ui/icons'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { texts as uiTexts } from '@phuong/ui/texts'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { AssignmentFacts } from '../../../widgets/assignments/AssignmentFacts.tsx'
import { AssignmentMissing } from '../../../widgets/assignments/AssignmentMissing.tsx'
import { useAssignment } from '../../../widgets/assignments/use-assignment.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { useClassRights } from '../../../widgets/classes/use-class-rights.ts'
import { PrintLink } from '../../../widgets/exam-print/PrintLink.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { Acts } from './acts/Acts.tsx'
import { figuresOf } from './arrange.ts'
import { PupilTable } from './PupilTable.tsx'
import { pupilsQuery } from './queries.ts'
import { Summary } from './Summary.tsx'
import css from './TeacherDetails.module.css'
import { texts } from './texts.ts'

/**
 * /lms/teacher/classes/:classId/classwork/assignments/:assignmentId/details/:exerciseType: what the class did with an
 * assignment, and marking it (B-099, B-103, B-137). The kind of exercise stands in the address only; other kinds than
 * the three have no route, so they show the 404 page (B-105).
 */
export const TeacherAssignment = staffScreen(function TeacherAssignment() {
  const { classId = '', assignmentId = '' } = useParams()
  const [query] = useAddressQuery()
  const rights = useClassRights(classId)
  const { asked, missing } = useAssignment(assignmentId, classId)
  const pupils = useQuery({ ...pupilsQuery(assignmentId), enabled: asked.data !== undefined && !missing })
  const assignment = asked.data ?? undefined
  usePageTitle(assignment?.title)
  const classPath = `/lms/teacher/classes/${classId}`
  if (missing) return <AssignmentMissing classPath={classPath} />
  return (
    <>
      <PageHead
        title={assignment?.title ?? texts.assignment}
        lead={assignment?.instructions}
        crumbs={
          <Crumbs
            items={[
              { label: texts.classes, link: <Link to="/lms/teacher/classes">{texts.classes}</Link> },
              ...(assignment
                ? [
                    {
                      label: classTexts.name(assignment.className),
                      link: <Link to={classPath}>{classTexts.name(assignment.className)}</Link>,
                    },
                  ]
                : []),
              { label: texts.assignment },
            ]}
          />
        }
        actions={
          assignment && (
            <>
              {assignment.attachmentId !== null && (
                <ButtonLink
                  as={Link}
                  to={`/lms/teacher/worksheet/exercise/${assignment.attachmentId}`}
                  icon={<EyeIcon size={18} />}
                >
                  {texts.previewWorksheet}
                </ButtonLink>
              )}
              {assignment.examId !== null && <PrintLink exam={{ id: assignment.examId }} />}
              {rights.give && <Acts assignment={assignment} classPath={classPath} />}
            </>
          )
        }
      >
        {assignment && <AssignmentFacts assignment={assignment} />}
      </PageHead>
      <div className={css.body}>
        {asked.isError && !assignment ? (
          <Card>
            <ErrorState {...listStateOf(asked, () => false).error} onRetry={() => void asked.refetch()} />
          </Card>
        ) : (
          <>
            {pupils.data && pupils.data.length > 0 && <Summary figures={figuresOf(pupils.data)} />}
            {asked.isPending && (
              <Card>
                <VisuallyHidden role="status">{uiTexts.loading}</VisuallyHidden>
                <SkeletonRows />
              </Card>
            )}
            {assignment && (
              <PupilTable
                key={assignmentId}
                assignment={assignment}
                pupils={pupils}
                marks={rights.mark}
                markedId={query.get('studentId')}
              />
            )}
          </>
        )}
      </div>
    </>
  )
})
