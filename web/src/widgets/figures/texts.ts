export const texts = {
  /** What could not be read. */
  unknownCount: '–',
} as const
