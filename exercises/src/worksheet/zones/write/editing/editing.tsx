import { WriteZoneIcon } from '@phuong/ui/desk-icons'
import type { ZoneEditing } from '../../../../drawing.tsx'
import { Inspector } from './Inspector.tsx'
import { texts } from './texts.ts'
import { shownWay } from './ways.ts'

const colour = 'flame'

/** How boxes to type into are made and changed. */
export const editing: ZoneEditing = {
  name: texts.name,
  reasons: texts.reasons,
  face: ({ text }) => {
    const words = shownWay(text)
    return { words, said: words, sign: null, filled: false, colour, edge: null }
  },
  tool: { Icon: WriteZoneIcon, colour, Inspector, groupHelp: texts.groupHelp },
}
