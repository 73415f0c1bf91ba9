import { Button, type ButtonVariant } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { createRow, updateRow } from '../../../api/crud.ts'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChange } from '../../../widgets/change/use-change.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { useFocusOnFault } from '../../../widgets/use-focus-on-fault.ts'
import { folders } from '../../../widgets/worksheets/queries.ts'
import { folderColors } from '../colors.ts'
import css from '../Folders.module.css'
import type { FolderRow } from '../queries.ts'
import { texts } from '../texts.ts'
import { changedFields, draftOf, faultsOf, orderOf } from './draft.ts'

/** Longest name of a folder, in characters, as the server takes it. */
const longestName = 200

/** Makes a folder (B-528). `order` is the place that is offered: behind the last. */
export function NewFolder({ variant, order }: { variant: ButtonVariant; order: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {texts.make}
      </Button>
      {open && <FolderForm folder={null} order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

type FormProps = {
  /** the one that is changed; null makes one */
  folder: FolderRow | null
  /** the place that is offered to a new one */
  order: number
  onClose: () => void
}

/** A folder with its name, place and colour: made, or changed (B-517, B-523 to B-529). */
export function FolderForm({ folder, order, onClose }: FormProps) {
  const client = useQueryClient()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<ReturnType<typeof faultsOf>>({})
  const form = useChange({
    row: folder ?? { name: '', sortOrder: order, color: folderColors[0].value },
    draftOf,
    fields: changedFields,
    send: (draft, seen) => {
      const values = { name: draft.name.trim(), sortOrder: orderOf(draft.order), color: draft.color }
      const { name, sortOrder, color } = seen
      return folder === null
        ? createRow(folders, values).then(() => undefined)
        : updateRow(folders, folder.id, values, { name, sortOrder, color })
    },
    refresh: () => askAnew(client, { queryKey: ['folders'] }),
    onSaved: () => {
      toast.success(texts.saved)
      onClose()
    },
  })
  const { draft, put, first, question } = form
  const typed = draft.name !== first.name || draft.order !== first.order || draft.color !== first.color
  useFocusOnFault(element, faults)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = faultsOf(draft)
    setFaults(found)
    if (Object.keys(found).length === 0) form.save()
  }
  const failed = formErrorOf(form.error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={folder === null ? texts.make : texts.change}
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
      <UnsavedWords typed={typed} />
      <form id={formId} ref={element} className={css.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.name}
          help={texts.nameHelp}
          error={faults.name}
          required
          autoComplete="off"
          maxLength={longestName}
          value={draft.name}
          onChange={(event) => put({ name: event.currentTarget.value })}
        />
        <TextField
          label={texts.order}
          error={faults.order}
          required
          inputMode="numeric"
          autoComplete="off"
          value={draft.order}
          onChange={(event) => put({ order: event.currentTarget.value })}
        />
        <fieldset>
          <legend className={css.legend}>{texts.color}</legend>
          <div className={css.colors}>
            {folderColors.map(({ value, label }) => (
              <label
                key={value}
                className={css.color}
                title={label}
                style={{ '--folder': value } as Record<string, string>}
              >
                <input
                  type="radio"
                  name={`${formId}-color`}
                  aria-label={label}
                  checked={draft.color === value}
                  onChange={() => put({ color: value })}
                />
              </label>
            ))}
          </div>
        </fieldset>
        {question !== null && <NewerQuestion {...question} />}
        {failed !== null && (
          <Notice tone="danger" live="assertive" title={texts.saveFailed}>
            {failed}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
