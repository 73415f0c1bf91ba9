import type { DisplayStyle } from './schema.ts'

/** B-313: what is written on the two buttons; signs are drawn and have a name beside them. */
const written: Readonly<Record<DisplayStyle, readonly [yes: string, no: string]>> = {
  'true-false': ['True', 'False'],
  't-f': ['T', 'F'],
  'yes-no': ['Yes', 'No'],
  'tick-cross': ['✓', '✗'],
}

/** Words of TickTF; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  written: (style: DisplayStyle, value: boolean) => written[style][value ? 0 : 1],
  /** [new] Names of the two signs. */
  tick: 'Dấu tích',
  cross: 'Dấu chéo',
  /** [new] Below the statements while they are open (C-475). */
  marked: (count: number, of: number) => `Đã đánh dấu ${count}/${of} câu.`,
  picture: (number: number) => `Hình ${number}`,
  listen: (number: number) => `Nghe câu ${number}`,
} as const
