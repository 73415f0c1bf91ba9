import { NativeSelect } from '@mantine/core'
import type { Finding } from '@phuong/domain/class-list/check-list'
import { GENDER_LABELS } from '@phuong/domain/people/texts'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { isCallError } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import { now } from '../../../browser/clock.ts'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChange } from '../../../widgets/change/use-change.ts'
import css from '../../../widgets/classes/NewClass.module.css'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { useFocusOnFault } from '../../../widgets/use-focus-on-fault.ts'
import {
  changedPupilFields,
  draftOfPupil,
  factsOf,
  type PupilDraft,
  type PupilFacts,
  pupilFindings,
  serverFindings,
} from './draft.ts'
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
  const element = useRef<HTMLFormElement>(null)
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [accepted, setAccepted] = useState(false)
  const { studentId, fullName, dateofBirth, sex } = pupil
  const form = useChange({
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
    onFailed: (error) => {
      if (isCallError(error)) setFindings(serverFindings(error.fields))
    },
  })
  const { draft, first, question } = form
  useFocusOnFault(element, findings)
  const textOf = (field: keyof PupilDraft) => findings.find((finding) => finding.field === field)?.text
  const change = (part: Partial<PupilDraft>) => {
    form.put(part)
    setFindings([])
    setAccepted(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.isPending) return
    const wrong = pupilFindings(draft, first, { accepted, now: now() })
    setFindings(wrong)
    if (wrong.length === 0) form.save()
  }
  const keep = () => {
    setAccepted(true)
    setFindings(findings.filter(({ kind }) => kind === 'wrong'))
  }
  const failed = findings.length === 0 ? refusalOf(form.error) : null
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(fullName)}
      size="sm"
      footer={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={form.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <UnsavedWords typed={JSON.stringify(draft) !== JSON.stringify(first)} />
      <form ref={element} id={formId} className={css.form} onSubmit={submit} noValidate aria-label={texts.correct}>
        <TextField
          label={texts.name}
          required
          autoComplete="off"
          data-autofocus
          error={textOf('fullName')}
          value={draft.fullName}
          onChange={(event) => change({ fullName: event.currentTarget.value })}
        />
        <TextField
          label={texts.birthday}
          help={texts.birthdayHelp}
          autoComplete="off"
          placeholder="DD/MM/YYYY"
          error={textOf('birthday')}
          value={draft.birthday}
          onChange={(event) => change({ birthday: event.currentTarget.value })}
        />
        <NativeSelect
          label={texts.sex}
          size="md"
          error={textOf('sex')}
          value={draft.sex}
          onChange={(event) => change({ sex: event.currentTarget.value as PupilDraft['sex'] })}
          data={sexes}
        />
        {findings.some(({ kind }) => kind !== 'wrong') && (
          <Button size="sm" onClick={keep}>
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
