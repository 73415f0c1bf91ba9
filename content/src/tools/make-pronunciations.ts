/**
 * Looks up every headword in an unpacked cmu-pronouncing-dictionary and writes words/pronunciations.tsv:
 * `node content/src/tools/make-pronunciations.ts FOLDER_OF_THE_PACKAGE`. Needed only when headwords are added.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asLearnt } from '../bank/ipa.ts'
import { words } from '../bank/words.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder holds the unpacked cmu-pronouncing-dictionary?')
const dictionary = new Map(
  [...readFileSync(join(folder, 'index.js'), 'utf8').matchAll(/^ {2}(?:"([^"]+)"|(\w+)): "([^"]+)"/gm)].map(
    ([, quoted, bare, phones = '']): [string, string] => [quoted ?? bare ?? '', phones],
  ),
)

/** Words that the dictionary does not have, has in another sense first, or writes in another way. */
const own: Readonly<Record<string, string>> = {
  'ao dai': 'AW1 # Z AY1',
  durian: 'D UH1 R IY0 AH0 N',
  jackfruit: 'JH AE1 K F R UW2 T',
  lychee: 'L AY1 CH IY0',
  mooncake: 'M UW1 N K EY2 K',
  'pencil sharpener': 'P EH1 N S AH0 L # SH AA1 R P AH0 N ER0',
  pomelo: 'P AA1 M AH0 L OW2',
  sandcastle: 'S AE1 N D K AE2 S AH0 L',
  schoolbag: 'S K UW1 L B AE2 G',
  'ID card': 'AY2 D IY1 # K AA1 R D',
  read: 'R IY1 D',
  live: 'L IH1 V',
  lead: 'L IY1 D',
  wind: 'W IH1 N D',
  tear: 'T IH1 R',
  'MP3 player': 'EH2 M P IY2 TH R IY1 # P L EY1 ER0',
  aeroplane: 'EH1 R AH0 P L EY2 N',
  antonym: 'AE1 N T AH0 N IH2 M',
  café: 'K AE0 F EY1',
  cashpoint: 'K AE1 SH P OY2 N T',
  chilli: 'CH IH1 L IY0',
  civilisation: 'S IH2 V AH0 L AH0 Z EY1 SH AH0 N',
  colourful: 'K AH1 L ER0 F AH0 L',
  courgette: 'K UH0 R ZH EH1 T',
  criticise: 'K R IH1 T AH0 S AY2 Z',
  duvet: 'D UW0 V EY1',
  flavour: 'F L EY1 V ER0',
  footballer: 'F UH1 T B AO2 L ER0',
  hairdryer: 'HH EH1 R D R AY2 ER0',
  headteacher: 'HH EH2 D T IY1 CH ER0',
  jewellery: 'JH UW1 AH0 L R IY0',
  litre: 'L IY1 T ER0',
  maths: 'M AE1 TH S',
  memorise: 'M EH1 M ER0 AY2 Z',
  motorway: 'M OW1 T ER0 W EY2',
  omelette: 'AA1 M L AH0 T',
  organise: 'AO1 R G AH0 N AY2 Z',
  organised: 'AO1 R G AH0 N AY2 Z D',
  penfriend: 'P EH1 N F R EH2 N D',
  snowboarding: 'S N OW1 B AO2 R D IH0 NG',
  stomachache: 'S T AH1 M AH0 K EY2 K',
  toothache: 'T UW1 TH EY2 K',
  yoghurt: 'Y OW1 G ER0 T',
  IT: 'AY2 T IY1',
  // the dictionary gives these two main stresses
  DJ: 'D IY1 JH EY2',
  OK: 'OW2 K EY1',
  PC: 'P IY2 S IY1',
  TV: 'T IY2 V IY1',
  'p.m.': 'P IY2 EH1 M',
  baseball: 'B EY1 S B AO2 L',
  downstairs: 'D AW2 N S T EH1 R Z',
  downtown: 'D AW2 N T AW1 N',
  engineer: 'EH2 N JH AH0 N IH1 R',
  engineering: 'EH2 N JH AH0 N IH1 R IH0 NG',
  everyday: 'EH1 V R IY0 D EY2',
  fourteen: 'F AO2 R T IY1 N',
  lemonade: 'L EH2 M AH0 N EY1 D',
  lifelong: 'L AY1 F L AO2 NG',
  nineteen: 'N AY2 N T IY1 N',
  outside: 'AW2 T S AY1 D',
  overseas: 'OW2 V ER0 S IY1 Z',
  seventeen: 'S EH2 V AH0 N T IY1 N',
  sightseeing: 'S AY1 T S IY2 IH0 NG',
  thirteen: 'TH ER2 T IY1 N',
  worldwide: 'W ER2 L D W AY1 D',
  // the dictionary has these in another part of speech, or with another vowel or stress, than they are taught
  accent: 'AE1 K S EH2 N T',
  arithmetic: 'AH0 R IH1 TH M AH0 T IH0 K',
  bow: 'B OW1',
  combine: 'K AH0 M B AY1 N',
  overcome: 'OW2 V ER0 K AH1 M',
  impact: 'IH1 M P AE2 K T',
  discount: 'D IH1 S K AW2 N T',
  perfume: 'P ER1 F Y UW2 M',
  perfect: 'P ER1 F IH0 K T',
  subject: 'S AH1 B JH EH0 K T',
  survey: 'S ER1 V EY2',
  separate: 'S EH1 P ER0 AH0 T',
  estimate: 'EH1 S T AH0 M EY2 T',
  essay: 'EH1 S EY2',
  email: 'IY1 M EY2 L',
  preschool: 'P R IY1 S K UW2 L',
  costume: 'K AA1 S T UW2 M',
  petrol: 'P EH1 T R AH0 L',
  thirty: 'TH ER1 T IY0',
  kilometre: 'K IH0 L AA1 M AH0 T ER0',
  bathtub: 'B AE1 TH T AH2 B',
  toothbrush: 'T UW1 TH B R AH2 SH',
  nobody: 'N OW1 B AA2 D IY0',
  liberty: 'L IH1 B ER0 T IY0',
  company: 'K AH1 M P AH0 N IY0',
  ability: 'AH0 B IH1 L AH0 T IY0',
  probably: 'P R AA1 B AH0 B L IY0',
  library: 'L AY1 B R EH2 R IY0',
  pony: 'P OW1 N IY0',
  identity: 'AY0 D EH1 N T IH0 T IY0',
  aerobics: 'EH0 R OW1 B IH0 K S',
  disagree: 'D IH2 S AH0 G R IY1',
  violin: 'V AY2 AH0 L IH1 N',
  cycling: 'S AY1 K L IH0 NG',
  kilo: 'K IY1 L OW2',
  umbrella: 'AH2 M B R EH1 L AH0',
  uncertain: 'AH2 N S ER1 T AH0 N',
  uncomfortable: 'AH2 N K AH1 M F ER0 T AH0 B AH0 L',
  uneasy: 'AH2 N IY1 Z IY0',
  unfair: 'AH2 N F EH1 R',
  unfortunately: 'AH2 N F AO1 R CH AH0 N AH0 T L IY0',
  unhappy: 'AH2 N HH AE1 P IY0',
  unhealthy: 'AH2 N HH EH1 L TH IY0',
  unimportant: 'AH2 N IH0 M P AO1 R T AH0 N T',
  unknown: 'AH2 N N OW1 N',
  unlike: 'AH2 N L AY1 K',
  unnecessary: 'AH2 N N EH1 S AH0 S EH2 R IY0',
  unpleasant: 'AH2 N P L EH1 Z AH0 N T',
  unusual: 'AH2 N Y UW1 ZH AH0 W AH0 L',
  upset: 'AH2 P S EH1 T',
  upstairs: 'AH2 P S T EH1 R Z',
  raw: 'R AO1',
  August: 'AO1 G AH0 S T',
  audience: 'AO1 D IY0 AH0 N S',
  audio: 'AO1 D IY0 OW2',
  awful: 'AO1 F AH0 L',
  cause: 'K AO1 Z',
  chalk: 'CH AO1 K',
  cost: 'K AO1 S T',
  coffee: 'K AO1 F IY0',
  soft: 'S AO1 F T',
  poor: 'P UH1 R',
  ear: 'IH1 R',
  hear: 'HH IH1 R',
  hers: 'HH ER1 Z',
  yours: 'Y AO1 R Z',
  record: 'R IH0 K AO1 R D',
  replace: 'R IH0 P L EY1 S',
  review: 'R IH0 V Y UW1',
  whatever: 'W AH0 T EH1 V ER0',
}

/** Words that sound otherwise in each of their parts of speech. */
const byPart: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  close: { adjective: 'K L OW1 S', verb: 'K L OW1 Z' },
  graduate: { noun: 'G R AE1 JH AH0 W AH0 T', verb: 'G R AE1 JH AH0 W EY2 T' },
  use: { noun: 'Y UW1 S', verb: 'Y UW1 Z' },
}

const spoken = (word: string): string | undefined =>
  own[word] ?? dictionary.get(word.toLowerCase().replaceAll('’', "'"))

const lines: string[] = []
const missing: string[] = []
for (const headword of [...new Set(words.map((word) => word.headword))].sort()) {
  const senses = byPart[headword]
  if (senses !== undefined) {
    lines.push(...Object.entries(senses).map(([pos, phones]) => `${headword}\t${phones}\t${pos}`))
    continue
  }
  const whole = own[headword]
  const parts = whole === undefined ? headword.split(/[ -]/).map(spoken) : [whole]
  if (parts.includes(undefined)) missing.push(headword)
  else lines.push(`${headword}\t${asLearnt(headword, parts.join(' # '))}`)
}
if (missing.length > 0) process.stderr.write(`no pronunciation: ${missing.join(', ')}\n`)
writeFileSync(
  join(import.meta.dirname, '../../words/pronunciations.tsv'),
  `headword\tphones\tpos\n${lines.join('\n')}\n`,
)
