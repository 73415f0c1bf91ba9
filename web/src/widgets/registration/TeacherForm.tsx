import { TEACHER_CONSENT } from '@phuong/domain/forms/consent'
import { emptyTeacher, TEACHER_DEFAULTS, type Teacher, teacherForm } from '@phuong/domain/forms/registration/teacher'
import { cleanText } from '@phuong/domain/names/clean'
import { joinFullName } from '@phuong/domain/names/full-name'
import { passwordFaults } from '@phuong/domain/texts'
import { CheckField } from '@phuong/ui/CheckField'
import { PasswordField } from '@phuong/ui/PasswordField'
import { TextField } from '@phuong/ui/TextField'
import { isCallError } from '../../api/call-error.ts'
import { registerTeacher } from '../../api/registration.ts'
import { useForm } from '../form/use-form.ts'
import { isTooCommon } from '../too-common.ts'
import { UnsavedWords } from '../unsaved/use-unsaved-words.ts'
import { TooCommon } from './faults.ts'
import css from './Registration.module.css'
import { Foot } from './RegistrationParts.tsx'
import { registrationTexts as texts } from './texts.ts'

const { ofTeacher: labels } = texts

const register = async ({ consent: _, ...teacher }: Teacher): Promise<void> => {
  const email = cleanText(teacher.email)
  const fullName = joinFullName({ lastName: teacher.lastname, firstName: teacher.firstname })
  const known = { fullName, email, userName: null, schoolName: null }
  if (await isTooCommon(teacher.password, known)) throw new TooCommon()
  await registerTeacher({
    ...teacher,
    email,
    ...TEACHER_DEFAULTS,
    parentFullname: '',
    consentVersion: TEACHER_CONSENT.version,
  })
}

const teacherFaults = (error: unknown): Record<string, string> => {
  if (error instanceof TooCommon) return { password: passwordFaults.tooCommon }
  return isCallError(error) ? error.fields : {}
}

type Props = { onRegistered: (credentials: { email: string; password: string }) => Promise<unknown> }

/** The form of a teacher who registers alone (C-149 to C-168). */
export function TeacherForm({ onRegistered }: Props) {
  const form = useForm({
    schema: teacherForm,
    values: emptyTeacher,
    send: register,
    onSent: (_, { email, password }) => onRegistered({ email: cleanText(email), password }),
    faultsOf: teacherFaults,
  })
  return (
    <form {...form.form} className={css.form} aria-label={texts.teacher}>
      <UnsavedWords typed={form.isTyped && !form.isSending} />
      <p className={css.lead}>{texts.teacherLead}</p>
      <TextField {...form.field('lastname')} label={labels.lastname} required autoComplete="family-name" />
      <TextField {...form.field('firstname')} label={labels.firstname} required autoComplete="given-name" />
      <TextField
        {...form.field('email')}
        label={labels.email}
        required
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={labels.password}
        help={texts.teacherPasswordHelp}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={labels.confirmPassword}
        required
        autoComplete="new-password"
      />
      <CheckField {...form.field('consent')} label={TEACHER_CONSENT.text} />
      <Foot failure={form.failure} isSending={form.isSending} teacher />
    </form>
  )
}
