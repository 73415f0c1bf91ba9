import type { ZoneEditing } from '../../../../drawing.tsx'
import { texts } from './texts.ts'

/** How sounds are listed and shown. */
export const editing: ZoneEditing = {
  name: texts.name,
  reasons: texts.reasons,
  face: () => ({ words: '', said: '', sign: null, filled: false, colour: 'ink', edge: null }),
  tool: null,
}
