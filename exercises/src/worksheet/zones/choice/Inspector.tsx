import css from '../../../parts/inspector/fields.module.css'
import { texts } from '../../../parts/inspector/texts.ts'
import { isRight, toggledText } from './grade.ts'

type ChoiceZone = { readonly id: string; readonly text: string }

/** Whether this box is one of the right ones (B-173). */
export function Inspector({ zone, onChange }: { zone: ChoiceZone; onChange(zone: ChoiceZone): void }) {
  return (
    <div className={css.fields}>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={isRight(zone.text)}
          onChange={() => onChange({ ...zone, text: toggledText(zone.text) })}
        />
        <span>{texts.choice.right}</span>
      </label>
      <p className={css.help}>{texts.choice.help}</p>
    </div>
  )
}
