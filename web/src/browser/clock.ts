/** The present moment; the only place in the browser that reads the clock. */
export const now = (): Date => new Date()

/** Both clocks of a page in milliseconds: the device's date, and one that no change of the date touches. */
export const readings = (): { wall: number; steady: number } => ({ wall: now().getTime(), steady: performance.now() })
