/** Fewest characters of a password, in every form (A-202, A-439, D15). */
export const PASSWORD_MIN_LENGTH = 6

/** Most characters of a typed password where it travels or is hashed: longer ones are no passwords (D15, H103). */
export const PASSWORD_MAX_LENGTH = 256

/** Whether a typed password has enough characters, as people count them in code points. */
export const isLongEnough = (password: string): boolean => [...password].length >= PASSWORD_MIN_LENGTH

/** What a call that carries a hashed password accepts: SHA-1 as 40 hexadecimal characters in lower case. */
export const isPasswordHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{40}$/.test(value)

/**
 * The text whose SHA-1 is taken, in the browser and on the server: NFC, so that a password with Vietnamese letters is the
 * same on every keyboard. Blanks are part of a password and stay.
 */
export const passwordForHash = (password: string): string => password.toWellFormed().normalize('NFC')
