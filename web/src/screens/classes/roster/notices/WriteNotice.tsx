import { Textarea } from '@mantine/core'
import { type ClassNotice, classNoticeForm } from '@phuong/domain/forms/class-notice'
import { Button } from '@phuong/ui/Button'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { SendIcon } from '@phuong/ui/work-icons'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { askAnew } from '../../../../api/ask-anew.ts'
import { execute } from '../../../../api/execute.ts'
import { useActForm } from '../../../../widgets/form/use-act-form.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../../widgets/unsaved/use-unsaved-words.ts'
import css from './Notices.module.css'
import { texts } from './texts.ts'

const empty: ClassNotice = { title: '', content: '' }

/** A notice is written and sent to the class; what failed to go stays as it was typed. */
export function WriteNotice({ classId }: { classId: string }) {
  const client = useQueryClient()
  const form = useActForm({
    schema: classNoticeForm,
    values: empty,
    send: (notice: ClassNotice) => execute('CLASSES_Notice_Post', { classId, ...notice }),
    onSent: async () => {
      form.empty()
      toast.success(texts.sent)
      await askAnew(client, { queryKey: ['classes', classId, 'notices'] })
    },
  })
  const { title, content } = useWatch({ control: form.control }) as ClassNotice
  const fault = formErrorOf(form.failure)
  return (
    <Panel title={texts.write}>
      <UnsavedWords typed={title.trim() !== '' || content.trim() !== ''} />
      <form {...form.form} className={css.form} aria-label={texts.write}>
        <TextField {...form.field('title', form.forgetFailure)} label={texts.title} required autoComplete="off" />
        <Textarea
          label={texts.content}
          description={texts.help}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={form.errorOf('content')}
          required
          autosize
          minRows={3}
          maxRows={14}
          value={content}
          onChange={(event) => {
            form.put({ content: event.currentTarget.value })
            form.forgetFailure()
          }}
        />
        {fault !== null && (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
        <Button type="submit" variant="primary" icon={<SendIcon />} loading={form.isSending}>
          {texts.send}
        </Button>
      </form>
    </Panel>
  )
}
