import { classCodeIn } from '@phuong/domain/forms/class'
import { JOIN_PATH } from '@phuong/domain/opening/join-path'
import { hasRole } from '@phuong/domain/people/roles'
import { ButtonLink } from '@phuong/ui/Button'
import { BlossomCluster } from '@phuong/ui/drawings/BlossomCluster'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { authQuery } from '../../../api/session-query.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { wayBackFrom } from '../../../widgets/link/way-back.ts'
import { loginTexts } from '../../../widgets/login/texts.ts'
import css from './JoinLink.module.css'
import { texts } from './texts.ts'

/**
 * /join/:code, where the QR code and the link of a class lead (B-095): a pupil is led on to the class, a visitor signs in
 * or registers first and comes back. It opens nothing beside itself, so it works within the browsers of chats.
 */
export function JoinLink() {
  const { code: typed = '' } = useParams()
  const { data: auth } = useSuspenseQuery(authQuery)
  const me = auth.loggedInUser
  const code = classCodeIn(typed)
  if (me !== null && hasRole(me, 'student') && code !== null)
    return <Navigate to={`/lms/student/classes?${new URLSearchParams({ code })}`} replace />
  return (
    <div className={`oly ${css.paper}`}>
      <section className={css.card} aria-labelledby="page-title">
        <BlossomCluster className={css.blossoms} />
        <h1 className={css.title} id="page-title" tabIndex={-1}>
          {texts.title}
        </h1>
        {code === null && <p>{texts.faulty}</p>}
        {code !== null && me !== null && (
          <>
            <p>{texts.forPupils}</p>
            <ButtonLink as={Link} to="/lms/home" variant="primary" size="lg">
              {texts.home}
            </ButtonLink>
          </>
        )}
        {code !== null && me === null && (
          <>
            <p>{texts.signIn(code)}</p>
            <WaysIn back={wayBackFrom({ pathname: `${JOIN_PATH}${code}`, search: '' })} />
            <p className="muted small">{texts.whichWay}</p>
          </>
        )}
      </section>
    </div>
  )
}

/** Both ways come back to the class. @param back what they carry behind their paths */
function WaysIn({ back }: { back: string }) {
  return (
    <>
      <ButtonLink as={Link} to={`/auth${back}`} variant="primary" size="lg">
        {texts.login}
      </ButtonLink>
      <ButtonLink as={Link} to={`/RegisterStudent${back}`} variant="soft" size="lg">
        {loginTexts.registerStudent}
      </ButtonLink>
    </>
  )
}
