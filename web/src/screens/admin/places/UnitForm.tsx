import { unitForm } from '@phuong/domain/forms/place'
import { searchFold } from '@phuong/domain/names/search-fold'
import { longestPlaceName } from '@phuong/domain/places/place-file'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { SearchSelect } from '@phuong/ui/SearchSelect'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChangeForm } from '../../../widgets/form/use-change-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { type UnitFacts, unitDraftOf, unitFields } from './drafts.ts'
import css from './Places.module.css'
import { citiesQuery, saveUnit, type UnitRow, useRefresh } from './queries.ts'
import { texts } from './texts.ts'

const noCities: readonly { id: number; name: string }[] = []
const nothing: UnitFacts = { code: '', name: '', cityId: null, ended: false }

/** A ward, a commune or a special zone: added under its code (null), or changed. */
export function UnitForm({ unit, onClose }: { unit: UnitRow | null; onClose: () => void }) {
  const formId = useId()
  const cities = useQuery(citiesQuery).data ?? noCities
  const facts: UnitFacts = unit ?? nothing
  const form = useChangeForm({
    schema: unitForm,
    row: facts,
    draftOf: unitDraftOf,
    fields: unitFields((cityId) => cities.find(({ id }) => id === cityId)?.name ?? ''),
    send: (draft, { name, cityId, ended }) =>
      saveUnit({
        code: draft.code.trim(),
        isNew: unit === null,
        name: draft.name,
        cityId: draft.cityId ?? 0,
        ended,
        ...(unit !== null && cityId !== null && { seen: { name, cityId, ended } }),
      }),
    refresh: useRefresh(),
    onSaved: () => {
      toast.success(texts.saved)
      onClose()
    },
  })
  const { draft, put, question } = form
  const failed = formErrorOf(form.failure)
  return (
    <Dialog
      open
      onClose={onClose}
      title={unit === null ? texts.addUnit : texts.editUnit}
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
          {...form.field('code')}
          label={texts.code}
          help={texts.codeHelp}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          disabled={unit !== null}
        />
        <TextField
          {...form.field('name')}
          label={texts.name}
          help={texts.unitHelp}
          required
          autoComplete="off"
          maxLength={longestPlaceName}
        />
        <SearchSelect
          label={texts.city}
          error={form.errorOf('cityId')}
          required
          options={cities}
          value={draft.cityId}
          onChange={(cityId) => put({ cityId })}
          fold={searchFold}
        />
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
