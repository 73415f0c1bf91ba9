import { CHANGE_PASSWORD_TEXTS } from '@phuong/domain/forms/change-password'
import { MAX_SCHOOL_NAME_LETTERS } from '@phuong/domain/forms/registration/at-school'
import { hasRole } from '@phuong/domain/people/roles'
import { GENDER_LABELS } from '@phuong/domain/people/texts'
import { Button } from '@phuong/ui/Button'
import { ChoiceField } from '@phuong/ui/ChoiceField'
import { LockIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { PasswordField } from '@phuong/ui/PasswordField'
import { TextField } from '@phuong/ui/TextField'
import { useState } from 'react'
import type { Me } from '../../api/auth-state.ts'
import { NewerQuestion } from '../../widgets/change/NewerQuestion.tsx'
import { formErrorOf, reasonBelow } from '../../widgets/form-error.ts'
import { usePlaces } from '../../widgets/registration/places.ts'
import { UnsavedWords } from '../../widgets/unsaved/use-unsaved-words.ts'
import { BirthdayField } from './BirthdayField.tsx'
import { changedFields } from './draft.ts'
import { PlaceFields } from './PlaceFields.tsx'
import css from './Profile.module.css'
import { PupilSchoolFields, StaffLevelField } from './SchoolFields.tsx'
import { showsLocked } from './sample.ts'
import { texts } from './texts.ts'
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts'

const sexes = [
  { value: 'true', label: GENDER_LABELS.male },
  { value: 'false', label: GENDER_LABELS.female },
]
const newerWords = { help: texts.newerHelp, own: texts.newerOwn, keepOwn: texts.newerKeepOwn }

type Props = {
  me: Me
  isSample: boolean
  /** asks for the modal in which the password is changed */
  onPassword: () => void
}

/** The profile form: the same for everybody, with the fields that the role has. */
export function ProfileForm({ me, isSample, onPassword }: Props) {
  const [cityId, setCityId] = useState(me.cityId)
  const places = usePlaces(cityId, null)
  const form = useProfileForm(me, changedFields({ cities: places.cities.data, districts: places.districts.data }))
  const { draft, question } = form
  if (draft.cityId !== cityId) setCityId(draft.cityId)
  const isPupil = hasRole(me, 'student')
  const level = { me, form, draft, disabled: isSample }
  return (
    <form {...form.form} aria-label={texts.title}>
      <UnsavedWords typed={form.isTyped} />
      <Panel title={texts.information} foot={<Foot me={me} form={form} isSample={isSample} onPassword={onPassword} />}>
        <div className={css.fields}>
          <NameFields form={form} disabled={isSample} />
          <AccountFields me={me} form={form} isPupil={isPupil} disabled={isSample} />
          <ChoiceField {...form.field('sex')} label={texts.sex} required choices={sexes} disabled={isSample} />
          <BirthdayField
            {...form.field('dateofBirth')}
            required
            disabled={isSample}
            typed={draft.dateofBirth}
            onChoose={(dateofBirth) => form.put({ dateofBirth })}
          />
          <PlaceFields form={form} draft={draft} places={places} disabled={isSample} />
          <TextField
            {...form.field('schoolName')}
            className={css.wide}
            label={texts.school}
            required
            autoComplete="organization"
            maxLength={MAX_SCHOOL_NAME_LETTERS}
            disabled={isSample}
          />
          {isPupil ? <PupilSchoolFields {...level} /> : <StaffLevelField {...level} />}
          {question !== null && (
            <div className={css.wide}>
              <NewerQuestion {...question} words={newerWords} />
            </div>
          )}
          <Failure failure={form.failure} />
        </div>
      </Panel>
    </form>
  )
}

function NameFields({ form, disabled }: { form: ProfileFormState; disabled: boolean }) {
  return (
    <>
      <TextField
        {...form.field('lastName')}
        label={texts.lastName}
        required
        autoComplete="family-name"
        maxLength={100}
        disabled={disabled}
      />
      <TextField
        {...form.field('firstName')}
        label={texts.firstName}
        required
        autoComplete="given-name"
        maxLength={100}
        disabled={disabled}
      />
    </>
  )
}

type AccountFieldsProps = { me: Me; form: ProfileFormState; isPupil: boolean; disabled: boolean }

/** What the account is reached by: the address stays, the phone changes with the own password. */
function AccountFields({ me, form, isPupil, disabled }: AccountFieldsProps) {
  const byName = me.email === null
  return (
    <>
      <TextField
        label={byName ? texts.userName : texts.email}
        help={byName ? texts.noEmail : texts.emailHelp}
        value={me.email ?? me.userName ?? ''}
        readOnly
        className={css.readOnly}
      />
      <TextField
        {...form.field('phone')}
        label={texts.phone}
        help={isPupil ? texts.phoneOfPupilHelp : texts.phoneHelp}
        required={!isPupil}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={100}
        disabled={disabled}
      />
      {form.draft.phone !== form.first.phone && (
        <PasswordField
          {...form.field('CurrentPassword')}
          className={css.wide}
          label={CHANGE_PASSWORD_TEXTS.currentPassword}
          help={texts.passwordHelp}
          required
          autoComplete="current-password"
        />
      )}
    </>
  )
}

type FootProps = { me: Me; form: ProfileFormState; isSample: boolean; onPassword: () => void }

/** The buttons; a sample account has them disabled, one of a teacher has none. */
function Foot({ me, form, isSample, onPassword }: FootProps) {
  if (isSample && !showsLocked(me)) return <p className={css.note}>{texts.sample}</p>
  return (
    <div className={css.acts}>
      {isSample && <p className={css.note}>{texts.sample}</p>}
      <Button icon={<LockIcon />} disabled={isSample} onClick={onPassword}>
        {texts.changePassword}
      </Button>
      {form.isTyped && !form.isSending && <Button onClick={() => form.put(form.first)}>{texts.undo}</Button>}
      <Button type="submit" variant="primary" loading={form.isSending} disabled={isSample}>
        {texts.save}
      </Button>
    </div>
  )
}

function Failure({ failure }: { failure: unknown }) {
  if (formErrorOf(failure) === null) return null
  return (
    <div className={css.wide}>
      <Notice tone="danger" live="assertive" title={texts.saveFailed}>
        {reasonBelow(failure, texts.saveFailed)}
      </Notice>
    </div>
  )
}
