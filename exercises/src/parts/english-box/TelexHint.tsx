import { InfoIcon } from '@phuong/ui/icons'
import css from './EnglishBox.module.css'

/** Why a word may not be what the pupil meant to type (docs/protocol.md 6); the box points to it by its id. */
export function TelexHint({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.hint}>
      <InfoIcon size={16} />
      <span>{children}</span>
    </p>
  )
}
