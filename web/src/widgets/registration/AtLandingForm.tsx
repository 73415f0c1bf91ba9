import { GRADES, gradeLabel } from '@phuong/domain/catalogue/grades'
import { parseDisplayDate } from '@phuong/domain/format/dates'
import { PUPIL_CONSENT } from '@phuong/domain/forms/consent'
import {
  emptyStudentAtLanding,
  type StudentAtLanding,
  studentAtLandingForm,
} from '@phuong/domain/forms/registration/at-landing'
import { cleanText } from '@phuong/domain/names/clean'
import { schoolTypeOfGrade } from '@phuong/domain/people/school-levels'
import { ChoiceField } from '@phuong/ui/ChoiceField'
import { PasswordField } from '@phuong/ui/PasswordField'
import { SelectField } from '@phuong/ui/SelectField'
import { TextField } from '@phuong/ui/TextField'
import { useState } from 'react'
import { hashOf } from '../../api/password-hash.ts'
import { registerStudent } from '../../api/registration.ts'
import { now } from '../../browser/clock.ts'
import { useForm } from '../form/use-form.ts'
import { isTooCommon } from '../too-common.ts'
import { useAskedReload } from '../unsaved/use-asked-reload.ts'
import { studentFaults, TooCommon } from './faults.ts'
import css from './Registration.module.css'
import { Foot, PupilConsent } from './RegistrationParts.tsx'
import { sexChoices } from './sexes.ts'
import { registrationTexts as texts } from './texts.ts'

const { atLanding: labels } = texts
const classChoices = GRADES.map((grade) => ({ value: String(grade), label: gradeLabel(grade) }))

const register = async (person: StudentAtLanding): Promise<void> => {
  const [fullName, email] = [cleanText(person.FullName), cleanText(person.Email)]
  const known = { fullName, email, userName: null, schoolName: null }
  if (await isTooCommon(person.Password, known)) throw new TooCommon()
  const classId = Number(person.ClassId)
  await registerStudent({
    Email: email,
    Password: hashOf(person.Password),
    FullName: fullName,
    Phone: cleanText(person.Phone),
    SchoolTypeId: schoolTypeOfGrade(classId),
    ClassId: classId,
    Sex: person.Sex === 'true',
    Status: 'ACTIVE',
    Birthday: parseDisplayDate(person.Birthday),
    RoleId: 1,
    ConsentVersion: PUPIL_CONSENT.version,
  })
}

type Props = {
  onRegistered: (credentials: { email: string; password: string }) => Promise<unknown>
  /** What stands in the fields already: typed before the script was there. */
  typed?: Partial<StudentAtLanding>
}

/** The form of the landing's window (C-102 to C-125): a class and, where wanted, a birthday and a phone. */
export function AtLandingForm({ onRegistered, typed }: Props) {
  const [isRegistered, setRegistered] = useState(false)
  const form = useForm({
    schema: studentAtLandingForm(now()),
    values: { ...emptyStudentAtLanding, ...typed },
    send: register,
    onSent: (_, { Email, Password }) => {
      setRegistered(true)
      return onRegistered({ email: cleanText(Email), password: Password })
    },
    faultsOf: studentFaults,
  })
  // the window keeps what is typed when it is closed, and the page with it loses it
  useAskedReload(form.isTyped && !isRegistered)
  return (
    <form {...form.form} className={css.form} aria-label={texts.student}>
      <TextField
        {...form.field('FullName')}
        label={labels.FullName}
        help={texts.nameHelp}
        required
        autoComplete="name"
        maxLength={5_000}
      />
      <ChoiceField {...form.field('Sex')} label={labels.Sex} required choices={sexChoices} />
      <TextField
        {...form.field('Birthday')}
        label={labels.Birthday}
        help={texts.birthdayHelp}
        autoComplete="bday"
        placeholder="DD/MM/YYYY"
      />
      <TextField
        {...form.field('Phone')}
        label={labels.Phone}
        help={texts.optional}
        inputMode="tel"
        autoComplete="tel"
      />
      <SelectField
        {...form.field('ClassId')}
        label={labels.ClassId}
        required
        placeholder={texts.chooseClass}
        choices={classChoices}
      />
      <TextField
        {...form.field('Email')}
        label={labels.Email}
        required
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('Password')}
        label={labels.Password}
        help={texts.passwordHelp}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('ConfirmPassword')}
        label={labels.ConfirmPassword}
        required
        autoComplete="new-password"
      />
      <PupilConsent {...form.field('Consent')} text={PUPIL_CONSENT.text} />
      <Foot failure={form.failure} isSending={form.isSending} />
    </form>
  )
}
