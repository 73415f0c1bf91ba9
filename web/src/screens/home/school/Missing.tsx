import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { ErrorState } from '@phuong/ui/ErrorState'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { isCallError } from '../../../api/call-error.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import css from '../dashboard/Dashboard.module.css'
import { schoolTexts } from './texts.ts'

type Asked = Parameters<typeof listStateOf>[0]

/** In the place of a class or a teacher that is not of the school, or could not be read. */
export function Missing({ title, asked }: { title: string; asked: Asked }) {
  const isGone = isCallError(asked.error) && (asked.error.status === 404 || asked.error.status === 400)
  const { error, onRetry } = listStateOf(asked, () => false)
  return (
    <>
      <PageHead title={title} />
      <div className={css.body}>
        <Card>
          {isGone ? (
            <EmptyState
              title={schoolTexts.missingTitle}
              text={schoolTexts.missingText}
              action={
                <ButtonLink as={Link} to="/lms/home">
                  {schoolTexts.toHome}
                </ButtonLink>
              }
            />
          ) : (
            <ErrorState {...error} onRetry={onRetry} />
          )}
        </Card>
      </div>
    </>
  )
}
