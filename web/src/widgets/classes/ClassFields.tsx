import { NativeSelect } from '@mantine/core'
import { TextField } from '@phuong/ui/TextField'
import { now } from '../../browser/clock.ts'
import { useSurroundings } from '../surroundings.ts'
import { type ClassDraft, type ClassFaults, gradeChoices, named, yearChoices } from './class-draft.ts'
import { classTexts } from './texts.ts'

type Props = {
  draft: ClassDraft
  /** the school year that the class is of already; '' for a new class */
  ownYear: string
  faults: ClassFaults
  onChange(draft: ClassDraft): void
}

/** The fields of a class: name, grade by school level, school year (B-094). */
export function ClassFields({ draft, ownYear, faults, onChange }: Props) {
  const { me } = useSurroundings()
  return (
    <>
      <TextField
        label={classTexts.className}
        help={classTexts.classNameHelp}
        error={faults.className}
        required
        autoComplete="off"
        data-autofocus
        value={draft.className}
        onChange={(event) => onChange(named(draft, event.currentTarget.value))}
      />
      <NativeSelect
        label={classTexts.gradeChoice}
        error={faults.classId}
        required
        size="md"
        value={draft.grade}
        onChange={(event) => onChange({ ...draft, grade: event.currentTarget.value })}
        data={gradeChoices(me.schoolTypeId)}
      />
      <NativeSelect
        label={classTexts.yearChoice}
        error={faults.schoolYearId}
        size="md"
        value={draft.year}
        onChange={(event) => onChange({ ...draft, year: event.currentTarget.value })}
        data={yearChoices(now(), ownYear)}
      />
    </>
  )
}
