import { classForm } from '@phuong/domain/forms/class-form'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { askAnew } from '../../../../api/ask-anew.ts'
import { updateRow } from '../../../../api/crud.ts'
import { NewerQuestion } from '../../../../widgets/change/NewerQuestion.tsx'
import { ClassFields } from '../../../../widgets/classes/ClassFields.tsx'
import { changedClassFields, classParameters, draftOfClass } from '../../../../widgets/classes/class-draft.ts'
import css from '../../../../widgets/classes/NewClass.module.css'
import { useChangeForm } from '../../../../widgets/form/use-change-form.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../../widgets/unsaved/use-unsaved-words.ts'
import type { ClassFacts } from '../../class-query.ts'
import { texts } from './texts.ts'

/** Changes a class: name, grade, school year (B-094). Its pupils go with its grade (D68). */
export function EditClass({ facts, onClose }: { facts: ClassFacts; onClose: () => void }) {
  const client = useQueryClient()
  const formId = useId()
  const { id, className, classId, schoolYearId } = facts
  const form = useChangeForm({
    schema: classForm,
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
  })
  const { draft, first, question } = form
  const fault = formErrorOf(form.failure)
  const movesUp = draft.classId !== first.classId && draft.classId !== ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.edit}
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
      <form {...form.form} id={formId} className={css.form} aria-label={texts.edit}>
        <ClassFields form={form} draft={draft} ownYear={String(schoolYearId)} />
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
