import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { applyAuth, authQuery } from '../../../api/session-query.ts'
import { takeFragment } from '../../../browser/history.ts'
import { forgotTexts } from '../../../widgets/forgot-password/texts.ts'
import { lateDialog } from '../../../widgets/late/late.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { LoginForm } from '../../../widgets/login/LoginForm.tsx'
import { loginTexts } from '../../../widgets/login/texts.ts'
import { AuthCard } from '../AuthCard.tsx'
import type { RegisteredState } from '../use-sign-in-after.ts'
import css from './Login.module.css'

const ForgotPasswordDialog = lateDialog(
  async () => (await import('../../../widgets/forgot-password/ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
)

/** Behind # on the way of somebody who cannot open the window of the landing page. */
const forgotMark = 'forgot'

/**
 * /auth (C-052 to C-059): the same form as in the landing's window, with the way to a forgotten password and to the
 * registrations. Who is signed in is led on by the guard (C-057, C-084). The link of an installation's first start brings
 * user name and one-time code behind #, a registration whose sign-in failed the e-mail (C-148).
 */
export function Login() {
  const client = useQueryClient()
  const { search, state } = useLocation()
  const { data: auth } = useSuspenseQuery(authQuery)
  const registered = (state as RegisteredState)?.registered
  const [entered, setEntered] = useState(registered === undefined ? undefined : { email: registered, password: '' })
  const [isForgotten, setForgotten] = useState(false)
  useEffect(() => {
    const fragment = takeFragment()
    const [email, password] = [fragment.get('user'), fragment.get('code')]
    if (email && password) setEntered({ email, password })
    if (fragment.has(forgotMark)) setForgotten(true)
  }, [])
  return (
    <AuthCard title={loginTexts.submit}>
      <LoginForm key={entered?.email} auth={auth} apply={applyAuth(client)} given={entered} />
      <div className={css.ways}>
        <button type="button" className={css.forgot} onClick={() => setForgotten(true)}>
          {forgotTexts.open}
        </button>
        <p>{loginTexts.noAccount}</p>
        <div className={css.registrations}>
          <Link to={`/RegisterStudent${search}`}>{loginTexts.registerStudent}</Link>
          <Link to={`/auth/register-teacher${search}`}>{loginTexts.registerTeacher}</Link>
        </div>
      </div>
      {isForgotten && (
        <Suspense fallback={<VisuallyHidden aria-live="polite">{loginTexts.loading}</VisuallyHidden>}>
          <ForgotPasswordDialog onClose={() => setForgotten(false)} />
        </Suspense>
      )}
    </AuthCard>
  )
}
