import { Textarea } from '@mantine/core'
import { Button } from '@phuong/ui/Button'
import { Panel } from '@phuong/ui/Panel'
import { type SubmitEvent, useId } from 'react'
import css from './AddPupils.module.css'
import { texts } from './texts.ts'

type Props = {
  text: string
  /** what is wrong with the whole of it */
  fault: string | null
  onChange(text: string): void
  onRead(text: string): void
}

/** Where a list is pasted or typed; what is pasted into the empty field is read at once. */
export function PasteList({ text, fault, onChange, onRead }: Props) {
  const formId = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onRead(text)
  }
  return (
    <Panel title={texts.paste}>
      <form id={formId} className={css.paste} onSubmit={submit} noValidate>
        <p>{texts.pasteLead}</p>
        <Textarea
          label={texts.pasteLabel}
          placeholder={texts.pasteExample}
          error={fault}
          autosize
          minRows={8}
          maxRows={16}
          spellCheck={false}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (text.trim() !== '' || !pasted.includes('\n')) return
            event.preventDefault()
            onChange(pasted)
            onRead(pasted)
          }}
        />
        <div>
          <Button type="submit" variant="primary">
            {texts.read}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
