/** Headwords whose letters another word has too, in another sound. */
const own: Readonly<Record<string, string>> = { IT: 'i-t' }

/** The name of the file that speaks a word: small letters, digits and hyphens. */
export const soundName = (word: string): string =>
  own[word] ??
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 '’.-]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The address of the sound of a word. Every headword of the bank has one. */
export const soundOf = (word: string): string => `/sounds/words/${soundName(word)}.mp3`

/** The address of the sound of a dialogue or another script, by its id. */
export const scriptSoundOf = (id: string): string => `/sounds/scripts/${id}.mp3`
