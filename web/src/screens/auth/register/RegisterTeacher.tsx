import { ConfirmHost } from '@phuong/ui/ConfirmHost'
import { TeacherForm } from '../../../widgets/registration/TeacherForm.tsx'
import { registrationTexts } from '../../../widgets/registration/texts.ts'
import { AuthCard } from '../AuthCard.tsx'
import { OtherWays } from '../OtherWays.tsx'
import { useSignInAfter } from '../use-sign-in-after.ts'

/** How long the message of success stands before the sign-in begins, milliseconds (C-165, C-166). */
const successMs = 1_500

/** /auth/register-teacher (C-149 to C-151): a teacher registers alone, and is signed in after the message of success. */
export function RegisterTeacher() {
  const signIn = useSignInAfter(registrationTexts.teacherDone, successMs)
  return (
    <AuthCard title={registrationTexts.teacher}>
      <TeacherForm onRegistered={signIn} />
      <OtherWays question={registrationTexts.teacherHasAccount} />
      <ConfirmHost />
    </AuthCard>
  )
}
