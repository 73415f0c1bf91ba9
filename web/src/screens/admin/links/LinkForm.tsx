import { type MenuLinkDraft, menuLinkForm, menuLinkOf } from '@phuong/domain/forms/menu-link'
import { menuLinkLengths } from '@phuong/domain/links/menu-links'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { CheckField } from '@phuong/ui/CheckField'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useId } from 'react'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChangeForm } from '../../../widgets/form/use-change-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { type LinkFacts, linkDraftOf, linkFactsOf, linkFields, newLink } from './drafts.ts'
import css from './Links.module.css'
import { type LinkRow, saveLink, useRefresh } from './queries.ts'
import { RoleBoxes } from './RoleBoxes.tsx'
import { texts } from './texts.ts'

/** A link of the sidebar: added (null), or changed where it stands. */
export function LinkForm({ link, onClose }: { link: LinkRow | null; onClose: () => void }) {
  const formId = useId()
  const form = useChangeForm({
    schema: menuLinkForm,
    row: link === null ? newLink : linkFactsOf(link),
    draftOf: linkDraftOf,
    fields: linkFields,
    send: (draft: MenuLinkDraft, { roles, ...seen }: LinkFacts) =>
      saveLink({
        menuLinkId: link?.id ?? null,
        ...menuLinkOf(draft),
        ...(link !== null && { seen: { ...seen, roles: [...roles] } }),
      }),
    refresh: useRefresh(),
    onSaved: () => {
      toast.success(texts.linkSaved)
      onClose()
    },
  })
  const { draft, question } = form
  const failed = formErrorOf(form.failure)
  return (
    <Dialog
      open
      onClose={onClose}
      title={link === null ? texts.addLink : texts.editLink}
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
          {...form.field('label')}
          label={texts.name}
          required
          autoComplete="off"
          maxLength={menuLinkLengths.label}
        />
        <div className={css.guide}>
          <CheckField {...form.field('guide')} label={texts.guide} />
          {draft.guide && <p className={css.small}>{texts.guideHelp}</p>}
        </div>
        {!draft.guide && (
          <TextField
            {...form.field('address')}
            label={texts.address}
            help={texts.linkAddressHelp}
            required
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={menuLinkLengths.address}
          />
        )}
        <RoleBoxes typed={draft.roles} error={form.errorOf('roles')} onTyped={(roles) => form.put({ roles })} />
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
