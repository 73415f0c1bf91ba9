import { ButtonLink } from '@phuong/ui/Button'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { Link } from '../../widgets/link/Link.tsx'
import { classesPath } from './paths.ts'
import { texts } from './texts.ts'

/** An address with a class level or a unit that there is not. */
export function Missing() {
  return (
    <>
      <PageHead title={texts.title} />
      <EmptyState
        title={texts.missingTitle}
        text={texts.missingText}
        drawing={<LostNotebook />}
        action={
          <ButtonLink as={Link} to={classesPath} variant="primary">
            {texts.toClasses}
          </ButtonLink>
        }
      />
    </>
  )
}
