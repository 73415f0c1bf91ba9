import { loginKey } from '@phuong/domain/people/login-name'
import { ButtonLink } from '@phuong/ui/Button'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { authQuery } from '../../../api/session-query.ts'
import { fragment, takeFragment } from '../../../browser/history.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { AuthCard } from '../AuthCard.tsx'
import css from './SignInCard.module.css'
import { texts } from './texts.ts'

/**
 * /card#user&code, where the code of a sign-in card leads (D60): a visitor comes to the sign-in with both fields filled. On
 * a device on which somebody else is signed in nothing is filled in and nobody signed out: the answers of the other may
 * still wait there to be sent. What stands behind # leaves the address at once.
 */
export function SignInCard() {
  const { data: auth } = useSuspenseQuery(authQuery)
  const me = auth.loggedInUser
  // read while the page is drawn: what a visitor has behind # goes along to the sign-in
  const [card] = useState(fragment)
  useEffect(() => {
    if (me !== null) takeFragment()
  }, [me])
  if (me === null) return <Navigate to={{ pathname: '/auth', hash: `#${card}` }} replace />
  const isOwn = loginKey(card.get('user')) === loginKey(me.userName)
  if (isOwn) return <Navigate to="/lms/home" replace />
  return (
    <AuthCard title={texts.title}>
      <div className={css.words}>
        <p>
          <strong>{texts.other(me.fullName)}</strong>
        </p>
        <p>{texts.how}</p>
        <ButtonLink as={Link} to="/lms/home" variant="primary" size="lg">
          {texts.home}
        </ButtonLink>
      </div>
    </AuthCard>
  )
}
