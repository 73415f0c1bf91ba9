import type { ListenReason } from '../schema.ts'

const reasons: Readonly<Record<ListenReason, string>> = { 'no-sound': 'Chưa có âm thanh' }

/** [new] What the editor says of the sounds. */
export const texts = { name: 'Nghe', reasons } as const
