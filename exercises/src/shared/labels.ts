/** The labels in front of the options of a question (C-412, C-427). */
export type Bullet = 'character' | 'number' | 'special' | 'none'

/** The label that all options share (C-427, special characters). */
export const bulletSign = '•'

const letters = 26

/** C-607: A to Z, then AA, AB and so on; `index` counts from 0. */
export const letterOf = (index: number): string =>
  (index < letters ? '' : letterOf(Math.floor(index / letters) - 1)) + String.fromCharCode(65 + (index % letters))

/** C-438: the label of the option at `index` (from 0), '' for none. */
export const labelOf = (bullet: Bullet, index: number): string => {
  switch (bullet) {
    case 'number':
      return String(index + 1)
    case 'special':
      return bulletSign
    case 'none':
      return ''
    default:
      return letterOf(index)
  }
}
