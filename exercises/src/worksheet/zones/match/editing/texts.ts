import type { MatchReason } from '../schema.ts'

const reasons: Readonly<Record<MatchReason, string>> = { 'lone-match': 'Chưa có vùng để nối với' }

/** [new] What the editor says of the ends of a match. */
export const texts = { name: 'Nối', reasons } as const
