import { DropDownZoneIcon } from '@phuong/ui/desk-icons'
import { ChevronDownIcon } from '@phuong/ui/work-icons'
import type { ZoneEditing } from '../../../../drawing.tsx'
import { Inspector } from './Inspector.tsx'
import { shownOption } from './options.ts'
import { texts } from './texts.ts'

const colour = 'rose'

/** How lists are made and changed. */
export const editing: ZoneEditing = {
  name: texts.name,
  reasons: texts.reasons,
  face: ({ text }) => {
    const words = shownOption(text)
    return { words, said: words, sign: ChevronDownIcon, filled: false, colour, edge: null }
  },
  tool: { Icon: DropDownZoneIcon, colour, Inspector, groupHelp: null },
}
