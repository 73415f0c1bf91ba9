import type { DragDropReason } from '../schema.ts'

const reasons: Readonly<Record<DragDropReason, string>> = { 'empty-drop': 'Chưa có thẻ để kéo vào' }

/** [new] What the editor says of the tiles and their places. */
export const texts = { name: 'Kéo thả', reasons } as const
