import { ButtonLink } from '@phuong/ui/Button'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { Link } from '../link/Link.tsx'
import { assignmentTexts } from './texts.ts'

/** An address that names no assignment of this person: what happened, and the way back to the class. */
export function AssignmentMissing({ classPath }: { classPath: string }) {
  return (
    <>
      <PageHead title={assignmentTexts.assignment} />
      <EmptyState
        title={assignmentTexts.unknownTitle}
        text={assignmentTexts.unknownText}
        drawing={<LostNotebook />}
        action={
          <ButtonLink as={Link} to={classPath} variant="primary">
            {assignmentTexts.toClass}
          </ButtonLink>
        }
      />
    </>
  )
}
