import type { ZoneEditing } from '../../../../drawing.tsx'
import { texts } from './texts.ts'

/** How ends of a match are listed and shown: in the colour that joins two of them. */
export const editing: ZoneEditing = {
  name: texts.name,
  reasons: texts.reasons,
  face: ({ fill }) => ({ words: '', said: '', sign: null, filled: false, colour: 'ink', edge: fill }),
  tool: null,
}
