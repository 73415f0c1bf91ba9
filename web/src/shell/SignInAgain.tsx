import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '../api/auth-state.ts'
import { authAfter, initialAuth } from '../api/auth-state.ts'
import { applyAuth } from '../api/session-query.ts'
import { leaveTo } from '../browser/history.ts'
import { loginAddress } from '../widgets/link/login-address.ts'
import { LoginForm } from '../widgets/login/LoginForm.tsx'
import { homePath } from './guard.ts'
import css from './SignInAgain.module.css'
import { shellTexts } from './texts.ts'

/**
 * The session ended while a form holds words: sign in here, and they are still there (D24). Somebody else who signs in
 * finds a page of their own, never this one's words. The name is that of the person whose page it is.
 */
export function SignInAgain({ me }: { me: Me }) {
  const client = useQueryClient()
  const { pathname, search, hash } = useLocation()
  const [auth, apply] = useReducer(authAfter, initialAuth)
  const enter = (user: Me) => {
    if (user.id === me.id) applyAuth(client)({ type: 'succeeded', user })
    else leaveTo(homePath)
  }
  const given = { email: me.email ?? me.userName ?? '', password: '' }
  const leave = () => leaveTo(loginAddress(pathname + search + hash))
  return (
    <Dialog
      open
      dismissable={false}
      onClose={leave}
      title={shellTexts.sessionOverTitle}
      footer={
        <Button variant="quiet" onClick={leave}>
          {shellTexts.leaveForLogin}
        </Button>
      }
    >
      <p className={css.why}>{shellTexts.sessionOverText}</p>
      <LoginForm auth={auth} apply={apply} onSignedIn={enter} given={given} />
    </Dialog>
  )
}
