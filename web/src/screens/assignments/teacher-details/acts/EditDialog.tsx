import { Textarea } from '@mantine/core'
import { MAX_INSTRUCTION_LETTERS } from '@phuong/domain/forms/assignment'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { askAnew } from '../../../../api/ask-anew.ts'
import { isCallError } from '../../../../api/call-error.ts'
import { execute } from '../../../../api/execute.ts'
import { now } from '../../../../browser/clock.ts'
import type { AssignmentRow } from '../../../../widgets/assignments/queries.ts'
import { NewerQuestion } from '../../../../widgets/change/NewerQuestion.tsx'
import { useChange } from '../../../../widgets/change/use-change.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../../widgets/unsaved/use-unsaved-words.ts'
import { useFocusOnFault } from '../../../../widgets/use-focus-on-fault.ts'
import { ColorChoice } from '../../create/Choices.tsx'
import { DateField } from '../../create/DateField.tsx'
import { type Draft, type DraftFaults, isTouched } from '../../create/draft.ts'
import { MoreOptions } from '../../create/MoreOptions.tsx'
import css from '../TeacherDetails.module.css'
import { changedFields, changedRecord, draftOf, editFaults } from './edited.ts'
import { texts } from './texts.ts'

type Props = { assignment: AssignmentRow; onClose: () => void }

/** Changes given work: its words, due date, points, colour, attempts; what was handed in stays (B-133 to B-135). */
export function EditDialog({ assignment, onClose }: Props) {
  const client = useQueryClient()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<DraftFaults>({})
  const form = useChange({
    row: assignment,
    draftOf,
    fields: changedFields,
    send: (draft, seen) => execute('CLASSWORK_Assignments_Save', changedRecord(draft, seen, now())),
    refresh: () => askAnew(client, { queryKey: ['assignments'] }),
    onSaved: () => {
      toast.success(texts.saved)
      onClose()
    },
    onFailed: (error) => {
      if (isCallError(error)) setFaults(error.fields)
    },
  })
  const { draft, first, seen, question } = form
  useFocusOnFault(element, faults)
  const change = (more: Partial<Draft>) => {
    form.put(more)
    const touched = Object.keys(more).flatMap((field) => (field === 'dueTime' ? ['dueTime', 'dueDate'] : [field]))
    if (touched.some((field) => field in faults))
      setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !touched.includes(field))))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.isPending) return
    const found = editFaults(draft, seen, now())
    setFaults(found)
    if (Object.keys(found).length === 0) form.save()
  }
  const failed = formErrorOf(form.error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.editTitle}
      footer={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={form.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <UnsavedWords typed={isTouched(draft, first)} />
      <form ref={element} id={formId} className={css.scoring} onSubmit={submit} noValidate aria-label={texts.editTitle}>
        <TextField
          label={texts.name}
          required
          autoComplete="off"
          data-autofocus
          value={draft.title}
          error={faults.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Textarea
          label={texts.instructions}
          maxLength={MAX_INSTRUCTION_LETTERS}
          value={draft.instructions}
          onChange={(event) => change({ instructions: event.currentTarget.value })}
        />
        <DateField value={draft} error={faults.dueDate} timeError={faults.dueTime} onChange={change} />
        <TextField
          label={texts.points}
          help={texts.pointsHelp}
          inputMode="decimal"
          autoComplete="off"
          value={draft.points}
          error={faults.points}
          onChange={(event) => change({ points: event.currentTarget.value })}
        />
        <ColorChoice value={draft.color} onChange={(color) => change({ color })} />
        <MoreOptions draft={draft} change={change} />
        {question !== null && <NewerQuestion {...question} />}
        {failed !== null && Object.keys(faults).length === 0 && (
          <Notice tone="danger" live="assertive">
            {failed}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
