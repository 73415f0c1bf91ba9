import type { SittingRow } from '../../sitting/state/row.ts'

/** Whether an attempt on this device has given way to another one, begun here in another tab or on another device (D22, D23). */
export const isLeft = ({ left, answered, outbox }: SittingRow): boolean =>
  left || answered?.state === 'left' || outbox.refusal === 'SITTING_LEFT'
