/**
 * How long a question that has just come takes no press, in milliseconds (D62): so soon a finger means the one before, and
 * would answer what nobody has read.
 */
export const restTime = 500

/** Whether a question that came at `since` still rests; both in ms of one clock. */
export const rests = (since: number, now: number): boolean => now - since < restTime
