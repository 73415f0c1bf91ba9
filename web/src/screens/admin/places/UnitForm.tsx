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
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChange } from '../../../widgets/change/use-change.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { useFocusOnFault } from '../../../widgets/use-focus-on-fault.ts'
import { type UnitFacts, unitDraftOf, unitFaults, unitFields } from './drafts.ts'
import css from './Places.module.css'
import { citiesQuery, saveUnit, type UnitRow, useRefresh } from './queries.ts'
import { texts } from './texts.ts'

const noCities: readonly { id: number; name: string }[] = []
const nothing: UnitFacts = { code: '', name: '', cityId: null, ended: false }

/** A ward, a commune or a special zone: added under its code (null), or changed. */
export function UnitForm({ unit, onClose }: { unit: UnitRow | null; onClose: () => void }) {
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<ReturnType<typeof unitFaults>>({})
  const cities = useQuery(citiesQuery).data ?? noCities
  const facts: UnitFacts = unit ?? nothing
  const form = useChange({
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
  const { draft, put, first, question } = form
  useFocusOnFault(element, faults)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = unitFaults(draft)
    setFaults(wrong)
    if (Object.keys(wrong).length === 0) form.save()
  }
  // what was mended since the press is not told any more
  const left = Object.keys(faults).length > 0 ? unitFaults(draft) : {}
  const failed = formErrorOf(form.error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={unit === null ? texts.addUnit : texts.editUnit}
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
      <form id={formId} ref={element} className={css.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.code}
          help={texts.codeHelp}
          error={left.code}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          disabled={unit !== null}
          value={draft.code}
          onChange={(event) => put({ code: event.currentTarget.value })}
        />
        <TextField
          label={texts.name}
          help={texts.unitHelp}
          error={left.name}
          required
          autoComplete="off"
          maxLength={longestPlaceName}
          value={draft.name}
          onChange={(event) => put({ name: event.currentTarget.value })}
        />
        <SearchSelect
          label={texts.city}
          error={left.cityId}
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
