import { PUPIL_CONSENT } from '@phuong/domain/forms/consent'
import {
  emptyStudentAtSchool,
  type StudentAtSchool,
  studentAtSchoolForm,
} from '@phuong/domain/forms/registration/at-school'
import { cleanText } from '@phuong/domain/names/clean'
import { otherSchoolId } from '@phuong/domain/places/chosen'
import { ChoiceField } from '@phuong/ui/ChoiceField'
import { PasswordField } from '@phuong/ui/PasswordField'
import { TextField } from '@phuong/ui/TextField'
import { hashOf } from '../../api/password-hash.ts'
import { registerStudent } from '../../api/registration.ts'
import { useForm } from '../form/use-form.ts'
import { isTooCommon } from '../too-common.ts'
import { UnsavedWords } from '../unsaved/use-unsaved-words.ts'
import { studentFaults, TooCommon } from './faults.ts'
import { PlaceFields } from './PlaceFields.tsx'
import css from './Registration.module.css'
import { Foot, PupilConsent, Section } from './RegistrationParts.tsx'
import { sexChoices } from './sexes.ts'
import { registrationTexts as texts } from './texts.ts'

const { atSchool: labels } = texts

const register = async (person: StudentAtSchool): Promise<void> => {
  const [fullName, email] = [cleanText(person.FullName), cleanText(person.Email)]
  const schoolName = person.SchoolId === otherSchoolId ? cleanText(person.SchoolName) : null
  if (await isTooCommon(person.Password, { fullName, email, userName: null, schoolName })) throw new TooCommon()
  await registerStudent({
    Email: email,
    Password: hashOf(person.Password),
    FullName: fullName,
    Phone: cleanText(person.Phone),
    Sex: person.Sex === 'true',
    CityId: person.CityId,
    DepartmentId: person.DepartmentId,
    SchoolId: person.SchoolId,
    SchoolName: schoolName,
    RoleId: 1,
    Status: 'ACTIVE',
    ConsentVersion: PUPIL_CONSENT.version,
  })
}

type Props = { onRegistered: (credentials: { email: string; password: string }) => Promise<unknown> }

/** The form of /RegisterStudent: who the pupil is, the school, the password, and the consent (D14). */
export function AtSchoolForm({ onRegistered }: Props) {
  const form = useForm({
    schema: studentAtSchoolForm,
    values: emptyStudentAtSchool,
    send: register,
    onSent: (_, { Email, Password }) => onRegistered({ email: cleanText(Email), password: Password }),
    faultsOf: studentFaults,
  })
  return (
    <form {...form.form} className={css.form} aria-label={texts.student}>
      <UnsavedWords typed={form.isTyped && !form.isSending} />
      <p className={css.lead}>{texts.lead}</p>
      <Section title={texts.aboutYou}>
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
          {...form.field('Email')}
          label={labels.Email}
          required
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...form.field('Phone')}
          label={labels.Phone}
          help={texts.phoneHelp}
          required
          inputMode="tel"
          autoComplete="tel-national"
        />
      </Section>
      <Section title={texts.aboutSchool}>
        <PlaceFields form={form} control={form.control} />
      </Section>
      <Section title={texts.aboutPassword}>
        <PasswordField
          {...form.field('Password')}
          label={labels.Password}
          help={texts.passwordHelp}
          required
          autoComplete="new-password"
        />
        <PasswordField {...form.field('Repassword')} label={labels.Repassword} required autoComplete="new-password" />
      </Section>
      <PupilConsent {...form.field('Consent')} text={PUPIL_CONSENT.text} />
      <Foot failure={form.failure} isSending={form.isSending} />
    </form>
  )
}
