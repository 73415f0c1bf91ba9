import { ANNOUNCEMENT_TEXTS, AUDIENCES, type Audience, audienceTypeOf } from '@phuong/domain/forms/announcement'
import { writtenForm } from '@phuong/domain/forms/written'
import { NOTICE_DESTINATIONS, type NoticeDestination } from '@phuong/domain/notices/destinations'
import { hasRole, isAdministrator, isPupil } from '@phuong/domain/people/roles'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { ChoiceField } from '@phuong/ui/ChoiceField'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { SendIcon } from '@phuong/ui/work-icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
import { destinationNames } from '../texts.ts'
import { writeTexts as texts } from './texts.ts'
import css from './Write.module.css'

type Typed = { Place: NoticeDestination; Title: string; Content: string; TypeData: string }
const empty: Typed = { Place: 'notices', Title: '', Content: '', TypeData: '' }

const places = NOTICE_DESTINATIONS.map((value) => ({ value, label: destinationNames[value] }))

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

type Props = { me: Me; onSent: (place: NoticeDestination) => void }

/** Sends it to where it goes (B-354, B-362, B-365). */
const sendWritten = async (me: Me, { Place, Title, Content, TypeData }: Typed): Promise<unknown> => {
  if (Place === 'books') return execute('ThongBao_Sach_ThemMoi', { Title, Content })
  const facts = { UserId: me.id, Avatar: me.avatarUrl ?? '', Setting: '{}' }
  const audience = TypeData as Audience
  return execute('ThongBao_ThemMoi', { ...facts, Title, Content, Type: audienceTypeOf(audience), TypeData: audience })
}

/**
 * Writes a notification, an administrator also one of the digital-book service: what fails to go stays as it was entered.
 */
export function WriteForm({ me, onSent }: Props) {
  const client = useQueryClient()
  const [place, setPlace] = useState<NoticeDestination>('notices')
  const form = useActForm({
    schema: writtenForm,
    values: empty,
    send: async (written: Typed) => {
      try {
        return await sendWritten(me, written)
      } catch (error) {
        if (!isToldElsewhere(error)) toast.error(texts.failed, { title: texts.failedTitle })
        throw error
      }
    },
    onSent: async (_, { Place }) => {
      toast.success(texts.saved, { title: texts.savedTitle })
      onSent(Place)
      await refreshBell(client, me.id)
    },
  })
  const fault = formErrorOf(form.failure)
  return (
    <form {...form.form} className={css.form} aria-label={texts.write}>
      <UnsavedWords typed={form.isTyped} />
      {isAdministrator(me) && (
        <ChoiceField
          {...form.field('Place', (entered) => {
            setPlace(entered as NoticeDestination)
            form.forgetFailure()
          })}
          label={texts.place}
          help={texts.placeHelp}
          choices={places}
        />
      )}
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
      {place === 'notices' && (
        <ChoiceField
          {...form.field('TypeData', form.forgetFailure)}
          label={texts.receiver}
          help={reachOf(me)}
          required
          choices={choices}
        />
      )}
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
