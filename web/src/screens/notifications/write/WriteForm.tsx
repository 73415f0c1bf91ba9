import {
  ANNOUNCEMENT_TEXTS,
  AUDIENCES,
  type Audience,
  announcementForm,
  audienceTypeOf,
} from '@phuong/domain/forms/announcement'
import { hasRole, isAdministrator, isPupil } from '@phuong/domain/people/roles'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { ChoiceField } from '@phuong/ui/ChoiceField'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { SendIcon } from '@phuong/ui/work-icons'
import { useQueryClient } from '@tanstack/react-query'
import type { Me } from '../../../api/auth-state.ts'
import { isCallError } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import { isSessionGone } from '../../../api/session-gone.ts'
import { refreshBell } from '../../../widgets/bell/queries.ts'
import { useActForm } from '../../../widgets/form/use-act-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { RichEditor } from '../../../widgets/rich-text/editor/RichEditor.tsx'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { receiverTexts } from '../receivers/texts.ts'
import { writeTexts as texts } from './texts.ts'
import css from './Write.module.css'

type Typed = { Title: string; Content: string; TypeData: string }
const empty: Typed = { Title: '', Content: '', TypeData: '' }

const choices = AUDIENCES.map((audience) => ({ value: audience, label: receiverTexts[audience] }))

/** Whom the person reaches, in words (D07). */
const reachOf = (me: Me): string => {
  if (isAdministrator(me) || hasRole(me, 'testbank')) return texts.reachAll
  if (hasRole(me, 'teacher')) return texts.reachTeacher
  if (hasRole(me, 'manager')) return texts.reachManager
  return isPupil(me) ? texts.reachPupil : ''
}

/** Whether a field says itself what was wrong, or the shell asks about the session. */
const isToldElsewhere = (error: unknown): boolean =>
  isSessionGone(error) || (isCallError(error) && Object.keys(error.fields).length > 0)

type Props = { me: Me; onSent: () => void }

/** Writes a notification: what fails to go stays as it was entered. */
export function WriteForm({ me, onSent }: Props) {
  const client = useQueryClient()
  const form = useActForm({
    schema: announcementForm,
    values: empty,
    send: async (written: Typed & { TypeData: Audience }) => {
      const { TypeData } = written
      const facts = { UserId: me.id, Avatar: me.avatarUrl ?? '', Setting: '{}', Type: audienceTypeOf(TypeData) }
      try {
        return await execute('ThongBao_ThemMoi', { ...facts, ...written })
      } catch (error) {
        if (!isToldElsewhere(error)) toast.error(texts.failed, { title: texts.failedTitle })
        throw error
      }
    },
    onSent: async () => {
      toast.success(texts.saved, { title: texts.savedTitle })
      onSent()
      await refreshBell(client, me.id)
    },
  })
  const fault = formErrorOf(form.failure)
  return (
    <form {...form.form} className={css.form} aria-label={texts.write}>
      <UnsavedWords typed={form.isTyped} />
      <TextField {...form.field('Title', form.forgetFailure)} label={texts.title} required autoComplete="off" />
      <RichEditor
        label={texts.content}
        error={form.errorOf('Content')}
        tooLong={ANNOUNCEMENT_TEXTS.contentTooLong}
        onChange={(Content) => {
          form.put({ Content })
          form.forgetFailure()
        }}
      />
      <ChoiceField
        {...form.field('TypeData', form.forgetFailure)}
        label={texts.receiver}
        help={reachOf(me)}
        required
        choices={choices}
      />
      {fault !== null && (
        <Notice tone="danger" live="assertive">
          {fault}
        </Notice>
      )}
      <div className={css.acts}>
        <CancelButton>{texts.cancel}</CancelButton>
        <Button type="submit" variant="primary" icon={<SendIcon />} loading={form.isSending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
