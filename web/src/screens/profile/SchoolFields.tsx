import { gradeLabel } from '@phuong/domain/catalogue/grades'
import type { ProfileDraft } from '@phuong/domain/forms/profile'
import { SCHOOL_LEVELS, schoolLevel } from '@phuong/domain/people/school-levels'
import { SelectField } from '@phuong/ui/SelectField'
import type { Me } from '../../api/auth-state.ts'
import { texts } from './texts.ts'
import type { ProfileFormState } from './use-profile-form.ts'

const levels = SCHOOL_LEVELS.map(({ id, label }) => ({ value: String(id), label }))
const gradesOf = (schoolTypeId: string) =>
  (schoolTypeId === '' ? [] : (schoolLevel(Number(schoolTypeId))?.grades ?? [])).map((grade) => ({
    value: String(grade),
    label: gradeLabel(grade),
  }))

type Fields = { me: Me; form: ProfileFormState; draft: ProfileDraft; disabled: boolean }

/** Level and class of a pupil: the classes are those of the level. */
export function PupilSchoolFields({ form, draft, disabled }: Omit<Fields, 'me'>) {
  return (
    <>
      <SelectField
        {...form.field('schoolTypeId', () => form.put({ classId: '' }))}
        label={texts.level}
        required
        disabled={disabled}
        placeholder={texts.chooseLevel}
        choices={levels}
      />
      <SelectField
        {...form.field('classId')}
        label={texts.grade}
        required
        disabled={disabled || draft.schoolTypeId === ''}
        placeholder={draft.schoolTypeId === '' ? texts.levelFirst : texts.chooseClass}
        choices={gradesOf(draft.schoolTypeId)}
      />
    </>
  )
}

/** The level of staff: set once by a teacher, afterwards by an admin. */
export function StaffLevelField({ me, form, disabled }: Omit<Fields, 'draft'>) {
  const teaches = me.role === 'teacher'
  const isOpen = me.isAdmin || (teaches && me.schoolTypeId === null)
  const setHelp = teaches ? texts.taughtLevelSet : texts.levelHelp
  return (
    <SelectField
      {...form.field('schoolTypeId')}
      label={teaches ? texts.taughtLevel : texts.level}
      help={isOpen ? teaches && !me.isAdmin && texts.taughtLevelHelp : setHelp}
      disabled={disabled || !isOpen}
      placeholder={texts.chooseLevel}
      choices={levels}
    />
  )
}
