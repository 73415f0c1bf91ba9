import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { askAnew } from '../../../../api/ask-anew.ts'
import { isCallError } from '../../../../api/call-error.ts'
import { updateRow } from '../../../../api/crud.ts'
import { NewerQuestion } from '../../../../widgets/change/NewerQuestion.tsx'
import { useChange } from '../../../../widgets/change/use-change.ts'
import { ClassFields } from '../../../../widgets/classes/ClassFields.tsx'
import {
  type ClassFaults,
  changedClassFields,
  classFaults,
  classParameters,
  draftOfClass,
} from '../../../../widgets/classes/class-draft.ts'
import css from '../../../../widgets/classes/NewClass.module.css'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../../widgets/unsaved/use-unsaved-words.ts'
import { useFocusOnFault } from '../../../../widgets/use-focus-on-fault.ts'
import type { ClassFacts } from '../../class-query.ts'
import { texts } from './texts.ts'

/** Changes a class: name, grade, school year (B-094). Its pupils go with its grade (D68). */
export function EditClass({ facts, onClose }: { facts: ClassFacts; onClose: () => void }) {
  const client = useQueryClient()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<ClassFaults>({})
  const { id, className, classId, schoolYearId } = facts
  const form = useChange({
    row: { className, classId, schoolYearId },
    draftOf: draftOfClass,
    fields: changedClassFields,
    send: (draft, seen) =>
      updateRow({ subModuleName: 'CLASSES', entityName: 'Classes' }, id, classParameters(draft), seen),
    refresh: () => askAnew(client, { queryKey: ['classes'] }),
    onSaved: () => {
      toast.success(texts.saved)
      onClose()
    },
    onFailed: (error) => {
      if (isCallError(error)) setFaults(error.fields)
    },
  })
  const { draft, first, question } = form
  useFocusOnFault(element, faults)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.isPending) return
    const wrong = classFaults(draft)
    setFaults(wrong)
    if (Object.keys(wrong).length === 0) form.save()
  }
  const fault = Object.keys(faults).length === 0 ? formErrorOf(form.error) : null
  const isTouched = JSON.stringify(draft) !== JSON.stringify(first)
  const movesUp = draft.grade !== first.grade && classFaults(draft).classId === undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.edit}
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
      <UnsavedWords typed={isTouched} />
      <form ref={element} id={formId} className={css.form} onSubmit={submit} noValidate aria-label={texts.edit}>
        <ClassFields
          draft={draft}
          ownYear={String(schoolYearId)}
          faults={faults}
          onChange={(changed) => {
            form.put(changed)
            setFaults({})
          }}
        />
        {movesUp && facts.totalStudents > 0 && <Notice live="polite">{texts.gradeHelp}</Notice>}
        {question !== null && <NewerQuestion {...question} />}
        {fault !== null && (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
