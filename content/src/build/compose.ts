import { papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { byChance } from './chance.ts'
import { type GradeCode, gradeCodes, type Item } from './item.ts'

export const questionsPerPaper = 20
/** Papers 1 to 45 are mostly ELEMENTARY, 46 to 90 PREINTERMEDIATE, 91 to 135 INTERMEDIATE. */
const papersPerBand = papersPerClass / gradeCodes.length
/** So many questions of a paper have the level of its band before others may come. */
const ofBand = 13
/** No question stands in more papers of a class. */
const maxUses = 3
/** So many questions of a paper are asked in one way, where others are left. */
const maxOfKind = 3
/** So many questions may two papers that follow each other share. */
const maxShared = 2

/** The level that most questions of a paper have; `number` is 1 to 135. */
export const bandOf = (number: number): GradeCode =>
  gradeCodes[Math.min(gradeCodes.length - 1, Math.floor((number - 1) / papersPerBand))] ?? 'ELEMENTARY'

/** The places of a paper in their order: each takes a question of one of its kinds. */
const places: readonly (readonly string[])[] = [
  ['listen', 'listen-meaning'],
  ['picture', 'colour', 'count', 'shape', 'clock', 'place'],
  ['meaning', 'word'],
  ['frame-choice'],
  ['spelling'],
  ['odd', 'all-of', 'select'],
  ['frame-order'],
  ['picture-words', 'picture-rows', 'look-write', 'listen-number'],
  ['frame-pick', 'frame-wrong-part'],
  ['letters', 'letter-gap'],
  ['cloze', 'cloze-bank'],
  ['columns', 'opposites', 'talk-columns'],
  ['frame-form', 'frame-word-form', 'frame-gaps', 'frame-choice'],
  ['sound', 'opposite'],
  ['reply', 'talk-order'],
  ['puzzle', 'forms-present', 'forms-past', 'forms-perfect'],
  ['frame-order', 'dictation'],
  ['talk-truths', 'listening-truths', 'talk-quiz'],
  ['frame-choice', 'frame-correction'],
  [
    'reading-combined',
    'reading-quiz',
    'reading-truths',
    'reading-yes-no',
    'reading-bank',
    'listening-combined',
    'watching',
  ],
]

/** What may stand in any place where its own kinds have nothing left. */
const anywhere: readonly string[] = ['word', 'meaning', 'picture', 'cloze', 'frame-choice', 'letters', 'listen']

export type Composed = { readonly number: number; readonly items: readonly Item[] }

type Candidate = { readonly item: Item; uses: number }

type Plan = {
  /** how many papers */
  readonly papers: number
  /** the level that most questions of a paper have; `number` is from 1 */
  band(number: number): GradeCode
  /** how many places of a paper are taken already; none unless it says so */
  kept?(number: number): number
}

/**
 * Papers out of everything that a class may be asked: always the same ones for the same items and seed.
 * @throws where the items do not suffice
 */
export const compose = (items: readonly Item[], seed: string, { papers, band, kept = () => 0 }: Plan): Composed[] => {
  const byKind = Map.groupBy(
    byChance(items, seed, ({ key }) => key).map((item): Candidate => ({ item, uses: 0 })),
    ({ item: { kind } }) => kind,
  )
  const kindsOfAll = [...byKind.keys()].sort()
  const composed: Composed[] = []
  let before = new Set<Item>()

  for (let number = 1; number <= papers; number += 1) {
    const subjects = new Set<string>()
    const level = band(number)
    const open = places.slice(kept(number))
    const chosen: Item[] = []
    let shared = 0

    const asked = (kind: string): number => chosen.filter((item) => item.kind === kind).length
    const hasRoom = ({ kind }: Item): boolean => asked(kind) < maxOfKind
    /** Every kind, those first that the paper asks least. */
    const rarest = (): string[] =>
      byChance(kindsOfAll, `${seed} ${number}`, (kind) => kind).sort((one, other) => asked(one) - asked(other))

    /** The least used question of these kinds that the paper can take. */
    const min = (kinds: readonly string[], isWanted: (item: Item) => boolean): Candidate | undefined => {
      let best: Candidate | undefined
      for (const kind of kinds)
        for (const candidate of byKind.get(kind) ?? []) {
          const { item, uses } = candidate
          if (uses >= maxUses || (best !== undefined && uses >= best.uses) || !isWanted(item)) continue
          if (shared >= maxShared && before.has(item)) continue
          if (!item.subjects.some((subject) => subjects.has(subject))) best = candidate
          if (best?.uses === 0) return best
        }
      return best
    }
    const first = (kinds: readonly string[], isWanted: (item: Item) => boolean): Candidate | undefined => {
      for (const kind of kinds) {
        const candidate = min([kind], isWanted)
        if (candidate !== undefined) return candidate
      }
      return undefined
    }

    for (const [at, kinds] of open.entries()) {
      // the kinds of a place take turns from paper to paper
      const turned = kinds.map((_, step) => kinds[(step + number + at) % kinds.length] ?? '')
      const isOfLevel = ({ grade }: Item): boolean => grade === level
      const missing = ofBand - chosen.filter(isOfLevel).length
      const needsLevel = missing >= open.length - at
      const candidate =
        (missing > 0 ? first(turned, (item) => isOfLevel(item) && hasRoom(item)) : undefined) ??
        (needsLevel
          ? (first(rarest(), (item) => isOfLevel(item) && hasRoom(item)) ?? first(rarest(), isOfLevel))
          : undefined) ??
        first(turned, hasRoom) ??
        min(anywhere, hasRoom) ??
        first(rarest(), () => true)
      if (candidate === undefined) throw new Error(`nothing is left for place ${at + 1} of paper ${number} (${seed})`)
      const { item } = candidate
      candidate.uses += 1
      chosen.push(item)
      for (const subject of item.subjects) subjects.add(subject)
      if (before.has(item)) shared += 1
    }
    composed.push({ number, items: chosen })
    before = new Set(chosen)
  }
  return composed
}
