import { ChoiceZoneIcon } from '@phuong/ui/desk-icons'
import { CheckIcon } from '@phuong/ui/work-icons'
import type { ZoneEditing } from '../../../../drawing.tsx'
import { isRight } from '../grade.ts'
import { Inspector } from './Inspector.tsx'
import { texts } from './texts.ts'

const colour = 'sky'

/** How boxes to tick are made and changed. */
export const editing: ZoneEditing = {
  name: texts.name,
  reasons: texts.reasons,
  face: ({ text }) => {
    const right = isRight(text)
    return {
      words: '',
      said: right ? texts.isRight : texts.isWrong,
      sign: right ? CheckIcon : null,
      filled: right,
      colour,
      edge: null,
    }
  },
  tool: { Icon: ChoiceZoneIcon, colour, Inspector, groupHelp: texts.groupHelp },
}
