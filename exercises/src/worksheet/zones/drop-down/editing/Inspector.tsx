import { Button } from '@phuong/ui/Button'
import { IconButton } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { TextField } from '@phuong/ui/TextField'
import { useId } from 'react'
import type { InspectorProps } from '../../../../drawing.tsx'
import css from '../../../../parts/inspector/fields.module.css'
import { type Option, readOptions } from '../options.ts'
import { writeOptions } from './options.ts'
import { texts } from './texts.ts'

/** The options of a list in their order, and which of them is right. */
export function Inspector({ zone, onChange }: InspectorProps) {
  const name = useId()
  const options = readOptions(zone.text)
  const change = (next: readonly Option[]) => onChange({ text: writeOptions(next) })
  const choose = (chosen: number) => change(options.map((option, index) => ({ ...option, right: index === chosen })))
  // a stored list may have several right ones: then each shows its own mark, and a choice leaves one
  const several = options.filter(({ right }) => right).length > 1
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{texts.options}</legend>
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option has nothing but its place, and may stand twice while it is typed
        <div className={css.row} key={index}>
          <label className={css.mark} title={texts.right(index + 1)}>
            <input
              type="radio"
              name={several ? `${name}-${index}` : name}
              aria-label={texts.right(index + 1)}
              checked={option.right}
              disabled={option.text.trim() === ''}
              onChange={() => choose(index)}
            />
          </label>
          <TextField
            className={css.grow}
            label={texts.option(index + 1)}
            hideLabel
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={option.text}
            onChange={(event) => change(options.with(index, { ...option, text: event.currentTarget.value }))}
          />
          {options.length > 1 && (
            <IconButton
              size="sm"
              label={texts.drop(index + 1)}
              icon={<CloseIcon />}
              onClick={() => change(options.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          variant="quiet"
          size="sm"
          icon={<PlusIcon />}
          onClick={() => change([...options, { text: '', right: false }])}
        >
          {texts.more}
        </Button>
      </div>
      <p className={css.help}>{options.length < 2 ? texts.few : texts.help}</p>
    </fieldset>
  )
}
