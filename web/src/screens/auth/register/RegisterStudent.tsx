import { ConfirmHost } from '@phuong/ui/ConfirmHost'
import { AtSchoolForm } from '../../../widgets/registration/AtSchoolForm.tsx'
import { registrationTexts } from '../../../widgets/registration/texts.ts'
import { AuthCard } from '../AuthCard.tsx'
import { OtherWays } from '../OtherWays.tsx'
import { useSignInAfter } from '../use-sign-in-after.ts'

/** /RegisterStudent: a pupil registers with the school, and is signed in at once (C-145). */
export function RegisterStudent() {
  const signIn = useSignInAfter(registrationTexts.done)
  return (
    <AuthCard title={registrationTexts.student}>
      <AtSchoolForm onRegistered={signIn} />
      <OtherWays question={registrationTexts.hasAccount} teacher />
      <ConfirmHost />
    </AuthCard>
  )
}
