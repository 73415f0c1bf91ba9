import { Button } from '@phuong/ui/Button'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { execute } from '../../../api/execute.ts'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChange } from '../../../widgets/change/use-change.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { useFocusOnFault } from '../../../widgets/use-focus-on-fault.ts'
import { changedFields, type Draft, differs, draftOf, type Faults, faultsOf, longest, trimmed } from './draft.ts'
import { Preview } from './Preview.tsx'
import { siteQuery } from './queries.ts'
import css from './Site.module.css'
import { texts } from './texts.ts'

/** Address, phone line, partner and the provider's home, with what visitors will see of them (C-037, C-050, C-058). */
export function SiteForm({ contact }: { contact: Draft }) {
  const client = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const form = useChange({
    row: contact,
    draftOf,
    fields: changedFields,
    send: (draft, seen) => execute('SITE_Contact_Set', { ...trimmed(draft), seen: draftOf(seen) }),
    rowOf: trimmed,
    refresh: () => askAnew(client, { queryKey: siteQuery.queryKey }),
    onSaved: () => toast.success(texts.saved),
  })
  const { draft, put, first, question } = form
  useFocusOnFault(element, faults)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = faultsOf(draft)
    setFaults(wrong)
    if (Object.keys(wrong).length === 0) form.save()
  }
  const failed = formErrorOf(form.error)
  const field = (name: keyof Draft, more: { help?: string; inputMode?: 'tel' | 'url' } = {}) => (
    <TextField
      label={texts[name]}
      error={name === 'address' ? undefined : faults[name]}
      autoComplete="off"
      maxLength={longest[name]}
      value={draft[name]}
      onChange={(event) => put({ [name]: event.currentTarget.value })}
      {...more}
    />
  )
  return (
    <div className={css.columns}>
      <UnsavedWords typed={differs(draft, first)} />
      <form className={css.form} ref={element} onSubmit={submit} noValidate>
        <Panel title={texts.contactTitle}>
          <div className={css.fields}>
            {field('address', { help: texts.addressHelp })}
            {field('phone', { help: texts.phoneHelp, inputMode: 'tel' })}
          </div>
        </Panel>
        <Panel title={texts.partnerTitle}>
          <div className={css.fields}>
            {field('partnerName')}
            {field('partnerUrl', { help: texts.partnerHelp, inputMode: 'url' })}
          </div>
        </Panel>
        <Panel title={texts.providerTitle}>
          <div className={css.fields}>{field('providerHome', { help: texts.providerHelp, inputMode: 'url' })}</div>
        </Panel>
        {question !== null && <NewerQuestion {...question} />}
        {failed !== null && (
          <Notice tone="danger" live="assertive" title={texts.saveFailed}>
            {failed}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" loading={form.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
      <Preview contact={trimmed(draft)} />
    </div>
  )
}
