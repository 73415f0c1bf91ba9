import { TextField } from '@phuong/ui/TextField'
import type { InspectorProps } from '../../../../drawing.tsx'
import css from '../../../../parts/inspector/fields.module.css'
import { Sound } from '../../../../parts/Sound.tsx'
import { addressIn, isOfSite, withAddress } from '../sound.ts'
import { texts } from './texts.ts'

/** The address of a sound, and the sound itself to be heard. */
export function Inspector({ zone, onChange }: InspectorProps) {
  const address = addressIn(zone.text)
  const elsewhere = address !== '' && !isOfSite(address)
  return (
    <div className={css.fields}>
      <TextField
        label={texts.address}
        help={elsewhere ? texts.elsewhere : texts.help}
        placeholder={texts.example}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={address}
        onChange={({ currentTarget }) => onChange(withAddress(currentTarget.value))}
      />
      {address !== '' && !elsewhere && <Sound key={address} src={address} label={texts.sound} />}
    </div>
  )
}
