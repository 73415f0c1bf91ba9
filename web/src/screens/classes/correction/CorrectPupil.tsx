import { NativeSelect } from '@mantine/core'
import { type PupilDraft, pupilFindings, pupilForm } from '@phuong/domain/forms/pupil'
import { GENDER_LABELS } from '@phuong/domain/people/texts'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { isCallError } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import { now } from '../../../browser/clock.ts'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import css from '../../../widgets/classes/NewClass.module.css'
import { useChangeForm } from '../../../widgets/form/use-change-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { changedPupilFields, draftOfPupil, factsOf, type PupilFacts } from './draft.ts'
import { texts } from './texts.ts'

const sexes = [
  { value: '', label: texts.noSex },
  { value: 'male', label: GENDER_LABELS.male },
  { value: 'female', label: GENDER_LABELS.female },
]

/** What those who are refused read. */
const refusalOf = (error: unknown): string | null =>
  isCallError(error) && error.code === 'FORBIDDEN' ? texts.refused : formErrorOf(error)

type Props = { classId: string; pupil: PupilFacts & { studentId: string }; onClose: () => void }

/** Corrects name, birthday and sex of a pupil; faults stand at their fields in the words of a list (H160). */
export function CorrectPupil({ classId, pupil, onClose }: Props) {
  const client = useQueryClient()
  const formId = useId()
  const { studentId, fullName, dateofBirth, sex } = pupil
  const form = useChangeForm({
    schema: (first: PupilDraft) => pupilForm(first, now()),
    row: { fullName, dateofBirth, sex },
    draftOf: draftOfPupil,
    fields: changedPupilFields,
    send: async (draft, seen) => {
      const facts = factsOf(draft, now())
      await execute('CLASSES_Pupil_Set', { classId, studentId, ...facts, seen })
      return facts
    },
    refresh: () => askAnew(client, { queryKey: ['classes'] }),
    onSaved: (facts) => {
      toast.success(texts.saved(facts.fullName))
      onClose()
    },
  })
  const { draft, first, question } = form
  const isAsked = pupilFindings(draft, first, now()).some(
    ({ field, text, kind }) => kind !== 'wrong' && text === form.errorOf(field),
  )
  const typed = () => form.put({ accepted: false })
  const failed = refusalOf(form.failure)
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(fullName)}
      size="sm"
      footer={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={form.isSending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <UnsavedWords typed={form.isTyped} />
      <form {...form.form} id={formId} className={css.form} aria-label={texts.correct}>
        <TextField {...form.field('fullName', typed)} label={texts.name} required autoComplete="off" data-autofocus />
        <TextField
          {...form.field('dateofBirth', typed)}
          label={texts.birthday}
          help={texts.birthdayHelp}
          autoComplete="off"
          placeholder="DD/MM/YYYY"
        />
        <NativeSelect {...form.field('sex', typed)} label={texts.sex} size="md" data={sexes} />
        {isAsked && (
          <Button size="sm" onClick={() => form.put({ ...draft, accepted: true })}>
            {texts.keep}
          </Button>
        )}
        <p className="muted small">{texts.note}</p>
        {question !== null && <NewerQuestion {...question} />}
        {failed !== null && (
          <Notice tone="danger" live="assertive">
            {failed}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
