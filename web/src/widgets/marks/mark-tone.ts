export type MarkTone = 'good' | 'low'

/** From this mark on, on the scale of 10, a mark is shown as a success (B-263, B-264). */
const goodFrom = 5

/** Which of the two colours a mark of 0 to 10 has: below 5 danger, else success (B-263, B-264). */
export const markTone = (mark: number): MarkTone => (mark < goodFrom ? 'low' : 'good')
