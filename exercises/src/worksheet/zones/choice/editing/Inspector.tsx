import type { InspectorProps } from '../../../../drawing.tsx'
import css from '../../../../parts/inspector/fields.module.css'
import { isRight, toggledText } from '../grade.ts'
import { texts } from './texts.ts'

/** Whether this box is one of the right ones (B-173). */
export function Inspector({ zone, onChange }: InspectorProps) {
  return (
    <div className={css.fields}>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={isRight(zone.text)}
          onChange={() => onChange({ text: toggledText(zone.text) })}
        />
        <span>{texts.right}</span>
      </label>
      <p className={css.help}>{texts.help}</p>
    </div>
  )
}
