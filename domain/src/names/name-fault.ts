/** Longest full name of a person, in letters. */
export const MAX_NAME_LETTERS = 100

export type NameFault = 'missing' | 'tooLong' | 'digits' | 'signs'

/** What keeps a name, as `cleanText` writes it, from being that of a person; null for one that may be. */
export const nameFault = (name: string): NameFault | null => {
  if (name === '') return 'missing'
  if (name.length > MAX_NAME_LETTERS) return 'tooLong'
  if (/\d/.test(name)) return 'digits'
  // dots and marks alone call nobody
  return /^[\p{L}\p{M}'’ .-]+$/u.test(name) && /\p{L}/u.test(name) ? null : 'signs'
}
