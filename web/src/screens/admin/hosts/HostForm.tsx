import { hostForm, hostOf } from '@phuong/domain/forms/host'
import { contactLengths } from '@phuong/domain/site/contact-form'
import { type HostProfile, hostProfiles, namesPartner } from '@phuong/domain/site/host-profiles'
import { changesHostInUse } from '@phuong/domain/site/hosts'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { CheckField } from '@phuong/ui/CheckField'
import { confirm } from '@phuong/ui/confirm'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { SelectField } from '@phuong/ui/SelectField'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { type SubmitEvent, useId } from 'react'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChangeForm } from '../../../widgets/form/use-change-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { asInAddress, draftOf, hostFields, newHost } from './draft.ts'
import css from './Hosts.module.css'
import { type HostRow, saveHost, useRefresh } from './queries.ts'
import { profileTexts, texts } from './texts.ts'

const kinds = hostProfiles.map((value) => ({ value, label: profileTexts[value].label }))

/** A host and what it stands for: added (null), or changed. What changes the host in use is asked about first. */
export function HostForm({
  host,
  rows,
  inUse,
  onClose,
}: {
  host: HostRow | null
  rows: readonly HostRow[]
  inUse: string
  onClose: () => void
}) {
  const formId = useId()
  const form = useChangeForm({
    schema: hostForm,
    row: host === null ? newHost : draftOf(host),
    draftOf,
    fields: hostFields,
    send: (draft, seen) =>
      saveHost({
        hostId: host?.id ?? null,
        ...hostOf(draft),
        ...(host !== null && { seen: { ...seen, profile: seen.profile as HostProfile } }),
      }),
    refresh: useRefresh(),
    onSaved: () => {
      toast.success(texts.saved)
      onClose()
    },
  })
  const { draft, question } = form
  const failed = formErrorOf(form.failure)
  const kind = profileTexts[draft.profile as HostProfile]

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const typed = form.valuesNow()
    const after = { ...hostOf(typed), host: asInAddress(typed.host) }
    const asks = hostForm.safeParse(typed).success && changesHostInUse(rows, { before: host, after }, inUse)
    const question = {
      title: texts.inUseTitle,
      text: texts.inUseText(inUse),
      confirmLabel: texts.goOn,
      tone: 'primary',
    } as const
    if (asks && !(await confirm(question))) return
    await form.submit()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={host === null ? texts.add : texts.edit}
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
      <form {...form.form} onSubmit={(event) => void submit(event)} id={formId} className={css.form}>
        <TextField
          {...form.field('host')}
          label={texts.host}
          help={texts.hostHelp}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
        />
        <SelectField
          {...form.field('profile')}
          label={texts.profile}
          required
          placeholder={texts.profileNone}
          choices={kinds}
          help={kind?.does}
        />
        <div className={css.portal}>
          <CheckField {...form.field('higherEducation')} label={texts.portalField} />
          <p className={css.small}>{texts.portalHelp}</p>
        </div>
        {draft.profile !== '' && namesPartner(draft.profile as HostProfile) && (
          <>
            <TextField
              {...form.field('partnerName')}
              label={texts.partnerName}
              autoComplete="off"
              maxLength={contactLengths.partnerName}
            />
            <TextField
              {...form.field('partnerUrl')}
              label={texts.partnerUrl}
              help={texts.partnerHelp}
              inputMode="url"
              autoComplete="off"
              maxLength={contactLengths.partnerUrl}
            />
          </>
        )}
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
