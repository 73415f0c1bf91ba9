import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import type { Me } from '../../api/auth-state.ts'
import { authAfter, initialAuth } from '../../api/auth-state.ts'
import { applyAuth } from '../../api/session-query.ts'
import { leaveTo, loadAnew } from '../../browser/history.ts'
import { LoginForm } from '../../widgets/login/LoginForm.tsx'
import { useAnyTypedWords } from '../../widgets/unsaved/typed-words.ts'
import { homePath } from '../guard.ts'
import css from './SignInAgain.module.css'
import { texts } from './texts.ts'

/**
 * The session ended while a form holds words, or has become that of `now`: sign in here, and what stands on the page is
 * still there (D24, H158). Somebody else who signs in or goes on finds a page of their own, never this one's words. The
 * name is that of the person whose page it is.
 */
export function SignInAgain({ me, now }: { me: Me; now: Me | null }) {
  const client = useQueryClient()
  const typed = useAnyTypedWords()
  const [auth, apply] = useReducer(authAfter, initialAuth)
  const enter = (user: Me) => {
    if (user.id === me.id) applyAuth(client)({ type: 'succeeded', user })
    else leaveTo(homePath)
  }
  // without a session the page itself leads to the sign-in
  const leave = () => (now === null ? loadAnew() : leaveTo(homePath))
  return (
    <Dialog
      open
      dismissable={false}
      onClose={leave}
      title={now === null ? texts.title : texts.otherTitle}
      footer={
        <Button variant="quiet" onClick={leave}>
          {now === null ? texts.leave : texts.goOnAs(now.fullName)}
        </Button>
      }
    >
      <p className={css.why}>
        {now === null ? texts.text : texts.otherText(now.fullName, me.fullName)}
        {now !== null && typed && ` ${texts.unsaved(now.fullName)}`}
      </p>
      <LoginForm
        auth={auth}
        apply={apply}
        onSignedIn={enter}
        given={{ email: me.email ?? me.userName ?? '', password: '' }}
      />
    </Dialog>
  )
}
