import { ButtonLink } from '@phuong/ui/Button'
import { Gate } from '@phuong/ui/drawings/Gate'
import { ArrowLeftIcon } from '@phuong/ui/icons'
import { Link } from '../../../widgets/link/Link.tsx'
import { ErrorPage } from '../ErrorPage.tsx'
import { deniedTexts } from './texts.ts'

/** The 403 page, for every route that was refused. */
export function AccessDenied() {
  return (
    <ErrorPage drawing={<Gate />} title={deniedTexts.title} text={deniedTexts.text}>
      <ButtonLink as={Link} to="/lms/home" variant="primary" icon={<ArrowLeftIcon />}>
        {deniedTexts.back}
      </ButtonLink>
    </ErrorPage>
  )
}
