import { Button } from '@phuong/ui/Button'
import { IconButton } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { TextField } from '@phuong/ui/TextField'
import type { InspectorProps } from '../../../../drawing.tsx'
import css from '../../../../parts/inspector/fields.module.css'
import { waysOf } from '../grade.ts'
import { texts } from './texts.ts'
import { textOf } from './ways.ts'

/** Every way in which the answer of a box may be written. */
export function Inspector({ zone, onChange }: InspectorProps) {
  const ways = waysOf(zone.text)
  const change = (next: readonly string[]) => onChange({ text: textOf(next) })
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{texts.answers}</legend>
      {ways.map((way, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way has nothing but its place, and may stand twice while it is typed
        <div className={css.row} key={index}>
          <TextField
            className={css.grow}
            label={texts.answer(index + 1)}
            hideLabel
            placeholder={index === 0 ? texts.example : undefined}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            value={way}
            onChange={(event) => change(ways.with(index, event.currentTarget.value))}
          />
          {ways.length > 1 && (
            <IconButton
              size="sm"
              label={texts.dropAnswer(index + 1)}
              icon={<CloseIcon />}
              onClick={() => change(ways.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          variant="quiet"
          size="sm"
          icon={<PlusIcon />}
          disabled={ways.at(-1) === ''}
          onClick={() => change([...ways, ''])}
        >
          {texts.more}
        </Button>
      </div>
      <p className={css.help}>{texts.help}</p>
    </fieldset>
  )
}
