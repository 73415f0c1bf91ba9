/** The present moment; the only place in the browser that reads the clock. */
export const now = (): Date => new Date()
