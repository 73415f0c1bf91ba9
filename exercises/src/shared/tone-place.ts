const tones = /[\u0300\u0301\u0303\u0309\u0323]/g

/** Vowels beside each other with their marks, in NFD, and a g that begins the word. */
const vowels = /(?:\bg)?(?:[aeiouy][\u0300-\u0323]*)+/g

/** 'giạ' and 'gịa' are two words: behind this g alone the place of the tone mark says which vowels there are. */
const twoReadings = /^gi[au][^\p{L}\p{M}]?$/u

/**
 * A text in lower case and NFC in which the tone mark of vowels beside each other stands on the last of them, wherever it
 * was put ('hòa' as 'hoà', 'qúa' as 'quá'), and behind the hat, the breve or the horn of its letter (H167). Both spellings
 * are taught, and keyboards differ. Two marks are no syllable's, and stay.
 */
export const withTonePlaced = (text: string): string =>
  text
    .normalize('NFD')
    .replace(vowels, (letters, at: number, whole: string) => {
      const marks = letters.match(tones) ?? []
      const bare = letters.replace(tones, '')
      const isLeft = marks.length !== 1 || twoReadings.test(bare + whole.charAt(at + letters.length))
      return isLeft ? letters : bare + marks[0]
    })
    .normalize('NFC')
