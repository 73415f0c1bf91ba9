/** Whether a mark of the scale of 10, as it is shown, is written in green; no mark is red here. */
export const isBright = (mark: number): boolean => mark >= 8
