import { expect, test } from 'vitest'
import { withTonePlaced } from './tone-place.ts'

/** Vietnamese syllables from their parts: consonants, vowels with the place of the tone mark, final consonants. */
const onsets = 'b c ch d đ g gh gi h k kh l m n ng ngh nh p ph qu r s t th tr v x'.split(' ').concat('')
const finals = ['c', 'ch', 'm', 'n', 'ng', 'nh', 'p', 't']
/** Vowels of open syllables, and those that a final consonant follows. */
const open =
  'a ai ao au ay âu ây e eo ê êu i ia iêu iu o oa oai oay oao oe oeo oi ô ôi ơ ơi u ua uây uê ui uôi uơ uy uya uyu ư ưa ưi ưu ươi ươu y yêu'
const closed = 'a ă â e ê i iê o oa oă oe oo ô ơ u uâ uê uô uy uyê ư ươ y yê'
const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']

const letter = /\p{L}/gu
/** The places behind each letter of some vowels, where a tone may stand. */
const places = (vowels: string): number[] => [...vowels.matchAll(letter)].map(({ index }) => index + 1)

/** Every syllable as its bare letters, from where its vowels begin and how long they are. */
const rhymes = [
  ...open.split(' ').map((vowels) => [vowels, '']),
  ...closed.split(' ').flatMap((vowels) => finals.map((final) => [vowels, final])),
] as [string, string][]

const written = (onset: string, vowels: string, final: string, tone: string, at: number): string =>
  `${onset}${vowels.slice(0, at)}${tone}${vowels.slice(at)}${final}`.normalize('NFC')

/** Of these two readings the place of the mark tells which is meant. */
const twoReadings = /^gi[au]$/
/** The i of gi, written y too, and the u of qu are never written twice. */
const doubled = /^(?:gi[iy]|quu)/

test('H167 a syllable is the same wherever its tone mark stands, and no two syllables become the same', () => {
  const known = new Map<string, string>()
  let count = 0
  for (const onset of onsets)
    for (const [vowels, final] of rhymes)
      for (const tone of tones) {
        const bare = onset + vowels + final
        if (twoReadings.test(bare) || doubled.test(bare)) continue
        const forms = new Set(places(vowels).map((at) => withTonePlaced(written(onset, vowels, final, tone, at))))
        expect([...forms], `${bare} ${tone}`).toHaveLength(1)
        const [form = ''] = forms
        const syllable = `${bare} ${tone}`
        expect(known.get(form) ?? syllable, form).toBe(syllable)
        known.set(form, syllable)
        // the mark that slipped onto the u of qu and the i of gi
        if (/^(?:qu|gi)$/.test(onset) && /^[^iuy]/.test(vowels)) {
          const slipped = (onset + tone + vowels + final).normalize('NFC')
          expect(withTonePlaced(slipped), slipped).toBe(form)
        }
        count += 1
      }
  expect(count).toBeGreaterThan(30_000)
})

test('H167 words of other languages keep their marks, and marks of one letter get one order', () => {
  for (const word of ['café', 'naïve', 'exposé', 'élevé', 'görüş', 'straße', 'gịa', 'giạ'])
    expect(withTonePlaced(word)).toBe(word)
  expect(withTonePlaced('a\u0301\u0302')).toBe('ấ')
  expect(withTonePlaced('một tòa nhà')).toBe('một toà nhà')
})
