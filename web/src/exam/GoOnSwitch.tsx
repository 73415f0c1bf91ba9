import { useState } from 'react'
import { useSurroundings } from '../widgets/surroundings.ts'
import { goesOn, setGoesOn } from './goes-on.ts'
import css from './SidePanel.module.css'
import { texts } from './texts.ts'

/** Whether a wrong answer goes on by itself too (D61). */
export function GoOnSwitch() {
  const { me } = useSurroundings()
  const [on, setOn] = useState(() => goesOn(me.id))
  return (
    <label className={css.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={({ target: { checked } }) => {
          setGoesOn(me.id, checked)
          setOn(checked)
        }}
      />
      {texts.goesOn}
    </label>
  )
}
