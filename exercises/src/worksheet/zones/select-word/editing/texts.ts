import type { SelectWordReason } from '../schema.ts'

const reasons: Readonly<Record<SelectWordReason, string>> = { 'only-word': 'Nhóm chỉ có một từ để chọn' }

/** [new] What the editor says of the words to pick. */
export const texts = { name: 'Chọn từ', reasons } as const
