import { schoolForm } from '@phuong/domain/forms/place'
import { searchFold } from '@phuong/domain/names/search-fold'
import { SCHOOL_LEVELS } from '@phuong/domain/people/school-levels'
import { longestPlaceName } from '@phuong/domain/places/place-file'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { SearchSelect } from '@phuong/ui/SearchSelect'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChangeForm } from '../../../widgets/form/use-change-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { type SchoolFacts, schoolDraftOf, schoolFields } from './drafts.ts'
import css from './Places.module.css'
import { citiesQuery, districtsQuery, type SchoolRow, saveSchool, useRefresh } from './queries.ts'
import { texts } from './texts.ts'

const none: readonly { id: number; name: string }[] = []
const nothing: SchoolFacts = { name: '', schoolTypeId: null, cityId: null, districtId: null, closed: false }
const levels = SCHOOL_LEVELS.map(({ id, label }) => ({ id, name: label }))

/** A school with its level and ward: added (null), or changed. */
export function SchoolForm({ school, onClose }: { school: SchoolRow | null; onClose: () => void }) {
  const formId = useId()
  const cities = useQuery(citiesQuery).data ?? none
  const client = useQueryClient()
  const facts: SchoolFacts = school ?? nothing
  // of the lists that were opened here
  const nameOfDistrict = (districtId: number | null) =>
    client
      .getQueriesData<readonly { id: number; name: string }[]>({ queryKey: districtsQuery(null).queryKey.slice(0, 2) })
      .flatMap(([, rows]) => rows ?? [])
      .find(({ id }) => id === districtId)?.name ?? ''
  const form = useChangeForm({
    schema: schoolForm,
    row: facts,
    draftOf: schoolDraftOf,
    fields: schoolFields(nameOfDistrict),
    send: (draft, { name, schoolTypeId, districtId, closed }) =>
      saveSchool({
        schoolId: school?.id ?? null,
        name: draft.name,
        schoolTypeId: draft.schoolTypeId ?? 0,
        districtId: draft.districtId ?? 0,
        closed,
        ...(schoolTypeId !== null && { seen: { name, schoolTypeId, districtId: districtId ?? 0, closed } }),
      }),
    refresh: useRefresh(),
    onSaved: () => {
      toast.success(texts.saved)
      onClose()
    },
  })
  const { draft, put, question } = form
  const districts = useQuery(districtsQuery(draft.cityId)).data ?? none
  const failed = formErrorOf(form.failure)
  return (
    <Dialog
      open
      onClose={onClose}
      title={school === null ? texts.addSchool : texts.editSchool}
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
          required
          autoComplete="off"
          maxLength={longestPlaceName}
        />
        <SearchSelect
          label={texts.level}
          error={form.errorOf('schoolTypeId')}
          required
          options={levels}
          value={draft.schoolTypeId}
          onChange={(schoolTypeId) => put({ schoolTypeId })}
          fold={searchFold}
        />
        <SearchSelect
          label={texts.city}
          error={form.errorOf('cityId')}
          required
          options={cities}
          value={draft.cityId}
          onChange={(cityId) => put({ cityId, districtId: null })}
          fold={searchFold}
        />
        <SearchSelect
          label={texts.unit}
          error={form.errorOf('districtId')}
          required
          disabled={draft.cityId === null}
          options={districts}
          value={draft.districtId}
          onChange={(districtId) => put({ districtId })}
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
