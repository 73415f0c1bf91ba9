import type { ZoneEditing } from '../../../../drawing.tsx'
import { texts } from './texts.ts'

/** How tiles and their places are listed and shown. */
export const editing: ZoneEditing = {
  name: texts.name,
  reasons: texts.reasons,
  face: ({ text }) => ({ words: text, said: text, sign: null, filled: false, colour: 'ink', edge: null }),
  tool: null,
}
