import { Textarea } from '@mantine/core'
import { type ClassNotice, classNoticeErrors } from '@phuong/domain/forms/class-notice'
import { Button } from '@phuong/ui/Button'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { SendIcon } from '@phuong/ui/work-icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { askAnew } from '../../../../api/ask-anew.ts'
import { isCallError } from '../../../../api/call-error.ts'
import { execute } from '../../../../api/execute.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { UnsavedWords } from '../../../../widgets/unsaved/use-unsaved-words.ts'
import { useFocusOnFault } from '../../../../widgets/use-focus-on-fault.ts'
import css from './Notices.module.css'
import { texts } from './texts.ts'

const empty: ClassNotice = { title: '', content: '' }

/** A notice is written and sent to the class; what failed to go stays as it was typed. */
export function WriteNotice({ classId }: { classId: string }) {
  const client = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(empty)
  const [faults, setFaults] = useState<{ title?: string; content?: string }>({})
  useFocusOnFault(element, faults)
  const post = useMutation({
    mutationFn: () => execute('CLASSES_Notice_Post', { classId, ...draft }),
    onSuccess: async () => {
      setDraft(empty)
      toast.success(texts.sent)
      await askAnew(client, { queryKey: ['classes', classId, 'notices'] })
    },
    onError: (error) => {
      if (isCallError(error)) setFaults(error.fields)
    },
  })
  const put = (part: Partial<ClassNotice>) => {
    setDraft({ ...draft, ...part })
    setFaults({})
    post.reset()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (post.isPending) return
    const wrong = classNoticeErrors(draft)
    setFaults(wrong)
    if (Object.keys(wrong).length === 0) post.mutate()
  }
  const fault = Object.keys(faults).length === 0 ? formErrorOf(post.error) : null
  return (
    <Panel title={texts.write}>
      <UnsavedWords typed={draft.title.trim() !== '' || draft.content.trim() !== ''} />
      <form ref={element} className={css.form} onSubmit={submit} noValidate aria-label={texts.write}>
        <TextField
          label={texts.title}
          error={faults.title}
          required
          autoComplete="off"
          value={draft.title}
          onChange={(event) => put({ title: event.currentTarget.value })}
        />
        <Textarea
          label={texts.content}
          description={texts.help}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={faults.content}
          required
          autosize
          minRows={3}
          maxRows={14}
          value={draft.content}
          onChange={(event) => put({ content: event.currentTarget.value })}
        />
        {fault !== null && (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
        <Button type="submit" variant="primary" icon={<SendIcon />} loading={post.isPending}>
          {texts.send}
        </Button>
      </form>
    </Panel>
  )
}
