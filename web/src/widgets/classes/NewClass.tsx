import { cleanText } from '@phuong/domain/names/clean'
import { Button, type ButtonVariant } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { Notice } from '@phuong/ui/Notice'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { askAnew } from '../../api/ask-anew.ts'
import { isCallError } from '../../api/call-error.ts'
import { createRow } from '../../api/crud.ts'
import { now } from '../../browser/clock.ts'
import { formErrorOf } from '../form-error.ts'
import { OnlyFor } from '../only-for.ts'
import { UnsavedWords } from '../unsaved/use-unsaved-words.ts'
import { useFocusOnFault } from '../use-focus-on-fault.ts'
import { ClassFields } from './ClassFields.tsx'
import { type ClassFaults, classFaults, classParameters, emptyClass, yearChoices } from './class-draft.ts'
import css from './NewClass.module.css'
import { managedClassesQuery } from './queries.ts'
import { classTexts } from './texts.ts'

/** Makes a class of the teacher's own; its code comes from the server (B-094). */
export function NewClass({ variant }: { variant: ButtonVariant }) {
  const [open, setOpen] = useState(false)
  return (
    <OnlyFor roles={['teacher']}>
      <Button variant={variant} icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {classTexts.newClass}
      </Button>
      {open && <NewClassDialog onClose={() => setOpen(false)} />}
    </OnlyFor>
  )
}

function NewClassDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(emptyClass)
  const [faults, setFaults] = useState<ClassFaults>({})
  useFocusOnFault(element, faults)
  const { data: own = [] } = useQuery(managedClassesQuery)
  const name = cleanText(draft.className)
  const year = yearChoices(now(), '').find(({ value }) => value === draft.year)?.label
  const twin = own.some((row) => row.className === name && row.schoolYear === year)

  const make = useMutation({
    mutationFn: () => createRow({ subModuleName: 'CLASSES', entityName: 'Classes' }, classParameters(draft)),
    onSuccess: async ({ id }) => {
      await askAnew(client, { queryKey: ['classes'] })
      toast.success(classTexts.made(name), {
        action: { label: classTexts.enter, onPress: () => void navigate(`/lms/teacher/classes/${id}`) },
      })
      onClose()
    },
    onError: (error) => {
      if (isCallError(error)) setFaults(error.fields)
    },
  })
  const fault = Object.keys(faults).length === 0 ? formErrorOf(make.error) : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = classFaults(draft)
    setFaults(wrong)
    if (Object.keys(wrong).length === 0) make.mutate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={classTexts.newClass}
      size="sm"
      footer={
        <>
          <CancelButton>{classTexts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={make.isPending}>
            {classTexts.make}
          </Button>
        </>
      }
    >
      <UnsavedWords typed={Object.values(draft).some((typed) => typed !== '')} />
      <form ref={element} id={formId} className={css.form} onSubmit={submit} noValidate>
        <ClassFields
          draft={draft}
          ownYear=""
          faults={faults}
          onChange={(changed) => {
            setDraft(changed)
            setFaults({})
          }}
        />
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
