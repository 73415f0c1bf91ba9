import * as z from 'zod/mini'

/** Why a place to drop keeps a worksheet from being given. */
export type DragDropReason = 'empty-drop'

/** What a pupil receives of a drag-drop zone beside its place: what it is and its picture, and no number (D32). */
export const publicZoneSchema = z.object({
  text: z.literal(''),
  role: z._default(z.enum(['Drag', 'Drop']), 'Drop'),
  image: z._default(z.string(), ''),
})
export type PublicDragDropZone = z.infer<typeof publicZoneSchema>
