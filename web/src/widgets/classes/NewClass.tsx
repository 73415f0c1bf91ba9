import { NativeSelect } from '@mantine/core'
import { GRADES, gradeLabel, gradeOptions } from '@phuong/domain/catalogue/grades'
import { isBlank } from '@phuong/domain/forms/rules'
import { Button, type ButtonVariant } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { askAnew } from '../../api/ask-anew.ts'
import { createRow } from '../../api/crud.ts'
import { formErrorOf } from '../form-error.ts'
import { OnlyFor } from '../only-for.ts'
import { useSurroundings } from '../surroundings.ts'
import { UnsavedWords } from '../unsaved/use-unsaved-words.ts'
import css from './NewClass.module.css'
import { classTexts } from './texts.ts'

/** Longest name of a class, in characters, as the server takes it. */
const longestName = 50

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
  const { me } = useSurroundings()
  const formId = useId()
  const [name, setName] = useState('')
  const [grade, setGrade] = useState('')
  const [missing, setMissing] = useState(false)
  const own = gradeOptions(me.schoolTypeId)
  const grades = own.length > 0 ? own : GRADES.map((value) => ({ value, label: gradeLabel(value) }))

  const make = useMutation({
    mutationFn: () =>
      createRow(
        { subModuleName: 'CLASSES', entityName: 'Classes' },
        { className: name.trim(), classId: grade === '' ? null : Number(grade) },
      ),
    onSuccess: async () => {
      await askAnew(client, { queryKey: ['classes'] })
      toast.success(classTexts.made(name.trim()))
      onClose()
    },
  })
  const fault = formErrorOf(make.error)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(isBlank(name))
    if (!isBlank(name)) make.mutate()
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
      <UnsavedWords typed={name !== '' || grade !== ''} />
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <TextField
          label={classTexts.className}
          help={classTexts.classNameHelp}
          error={missing && classTexts.classNameMissing}
          required
          autoComplete="off"
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={classTexts.gradeChoice}
          size="md"
          value={grade}
          onChange={(event) => setGrade(event.currentTarget.value)}
          data={[
            { value: '', label: classTexts.noGrade },
            ...grades.map(({ value, label }) => ({ value: String(value), label })),
          ]}
        />
        {fault !== null && (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
