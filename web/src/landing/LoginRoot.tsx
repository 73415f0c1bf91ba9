import { useEffect, useReducer } from 'react'
import { authAfter, initialAuth, type Me } from '../api/auth-state.ts'
import { forgotTexts } from '../widgets/forgot-password/texts.ts'
import { LoginForm } from '../widgets/login/LoginForm.tsx'
import { loginTexts } from '../widgets/login/texts.ts'
import { ForgotOpener, RegisterOpener } from './Openers.tsx'
import css from './Ways.module.css'

/** The form in the landing's window, with the slice 'auth' of this page: it begins anew each time the page opens (C-028, C-029). */
export function LoginRoot({ onReady, onSignedIn }: { onReady?: () => void; onSignedIn?: (user: Me) => void }) {
  const [auth, apply] = useReducer(authAfter, initialAuth)
  useEffect(() => onReady?.(), [onReady])
  return (
    <>
      <LoginForm auth={auth} apply={apply} onSignedIn={onSignedIn} />
      <div className={css.ways}>
        <ForgotOpener>
          <button type="submit" className={css.way}>
            {forgotTexts.open}
          </button>
        </ForgotOpener>
        <p>{loginTexts.noAccount}</p>
        <RegisterOpener>
          <button type="submit" className={css.way}>
            {loginTexts.registerStudent}
          </button>
        </RegisterOpener>
        <a className={css.way} href="/auth/register-teacher">
          {loginTexts.registerTeacher}
        </a>
      </div>
    </>
  )
}
