import { ButtonLink } from '@phuong/ui/Button'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { EmptyState } from '@phuong/ui/ListState'
import { Link } from '../../widgets/link/Link.tsx'
import { texts } from './texts.ts'

/** No such exam for this person, and the way home. */
export function Missing() {
  return (
    <EmptyState
      title={texts.missingTitle}
      text={texts.missingText}
      drawing={<LostNotebook />}
      action={
        <ButtonLink as={Link} to="/lms/home" variant="primary">
          {texts.toHome}
        </ButtonLink>
      }
    />
  )
}
