import { PlayIcon } from '@phuong/ui/work-icons'
import type { ZoneEditing } from '../../../../drawing.tsx'
import { addressIn } from '../sound.ts'
import { Inspector } from './Inspector.tsx'
import { texts } from './texts.ts'

const colour = 'leaf'

/** How sounds are made and changed. */
export const editing: ZoneEditing = {
  name: texts.name,
  reasons: texts.reasons,
  face: ({ text, audio }) => ({
    words: '',
    said: audio?.fileName || addressIn(text),
    sign: PlayIcon,
    filled: false,
    colour,
    edge: null,
  }),
  tool: { Icon: PlayIcon, colour, Inspector, groupHelp: null },
}
