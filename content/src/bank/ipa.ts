/**
 * From the phones of the CMU Pronouncing Dictionary ('K AE1 T', words of one headword parted by '#') to IPA. The phones are
 * those of General American.
 */

const vowels: Readonly<Record<string, string>> = {
  AA: 'ɑː',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'e',
  ER: 'ɜːr',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'iː',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'uː',
}
/** Without stress some of them are weak. */
const weakVowels: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ər', IY: 'i' }

const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
}

/** The names of all phones of the dictionary. */
export const phoneNames: readonly string[] = [...Object.keys(vowels), ...Object.keys(consonants)]

/** What may begin a syllable in English before its vowel, two or three consonants long. */
const onsets = new Set(
  'B L,B R,D R,F L,F R,G L,G R,K L,K R,P L,P R,S K,S L,S M,S N,S P,S T,S W,T R,T W,TH R,SH R,K W,G W,S K R,S P R,S T R,S P L,S K W,P Y,B Y,F Y,K Y,M Y,V Y,HH Y'.split(
    ',',
  ),
)

export type Phone = { readonly name: string; readonly stress: 0 | 1 | 2 | null }

/** The phones of one word. */
export const phonesOf = (arpabet: string): Phone[] =>
  arpabet.split(' ').map((phone) => {
    const [, name = '', stress] = /^([A-Z]+)([012])?$/.exec(phone) ?? []
    return { name, stress: stress === undefined ? null : (Number(stress) as 0 | 1 | 2) }
  })

export const isVowel = ({ stress }: Phone): boolean => stress !== null

/** How many of the consonants in front of a vowel belong to its syllable: as many as may begin one. */
const onsetLength = (before: readonly Phone[], first: boolean): number => {
  if (first) return before.length
  for (const length of [3, 2])
    if (
      before.length >= length &&
      onsets.has(
        before
          .slice(-length)
          .map(({ name }) => name)
          .join(' '),
      )
    )
      return length
  const last = before.at(-1)
  return last === undefined || last.name === 'NG' ? 0 : 1
}

/** A weak ER in front of a vowel is a weak vowel and an R that begins the next syllable: ca-reer. */
const parted = (phones: readonly Phone[]): Phone[] =>
  phones.flatMap((phone, at) => {
    const next = phones[at + 1]
    return phone.name === 'ER' && phone.stress === 0 && next !== undefined && isVowel(next)
      ? [
          { name: 'AH', stress: 0 as const },
          { name: 'R', stress: null },
        ]
      : [phone]
  })

/** The N of un- belongs to it, whatever follows: un-easy. */
const endsPrefix = ([first, second, third]: readonly Phone[]): boolean =>
  first?.name === 'AH' && first.stress === 2 && second?.name === 'N' && third !== undefined && isVowel(third)

/** Whether the dictionary's second stress on the first vowel is none for us: i-, en-, un- with stress on the next one. */
const isLight = (phones: readonly Phone[], at: number, next = at): boolean =>
  phones[at]?.name === 'IH'
    ? phones[next]?.stress !== 0
    : at === 0 && ['EH', 'AH'].includes(phones[at]?.name ?? '') && phones[next]?.stress === 1

/**
 * As dictionaries for learners write a word: its main stress, and a second one only in front of that. One syllable has a
 * mark only where it alone of several words is stressed: /ˈpoʊst ɔːfɪs/.
 */
const wordInIpa = (arpabet: string, stressedAlone: boolean): string => {
  const phones = parted(phonesOf(arpabet))
  const sounding = phones.flatMap((phone, at) => (isVowel(phone) ? [at] : []))
  const main = phones.findIndex(({ stress }) => stress === 1)
  const marks = new Map<number, string>()
  for (const [count, at] of sounding.entries()) {
    const stress = phones[at]?.stress
    const before = phones.slice((sounding[count - 1] ?? -1) + 1, at)
    const start = at - (count === 1 && endsPrefix(phones) ? 0 : onsetLength(before, count === 0))
    const isSecond = stress === 2 && at < main && !(count === 0 && isLight(phones, at, sounding[1]))
    if ((sounding.length > 1 || stressedAlone) && (stress === 1 || isSecond)) marks.set(start, stress === 1 ? 'ˈ' : 'ˌ')
  }
  return phones
    .map(({ name, stress }, at) => {
      const sound = consonants[name] ?? (stress === 0 ? weakVowels[name] : undefined) ?? vowels[name]
      if (sound === undefined) throw new Error(`no sign for ${name}`)
      return (marks.get(at) ?? '') + sound
    })
    .join('')
}

/** Endings, as they are written, with the phones of their weak vowel, which the dictionary has as AH and we as IH. */
const lightEndings: readonly (readonly [spelling: RegExp, weak: RegExp])[] = [
  [/(?:age|edge|ange|enge)r?$/, /AH0(?= (?:N )?JH(?: ER0)?$)/],
  [/(?:et|it|ite|ute)(?:ball)?$/, /AH0(?= T(?: B AO2 L)?$)/],
  [/(?:[dt]ed|id)$/, /AH0(?= D$)/],
  [/(?:is|ice|ise|uce)$/, /AH0(?= S$)/],
  [/(?:ist|est)$/, /AH0(?= S T$)/],
  [/ive$/, /AH0(?= V$)/],
  [/(?:[sxz]|[cs]h)es$/, /AH0(?= Z$)/],
]
/** They end like these words and have a schwa in dictionaries for learners too. */
const heavyEndings: ReadonlySet<string> = new Set(
  'bracelet diet interest magnet portrait quiet secret toilet'.split(' '),
)

/** Names of two words that are spoken as one, with the stress on the first. */
const compounds: ReadonlySet<string> = new Set(
  [
    'air conditioning,alarm clock,bank account,board game,bus station,bus stop,car park,chat show,check-in counter',
    'check-in desk,chewing gum,credit card,department store,dining room,disc jockey,dragon fruit,driving licence',
    'fire engine,fire station,first name,frying pan,grocery store,high school,hip hop,hot dog,ice hockey,ice skating',
    'identity card,last name,lion dance,living room,mineral water,palm tree,peach blossom,pencil case,pencil sharpener',
    'petrol station,police officer,police station,post office,rice field,shop assistant,sitting room,sports centre',
    'swimming costume,swimming pool,table tennis,teddy bear,text message,tour guide,traffic light,video game',
    'washing machine,water buffalo,web page',
  ]
    .join(',')
    .split(','),
)

/**
 * The phones of a headword as dictionaries for learners have them: village ends in /ɪdʒ/, ticket in /ɪt/. The letters
 * decide, because carrot ends in the same phones and keeps its schwa.
 */
export const asLearnt = (headword: string, arpabet: string): string => {
  const written = headword.split(/[ -]/)
  const spoken = arpabet.split(' # ')
  if (written.length !== spoken.length) return arpabet
  return spoken
    .map((phones, at) => {
      const word = written[at] ?? ''
      const [, weak] = heavyEndings.has(word) ? [] : (lightEndings.find(([spelling]) => spelling.test(word)) ?? [])
      const learnt = weak === undefined ? phones : phones.replace(weak, 'IH0')
      return at > 0 && compounds.has(headword) ? learnt.replaceAll('1', '2') : learnt
    })
    .join(' # ')
}

/** A word is explained in many questions; its signs are put together once. */
const inIpa = new Map<string, string>()

/** 'K AE1 T' is /kæt/; the words of a headword are parted by a space. @throws for a phone that the dictionary does not have */
export const ipaOf = (arpabet: string): string => {
  const known = inIpa.get(arpabet)
  if (known !== undefined) return known
  const spoken = arpabet.split(' # ')
  const stressedAlone = spoken.length > 1 && spoken.filter((phones) => phones.includes('1')).length === 1
  const made = `/${spoken.map((phones) => wordInIpa(phones, stressedAlone)).join(' ')}/`
  inIpa.set(arpabet, made)
  return made
}
