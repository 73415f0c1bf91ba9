import type { StudentAtLanding } from '@phuong/domain/forms/registration/at-landing'
import { toast } from '@phuong/ui/toast'
import { useEffect } from 'react'
import type { Me } from '../api/auth-state.ts'
import type { Credentials } from '../api/login.ts'
import { loginAfterRegistration } from '../api/registration.ts'
import { AtLandingForm } from '../widgets/registration/AtLandingForm.tsx'
import { registrationTexts } from '../widgets/registration/texts.ts'
import { LoginOpener } from './Openers.tsx'
import css from './Ways.module.css'

type Props = {
  onReady?: () => void
  onSignedIn?: (user: Me) => void
  /** The account stands, and the sign-in after it failed (C-148). */
  onSignInFailed?: (email: string) => void
  typed?: Partial<StudentAtLanding>
}

/** The registration of a pupil in the landing's window, which is followed by the sign-in (C-102, C-145). */
export function RegisterRoot({ onReady, onSignedIn, onSignInFailed, typed }: Props) {
  useEffect(() => onReady?.(), [onReady])
  const signIn = async (credentials: Credentials) => {
    toast.success(registrationTexts.done)
    const user = await loginAfterRegistration(credentials, () => {})
    if (user === null) onSignInFailed?.(credentials.email)
    else onSignedIn?.(user)
  }
  return (
    <>
      <AtLandingForm onRegistered={signIn} {...(typed && { typed })} />
      <div className={css.ways}>
        <p>{registrationTexts.hasAccount}</p>
        <LoginOpener>
          <button type="submit" className={css.way}>
            {registrationTexts.login}
          </button>
        </LoginOpener>
        <a className={css.way} href="/auth/register-teacher">
          {registrationTexts.isTeacher}
        </a>
      </div>
    </>
  )
}
