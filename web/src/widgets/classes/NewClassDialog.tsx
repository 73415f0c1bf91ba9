import { type ClassDraft, classForm } from '@phuong/domain/forms/class-form'
import { cleanText } from '@phuong/domain/names/clean'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { toast } from '@phuong/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { askAnew } from '../../api/ask-anew.ts'
import { createRow } from '../../api/crud.ts'
import { now } from '../../browser/clock.ts'
import { useActForm } from '../form/use-act-form.ts'
import { formErrorOf } from '../form-error.ts'
import { UnsavedWords } from '../unsaved/use-unsaved-words.ts'
import { ClassFields } from './ClassFields.tsx'
import { classParameters, emptyClass, yearChoices } from './class-draft.ts'
import css from './NewClass.module.css'
import { managedClassesQuery } from './queries.ts'
import { classTexts } from './texts.ts'

/** The form in which a teacher makes a class (B-094). */
export function NewClassDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const formId = useId()
  const { data: own = [] } = useQuery(managedClassesQuery)
  const form = useActForm({
    schema: classForm,
    values: emptyClass,
    send: (made: ClassDraft) => createRow({ subModuleName: 'CLASSES', entityName: 'Classes' }, classParameters(made)),
    onSent: async ({ id }, { className }) => {
      await askAnew(client, { queryKey: ['classes'] })
      toast.success(classTexts.made(cleanText(className)), {
        action: { label: classTexts.enter, onPress: () => void navigate(`/lms/teacher/classes/${id}`) },
      })
      onClose()
    },
  })
  const draft = useWatch({ control: form.control }) as ClassDraft
  const name = cleanText(draft.className)
  const year = yearChoices(now(), '').find(({ value }) => value === draft.schoolYearId)?.label
  const twin = own.some((row) => row.className === name && row.schoolYear === year)
  const fault = formErrorOf(form.failure)

  return (
    <Dialog
      open
      onClose={onClose}
      title={classTexts.newClass}
      size="sm"
      footer={
        <>
          <CancelButton>{classTexts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={form.isSending}>
            {classTexts.make}
          </Button>
        </>
      }
    >
      <UnsavedWords typed={form.isTyped} />
      <form {...form.form} id={formId} className={css.form}>
        <ClassFields form={form} draft={draft} ownYear="" />
        {twin && year !== undefined && (
          <Notice tone="warning" live="polite">
            {classTexts.twin(name, year)}
          </Notice>
        )}
        {fault !== null && (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
