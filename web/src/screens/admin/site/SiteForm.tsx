import { contactForm, trimmedContact } from '@phuong/domain/forms/contact'
import type { Contact } from '@phuong/domain/site/contact'
import { Button } from '@phuong/ui/Button'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { execute } from '../../../api/execute.ts'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChangeForm } from '../../../widgets/form/use-change-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { changedFields, draftOf, longest } from './draft.ts'
import { Preview } from './Preview.tsx'
import { siteQuery } from './queries.ts'
import css from './Site.module.css'
import { texts } from './texts.ts'

/** Address, phone line, partner and the provider's home, with what visitors will see of them (C-037, C-050, C-058). */
export function SiteForm({ contact }: { contact: Contact }) {
  const client = useQueryClient()
  const form = useChangeForm({
    schema: contactForm,
    row: contact,
    draftOf,
    fields: changedFields,
    send: (draft, seen) => execute('SITE_Contact_Set', { ...trimmedContact(draft), seen: draftOf(seen) }),
    refresh: () => askAnew(client, { queryKey: siteQuery.queryKey }),
    rowAfter: ({ row }) => row ?? contact,
    onSaved: () => toast.success(texts.saved),
  })
  const { draft, question } = form
  const failed = formErrorOf(form.failure)
  const field = (name: keyof Contact, more: { help?: string; inputMode?: 'tel' | 'url' } = {}) => (
    <TextField {...form.field(name)} label={texts[name]} autoComplete="off" maxLength={longest[name]} {...more} />
  )
  return (
    <div className={css.columns}>
      <UnsavedWords typed={form.isTyped} />
      <form {...form.form} className={css.form}>
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
          <Button type="submit" variant="primary" loading={form.isSending}>
            {texts.save}
          </Button>
        </div>
      </form>
      <Preview contact={trimmedContact(draft)} />
    </div>
  )
}
