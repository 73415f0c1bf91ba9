import { folderForm, folderOrderIn, MAX_FOLDER_NAME } from '@phuong/domain/forms/folder'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { createRow, updateRow } from '../../../api/crud.ts'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChangeForm } from '../../../widgets/form/use-change-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { folders } from '../../../widgets/worksheets/queries.ts'
import { folderColors } from '../colors.ts'
import css from '../Folders.module.css'
import type { FolderRow } from '../queries.ts'
import { texts } from '../texts.ts'
import { changedFields, draftOf } from './draft.ts'

export type FolderFormProps = {
  /** the one that is changed; null makes one */
  folder: FolderRow | null
  /** the place that is offered to a new one */
  order: number
  onClose: () => void
}

/** A folder with its name, place and colour: made, or changed (B-517, B-523 to B-529). */
export function FolderForm({ folder, order, onClose }: FolderFormProps) {
  const client = useQueryClient()
  const formId = useId()
  const form = useChangeForm({
    schema: folderForm,
    row: folder ?? { name: '', sortOrder: order, color: folderColors[0].value },
    draftOf,
    fields: changedFields,
    send: (draft, seen) => {
      const values = { name: draft.name.trim(), sortOrder: folderOrderIn(draft.sortOrder), color: draft.color }
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
  const { question } = form
  const { error: _, ...color } = form.field('color')
  const failed = formErrorOf(form.failure)
  return (
    <Dialog
      open
      onClose={onClose}
      title={folder === null ? texts.make : texts.change}
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
      <form {...form.form} id={formId} className={css.form}>
        <TextField
          {...form.field('name')}
          label={texts.name}
          help={texts.nameHelp}
          required
          autoComplete="off"
          maxLength={MAX_FOLDER_NAME}
        />
        <TextField {...form.field('sortOrder')} label={texts.order} required inputMode="numeric" autoComplete="off" />
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
                <input {...color} type="radio" value={value} aria-label={label} />
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
