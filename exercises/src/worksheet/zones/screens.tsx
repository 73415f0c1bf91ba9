/** What draws the modes of zones, each part loaded on demand; in the order of the toolbar (B-158). */
import type { ZoneScreens } from '../../drawing.tsx'
import { choiceScreens } from './choice/screens.tsx'
import { dragDropScreens } from './drag-drop/screens.tsx'
import { dropDownScreens } from './drop-down/screens.tsx'
import { listenScreens } from './listen/screens.tsx'
import { matchScreens } from './match/screens.tsx'
import type { Mode } from './modes.ts'
import { selectWordScreens } from './select-word/screens.tsx'
import { writeScreens } from './write/screens.tsx'

export const zoneScreens: Readonly<Record<Mode, ZoneScreens>> = {
  Choice: choiceScreens,
  Write: writeScreens,
  DropDown: dropDownScreens,
  Match: matchScreens,
  SelectWord: selectWordScreens,
  Listen: listenScreens,
  DragDrop: dragDropScreens,
  // new zones: above this line
}
