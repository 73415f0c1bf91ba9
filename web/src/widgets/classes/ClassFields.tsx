import { NativeSelect } from '@mantine/core'
import type { ClassDraft } from '@phuong/domain/forms/class-form'
import { TextField } from '@phuong/ui/TextField'
import { now } from '../../browser/clock.ts'
import type { useForm } from '../form/use-form.ts'
import { useSurroundings } from '../surroundings.ts'
import { gradeAfter, gradeChoices, yearChoices } from './class-draft.ts'
import { classTexts } from './texts.ts'

type Props = {
  form: Pick<ReturnType<typeof useForm<ClassDraft, unknown, unknown>>, 'field' | 'put'>
  /** what is entered */
  draft: ClassDraft
  /** the school year that the class is of already; '' for a new class */
  ownYear: string
}

/** The fields of a class: name, grade by school level, school year (B-094). */
export function ClassFields({ form, draft, ownYear }: Props) {
  const { me } = useSurroundings()
  return (
    <>
      <TextField
        {...form.field('className', (className) => form.put({ classId: gradeAfter(draft, className) }))}
        label={classTexts.className}
        help={classTexts.classNameHelp}
        required
        autoComplete="off"
        data-autofocus
      />
      <NativeSelect
        {...form.field('classId')}
        label={classTexts.gradeChoice}
        required
        size="md"
        data={gradeChoices(me.schoolTypeId)}
      />
      <NativeSelect
        {...form.field('schoolYearId')}
        label={classTexts.yearChoice}
        size="md"
        data={yearChoices(now(), ownYear)}
      />
    </>
  )
}
