import { Button, ButtonLink } from '@phuong/ui/Button'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { ArrowLeftIcon, HomeIcon } from '@phuong/ui/icons'
import { goBack } from '../../../browser/history.ts'
import { ErrorPage } from '../ErrorPage.tsx'
import { notFoundTexts } from './texts.ts'

/** The 404 page (C-697 to C-701). 'Trang chủ' is another entry of the server, which sends a signed-in person on. */
export function NotFound() {
  return (
    <ErrorPage drawing={<LostNotebook />} title={notFoundTexts.title} text={notFoundTexts.text}>
      <meta name="robots" content="noindex" />
      <Button icon={<ArrowLeftIcon />} onClick={() => goBack('/')}>
        {notFoundTexts.back}
      </Button>
      <ButtonLink href="/" variant="primary" icon={<HomeIcon />}>
        {notFoundTexts.home}
      </ButtonLink>
    </ErrorPage>
  )
}
