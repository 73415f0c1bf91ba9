import { formatNumber } from '@phuong/domain/format/numbers'
import { MAX_TRANSLATED_LETTERS, otherLanguage } from '@phuong/domain/forms/translation'
import { Button } from '@phuong/ui/Button'
import { Field } from '@phuong/ui/Field'
import { IconButton } from '@phuong/ui/IconButton'
import { SwapIcon } from '@phuong/ui/tool-icons'
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react'
import type { Asked } from './queries.ts'
import css from './Translate.module.css'
import { texts } from './texts.ts'

type Props = {
  typed: Asked
  /** Whether longer texts leave this installation. */
  isSent: boolean
  onChange: (typed: Asked) => void
  onTranslate: () => void
}

/** What is to be translated, and in which direction; Enter translates, Enter with Shift begins a line. */
export function Source({ typed, isSent, onChange, onTranslate }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, from } = typed
  const to = otherLanguage(from)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onTranslate()
  }
  const press = (event: KeyboardEvent) => {
    // a keyboard that puts letters together ends a word by Enter
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onTranslate()
  }
  return (
    <form className={css.form} onSubmit={submit} aria-label={texts.direction(from, to)}>
      <div className={css.direction}>
        <span>{texts.languages[from]}</span>
        <IconButton label={texts.swap} icon={<SwapIcon />} onClick={() => onChange({ text, from: to })} />
        <span>{texts.languages[to]}</span>
      </div>
      <Field label={texts.source} help={isSent && texts.sent}>
        {(control) => (
          <textarea
            ref={field}
            className={css.text}
            lang={from}
            autoCapitalize="none"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={MAX_TRANSLATED_LETTERS}
            placeholder={texts.placeholder[from]}
            value={text}
            // what is spoken or put in by a program may be longer
            onChange={(event) => onChange({ text: event.currentTarget.value.slice(0, MAX_TRANSLATED_LETTERS), from })}
            onKeyDown={press}
            {...control}
          />
        )}
      </Field>
      <div className={css.foot}>
        <span className={`num ${css.count}`}>
          {texts.count(formatNumber(text.length), formatNumber(MAX_TRANSLATED_LETTERS))}
        </span>
        {text !== '' && (
          <Button
            variant="quiet"
            onClick={() => {
              onChange({ text: '', from })
              field.current?.focus()
            }}
          >
            {texts.clear}
          </Button>
        )}
        <Button type="submit" variant="primary">
          {texts.translate}
        </Button>
      </div>
    </form>
  )
}
