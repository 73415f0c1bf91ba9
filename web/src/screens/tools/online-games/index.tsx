import { ButtonLink } from '@phuong/ui/Button'
import { EmptyNotebook } from '@phuong/ui/drawings/EmptyNotebook'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { Link } from '../../../widgets/link/Link.tsx'
import { texts } from './texts.ts'

/** /lms/OnlineGames: says that there is nothing yet (B-069, B-070). */
export function OnlineGames() {
  return (
    <>
      <PageHead title={texts.title} ornament="none" />
      <EmptyState
        title={texts.soon}
        drawing={<EmptyNotebook />}
        action={
          <ButtonLink as={Link} to="/lms/home">
            {texts.home}
          </ButtonLink>
        }
      />
    </>
  )
}
