/** Questions about what words have in common: a topic, or a sound. */
import { multipleChoice, oddSound, selectIn } from '../../bank/choosing.ts'
import { type Article, ofKinds } from '../../bank/facts.ts'
import { ipaOf, isVowel, phonesOf } from '../../bank/ipa.ts'
import { kindNames } from '../../bank/kind-names.ts'
import { pictureOf } from '../../bank/pictures.ts'
import { oneChoice } from '../../bank/questions.ts'
import { pronunciationOf, type Word } from '../../bank/words.ts'
import { byChance } from '../chance.ts'
import { commonTopics, gradeOf, type Item } from '../item.ts'
import { areFar, couldBe, easeOf, groupsOf, isHeard, wordsFor } from '../lexicon.ts'
import { explained, shortMeaning } from '../saying.ts'

const kinds = Object.keys(kindNames) as (keyof typeof kindNames)[]
type Kind = (typeof kinds)[number]

const articles: ReadonlyMap<string, Article> = new Map(
  ofKinds.map(({ kind, headword, article }) => [`${kind} ${headword}`, article]),
)

const ofKind = (scope: readonly Word[], kind: Kind): Word[] =>
  scope.filter(({ headword, topic, pos }) => topic === kind && pos === 'noun' && articles.has(`${kind} ${headword}`))

const maxEase = (group: readonly Word[], forClass: number): 1 | 2 | 3 =>
  Math.max(...group.map((word) => easeOf(word, forClass))) as 1 | 2 | 3

type Pair = {
  readonly kind: Kind
  readonly own: readonly Word[]
  readonly far: Kind
  readonly others: readonly Word[]
}

/** The first words of a list that cannot be taken for each other or for one of `beside`. */
const apart = (list: readonly Word[], count: number, beside: readonly Word[]): Word[] => {
  const chosen: Word[] = []
  for (const word of list) {
    if (chosen.length === count) break
    if (![...beside, ...chosen].some((one) => couldBe(one, word))) chosen.push(word)
  }
  return chosen
}

const groupsOfKind = 3

/** Groups of words of one kind, each beside words of a kind that lies far from it. */
const pairs = (
  forClass: number,
  ownCount: number,
  farCount: number,
  seed: string,
  fits: (word: Word) => boolean = () => true,
): Pair[] => {
  const scope = wordsFor(forClass)
  const byKind = new Map(kinds.map((kind) => [kind, ofKind(scope, kind).filter(fits)]))
  return kinds.flatMap((kind) =>
    kinds
      .filter((far) => areFar(kind, far))
      .flatMap((far) => {
        const others = byChance(byKind.get(far) ?? [], `${seed} ${forClass} ${kind}`, ({ headword }) => headword)
        return groupsOf(byKind.get(kind) ?? [], ownCount, `${seed} ${forClass} ${far}`)
          .slice(0, groupsOfKind)
          .flatMap((own, at) => {
            const chosen = apart(others.slice(at * farCount), farCount, own)
            return chosen.length === farCount ? [{ kind, own, far, others: chosen }] : []
          })
      }),
  )
}

const named = (words: readonly Word[]): string => words.map(({ headword }) => headword).join('-')

const odd = (forClass: number): Item[] =>
  pairs(forClass, 3, 1, 'odd').map(({ kind, own, far, others }) => {
    const [right] = others
    if (right === undefined) throw new Error('no odd word')
    return {
      key: `${forClass}/odd/${named(own)}-${right.headword}`,
      kind: 'odd',
      grade: gradeOf(maxEase([...own, right], forClass), 1),
      subjects: [...own, right].map(({ headword }) => headword),
      topics: commonTopics(own),
      draft: oneChoice({
        task: 'odd',
        right: right.headword,
        wrong: own.map(({ headword }) => headword),
        why: `${right.headword} (${shortMeaning(right)}) chỉ ${kindNames[far]}; ${own.map((word) => `${word.headword} (${shortMeaning(word)})`).join(', ')} đều chỉ ${kindNames[kind]}.`,
      }),
    }
  })

/** How many of the four words are of the kind that is asked for. */
const rightCounts = [1, 2, 3] as const
const wordsInAll = 4

const all = (forClass: number): Item[] =>
  rightCounts.flatMap((count) =>
    pairs(forClass, count, wordsInAll - count, `all ${count}`).map(({ kind, own, far, others }) => ({
      key: `${forClass}/all-of/${named(own)}-${named(others)}`,
      kind: 'all-of',
      grade: gradeOf(maxEase([...own, ...others], forClass), 2),
      subjects: [...own, ...others].map(({ headword }) => headword),
      topics: commonTopics(own),
      draft: multipleChoice({
        // where one is right, one can be chosen (C-491)
        ...(count === 1
          ? { task: 'choose' as const, ask: `Từ nào chỉ ${kindNames[kind]}?` }
          : { ask: `Những từ nào chỉ ${kindNames[kind]}?` }),
        right: own.map(({ headword }) => headword),
        wrong: others.map(({ headword }) => headword),
        why: `Chỉ ${kindNames[kind]}: ${own.map(explained).join('; ')}. Còn ${others.map((word) => `${word.headword} (${shortMeaning(word)})`).join(', ')} chỉ ${kindNames[far]}.`,
      }),
    })),
  )

/** Sentences that name what is in a picture, with their Vietnamese; the names take the place of the bar. */
const scenes = [
  ['In the picture I can see | and ___.', 'Trong tranh tớ nhìn thấy'],
  ['There are pictures of | and ___ on the wall.', 'Trên tường có tranh vẽ'],
  ['Mai’s book has pictures of | and ___.', 'Trong sách của Mai có tranh vẽ'],
  ['Lan is drawing | and ___.', 'Lan đang vẽ'],
  ['Nam has stickers of | and ___.', 'Nam có nhãn dán hình'],
] as const

/** What a scene itself names, by kind: there it would be one of the words that are asked for. */
const namedInScenes: Partial<Record<Kind, readonly string[]>> = {
  classroom: ['book', 'picture', 'sticker'],
  house: ['wall', 'picture'],
}

const scenesFor = (kind: Kind): (typeof scenes)[number][] =>
  scenes.filter(([text]) => !namedInScenes[kind]?.some((thing) => text.includes(thing)))

const articleOf = ({ topic, headword }: Word): Article => articles.get(`${topic} ${headword}`) ?? null

const select = (forClass: number): Item[] =>
  pairs(forClass, 2, 2, 'select', (word) => articleOf(word) !== null && pictureOf(word) !== undefined).map(
    ({ kind, own, others }, at) => {
      const fitting = scenesFor(kind)
      const [scene, meaning] = fitting[at % fitting.length] ?? scenes[0]
      const order = byChance([...own, ...others], `scene ${forClass}`, ({ headword }) => headword)
      const things = order.map((word) => `${articleOf(word)} ${word.headword}`)
      const meanings = order.map(shortMeaning)
      return {
        key: `${forClass}/select/${named(own)}-${named(others)}`,
        kind: 'select',
        grade: gradeOf(maxEase([...own, ...others], forClass), 1),
        subjects: order.map(({ headword }) => headword),
        topics: commonTopics(own),
        draft: selectIn({
          topic: kindNames[kind],
          text: scene.replace('|', things.slice(0, -1).join(', ')).replace('___', things.at(-1) ?? ''),
          right: own.map(({ headword }) => headword),
          why: `${own.map(explained).join('; ')}. Cả câu: ${meaning} ${meanings.slice(0, -1).join(', ')} và ${meanings.at(-1)}. Các từ ${others.map(({ headword }) => headword).join(', ')} không chỉ ${kindNames[kind]}.`,
        }),
      }
    },
  )

/** Vowels that British and American English speak alike in words of one syllable, by the letters that write them. */
const sure: ReadonlySet<string> = new Set(['IY', 'IH', 'EH', 'EY', 'AY', 'OW', 'UW', 'UH', 'AW', 'OY', 'AH'])
/** Letters that write one vowel together, the longer ones first. */
const letterGroups = /(?:eigh|augh|ough|igh|iew|ee|ea|ew|eu|oo|ou|ow|oi|oy|oa|ai|ay|au|aw|ie|ei|ey|ue|ui|[aeiouy])/g
/** Words whose vowel dictionaries give in more than one way. */
const unsure: ReadonlySet<string> = new Set(['pho'])

type Sounding = { readonly word: Word; readonly letters: string; readonly vowel: string; readonly shown: string }

/** The one vowel of a word of one syllable, with the letters that write it; undefined for every other word. */
const soundingOf = (word: Word): Sounding | undefined => {
  const phones = pronunciationOf(word)
  if (phones === undefined || !isHeard(word) || unsure.has(word.headword) || !/^[a-z]{3,7}$/.test(word.headword))
    return undefined
  const voiced = phonesOf(phones)
  const vowels = voiced.filter(isVowel)
  const [vowel] = vowels
  if (vowel === undefined || vowels.length !== 1 || !sure.has(vowel.name)) return undefined
  // before r the two countries part ways
  if (voiced[voiced.indexOf(vowel) + 1]?.name === 'R') return undefined
  const body = word.headword.replace(/e$/, (end) => (/[aeiou][a-z]+e$/.test(word.headword) ? '' : end))
  const groups = [...body.matchAll(letterGroups)].filter(
    ([letters], at) => !(letters === 'y' && at === 0 && body.startsWith('y')),
  )
  const [group] = groups
  if (group === undefined || groups.length !== 1 || /qu|gu/.test(body)) return undefined
  const [letters] = group
  const { index } = group
  return {
    word,
    letters,
    vowel: vowel.name,
    // a tag, because a mark such as <u> would be one
    shown: `${word.headword.slice(0, index)}<u>${letters}</u>${word.headword.slice(index + letters.length)}`,
  }
}

const sounds = (forClass: number): Item[] => {
  const scope = [...new Map(wordsFor(Math.max(forClass, 2)).map((word) => [word.headword, word])).values()]
  const known = scope.flatMap((word) => soundingOf(word) ?? [])
  const byLetters = Map.groupBy(known, ({ letters }) => letters)
  return [...byLetters].flatMap(([letters, all]) => {
    const byVowel = [...Map.groupBy(all, ({ vowel }) => vowel)]
    return byVowel.flatMap(([vowel, same]) =>
      byVowel
        .filter(([other]) => other !== vowel)
        .flatMap(([other, different]) => {
          const alike = byChance(same, `sound ${forClass} ${other}`, ({ word }) => word.headword)
          return byChance(different, `sound ${forClass}`, ({ word }) => word.headword)
            .slice(0, 4)
            .flatMap((right, at) => {
              const three = alike.slice(at * 3, at * 3 + 3)
              if (three.length < 3) return []
              const heard = (one: Sounding): string => explained(one.word).split(':')[0] ?? ''
              return [
                {
                  key: `${forClass}/sound/${letters}/${right.word.headword}-${three.map(({ word }) => word.headword).join('-')}`,
                  kind: 'sound',
                  grade: gradeOf(
                    maxEase(
                      [right, ...three].map(({ word }) => word),
                      forClass,
                    ),
                    2,
                  ),
                  subjects: [right, ...three].map(({ word }) => word.headword),
                  topics: commonTopics([right, ...three].map(({ word }) => word)),
                  draft: oddSound({
                    right: right.shown,
                    wrong: three.map(({ shown }) => shown),
                    why: `Phần gạch chân “${letters}” trong ${heard(right)} đọc là ${ipaOf(`${other}1`)}, còn trong ${three.map(heard).join(', ')} đọc là ${ipaOf(`${vowel}1`)}.`,
                  }),
                },
              ]
            })
        }),
    )
  })
}

export const groupItems = (forClass: number): Item[] => [
  ...odd(forClass),
  ...all(forClass),
  ...select(forClass),
  ...sounds(forClass),
]
