/** Questions about several pictures, and about drawings of our own: colours, shapes, counts, clocks, places. */
import { listenAndNumber, rows } from '../../bank/arranging.ts'
import { puzzle, wordsForPictures } from '../../bank/choosing.ts'
import { themeNames } from '../../bank/kind-names.ts'
import { calledAlso, pictureOf } from '../../bank/pictures.ts'
import { type Draft, oneChoice } from '../../bank/questions.ts'
import type { Topic } from '../../bank/topics.ts'
import { variantsOf, type Word, words } from '../../bank/words.ts'
import { lookAndWrite } from '../../bank/writing.ts'
import { paints } from '../../drawings/colours.ts'
import { byChance } from '../chance.ts'
import { commonTopics, type Effort, gradeOf, type Item } from '../item.ts'
import { bareMeaning, easeOf, groupsOf, isHeard, meanTheSame, wordsFor } from '../lexicon.ts'
import { explained, shortMeaning, tellsItself } from '../saying.ts'

type Pictured = { readonly word: string; readonly image: string }

const withPicture = (words: readonly Word[]): (Word & { image: string })[] =>
  words.flatMap((word) => {
    const image = pictureOf(word)
    return image === undefined ? [] : [{ ...word, image }]
  })

const pairsOf = (group: readonly Word[]): Pictured[] =>
  withPicture(group).map(({ headword, image }) => ({ word: headword, image }))

const nameOf = (group: readonly Word[]): string => group.map(({ headword }) => headword).join('-')
const whyAll = (group: readonly Word[]): string => `${group.map(explained).join('; ')}.`

/** The id of the sound that speaks these words in their order. */
const scriptOfWords = (group: readonly string[]): string =>
  `words-${group
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}`

type Grouped = {
  readonly kind: string
  readonly effort: Effort
  readonly size: number
  readonly fits: (word: Word) => boolean
  draft(group: readonly Word[]): Draft
}

const senseOf = (word: Word): string => `${word.pos} ${shortMeaning(word)}`
const bySense = Map.groupBy(words, senseOf)
const byPicture = Map.groupBy(words, pictureOf)

/** Whether two words mean wholly the same, in whatever topic they stand: 'phone' and 'telephone'. */
const areOne = (one: Word, other: Word): boolean => bareMeaning(one.meaning) === bareMeaning(other.meaning)

/** Everything that a pupil may write below a picture with the meaning of a word beside it, the word first. */
const writtenFor = (word: Word): string[] => {
  const own = bareMeaning(shortMeaning(word))
  const same = [...(bySense.get(senseOf(word)) ?? []), ...(byPicture.get(pictureOf(word)) ?? [])].filter(
    (other) =>
      other.pos === word.pos &&
      (other.topic === word.topic || pictureOf(other) === pictureOf(word) || areOne(word, other)) &&
      (bareMeaning(shortMeaning(other)) === own || meanTheSame(word, other)),
  )
  const all = [word.headword, ...same.map(({ headword }) => headword)]
  return [...new Set([...all, ...all.flatMap(variantsOf), ...calledAlso(word)])]
}

const isShort = ({ headword }: Word): boolean => /^[a-z]{3,8}$/.test(headword)

const groupings: readonly Grouped[] = [
  {
    kind: 'picture-words',
    effort: 1,
    size: 4,
    fits: () => true,
    draft: (group) => wordsForPictures({ pairs: pairsOf(group), why: whyAll(group) }),
  },
  {
    kind: 'picture-rows',
    effort: 1,
    size: 4,
    fits: () => true,
    draft: (group) =>
      rows({
        task: 'matchPictures',
        rows: pairsOf(group).map(({ word, image }) => ({ image, answer: word })),
        why: whyAll(group),
      }),
  },
  {
    kind: 'listen-number',
    effort: 2,
    size: 4,
    fits: isHeard,
    draft: (group) =>
      listenAndNumber({
        script: scriptOfWords(group.map(({ headword }) => headword)),
        spoken: pairsOf(group),
        why: whyAll(group),
      }),
  },
  {
    kind: 'look-write',
    effort: 3,
    size: 3,
    fits: (word) => /^[a-z]{3,10}$/.test(word.headword) && !tellsItself(word),
    draft: (group) =>
      lookAndWrite({
        pairs: withPicture(group).map((word) => ({
          word: writtenFor(word).join('|'),
          image: word.image,
          meaning: shortMeaning(word),
        })),
        why: whyAll(group),
      }),
  },
]

/** Questions about several pictures at once, of some words of a class. */
export const pictureGroupItems = (forClass: number, from: readonly Word[]): Item[] => {
  const scope = withPicture(from)
  return groupings.flatMap(({ kind, effort, size, fits, draft }) =>
    groupsOf(scope.filter(fits), size, `${kind} ${forClass}`).map((group) => ({
      key: `${forClass}/${kind}/${nameOf(group)}`,
      kind,
      grade: gradeOf(Math.max(...group.map((word) => easeOf(word, forClass))) as 1 | 2 | 3, effort),
      subjects: group.map(({ headword }) => headword),
      topics: commonTopics(group),
      draft: draft(group),
    })),
  )
}

const hiddenWords = 3

const puzzles = (forClass: number): Item[] =>
  Object.entries(themeNames).flatMap(([topic, name]) =>
    groupsOf(
      wordsFor(forClass).filter(
        (word) => word.topic === topic && word.pos === 'noun' && isShort(word) && !tellsItself(word),
      ),
      hiddenWords,
      `puzzle ${forClass}`,
    ).map((group) => ({
      key: `${forClass}/puzzle/${nameOf(group)}`,
      kind: 'puzzle',
      grade: gradeOf(Math.max(...group.map((word) => easeOf(word, forClass))) as 1 | 2 | 3, 2),
      subjects: group.map(({ headword }) => headword),
      topics: commonTopics(group),
      draft: puzzle({
        topic: name,
        hidden: group.map((word) => ({ word: word.headword, clue: shortMeaning(word) })),
        why: whyAll(group),
      }),
    })),
  )

type Choice = {
  readonly key: string
  readonly kind: string
  readonly ease: 1 | 2 | 3
  readonly topic: Topic
  readonly effort: Effort
  readonly draft: Draft
}

const item = (forClass: number, { key, kind, ease, topic, effort, draft }: Choice): Item => ({
  key: `${forClass}/${kind}/${key}`,
  kind,
  grade: gradeOf(ease, effort),
  subjects: [`${kind} ${key}`],
  topics: [topic],
  draft,
})

const colourMeanings: Readonly<Record<keyof typeof paints, string>> = {
  red: 'màu đỏ',
  blue: 'màu xanh da trời',
  green: 'màu xanh lá cây',
  yellow: 'màu vàng',
  orange: 'màu cam',
  purple: 'màu tím',
  pink: 'màu hồng',
  brown: 'màu nâu',
  black: 'màu đen',
  white: 'màu trắng',
  grey: 'màu xám',
}

const shapeMeanings = {
  circle: 'hình tròn',
  square: 'hình vuông',
  triangle: 'hình tam giác',
  rectangle: 'hình chữ nhật',
  oval: 'hình bầu dục',
  star: 'hình ngôi sao',
  heart: 'hình trái tim',
  diamond: 'hình thoi',
} as const

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

const placeMeanings = {
  in: 'ở trong',
  on: 'ở trên',
  under: 'ở dưới',
  behind: 'ở đằng sau',
  'in front of': 'ở đằng trước',
  'next to': 'ở bên cạnh',
  between: 'ở giữa',
} as const
/** What the ball is near, where it is no box. */
const placeThings: Readonly<Record<string, readonly [english: string, vietnamese: string]>> = {
  under: ['table', 'cái bàn'],
  between: ['two boxes', 'hai cái hộp'],
}

/** Others of a list beside one of them, in an order of chance. */
const others = <Name extends string>(from: readonly Name[], one: Name, count: number, seed: string): Name[] =>
  byChance(
    from.filter((name) => name !== one),
    `${seed} ${one}`,
    (name) => name,
  ).slice(0, count)

const lowerClasses = 3

const drawn = (forClass: number): Item[] => {
  const ease = forClass === 1 ? 2 : 1
  const colourNames = Object.keys(paints) as (keyof typeof paints)[]
  const shapeNames = Object.keys(shapeMeanings) as (keyof typeof shapeMeanings)[]
  const colours = colourNames.map((right) => {
    const wrong = others(colourNames, right, 3, `colour ${forClass}`)
    return item(forClass, {
      key: right,
      kind: 'colour',
      topic: 'colours',
      ease,
      effort: 1,
      draft: oneChoice({
        task: 'picture',
        ask: 'What colour is it?',
        picture: `/pictures/colours/${right}.svg`,
        right: `It’s ${right}.`,
        wrong: wrong.map((name) => `It’s ${name}.`),
        why: `Bút sáp này ${colourMeanings[right]}: ${right}. Còn ${wrong.map((name) => `${name} là ${colourMeanings[name]}`).join(', ')}.`,
      }),
    })
  })
  const shapes = shapeNames.map((right) => {
    const wrong = others(shapeNames, right, 3, `shape ${forClass}`)
    return item(forClass, {
      key: right,
      kind: 'shape',
      topic: 'shapes',
      ease,
      effort: 1,
      draft: oneChoice({
        task: 'picture',
        ask: 'What shape is it?',
        picture: `/pictures/shapes/${right}.svg`,
        right,
        wrong,
        why: `Đây là ${shapeMeanings[right]}: ${right}. Còn ${wrong.map((name) => `${name} là ${shapeMeanings[name]}`).join(', ')}.`,
      }),
    })
  })
  const counts = numberWords.map((right, before) => {
    const close = [before - 2, before - 1, before + 1, before + 2, before + 3].flatMap((at) => numberWords[at] ?? [])
    const wrong = others([...new Set(close)], right, 3, `count ${forClass}`)
    return item(forClass, {
      key: right,
      kind: 'count',
      topic: 'numbers',
      ease: before < 10 ? ease : 2,
      effort: 1,
      draft: oneChoice({
        task: 'count',
        ask: 'How many balls are there?',
        picture: `/pictures/counts/${before + 1}.svg`,
        right,
        wrong,
        why: `Có ${before + 1} quả bóng: ${right}. Còn ${wrong.map((name) => `${name} là ${numberWords.indexOf(name) + 1}`).join(', ')}.`,
      }),
    })
  })
  return forClass > lowerClasses ? [] : [...colours, ...shapes, ...counts]
}

const where = (forClass: number): Item[] =>
  (Object.keys(placeMeanings) as (keyof typeof placeMeanings)[]).map((right) => {
    const wrong = others(Object.keys(placeMeanings) as (keyof typeof placeMeanings)[], right, 6, `place ${forClass}`)
    // what is behind a box or in front of it, a child may call next to it
    const beside = right === 'behind' || right === 'in front of'
    const fair = wrong.filter((name) => !(beside && name === 'next to')).slice(0, 3)
    const [thing, inVietnamese] = placeThings[right] ?? ['box', 'cái hộp']
    return item(forClass, {
      key: right.replaceAll(' ', '-'),
      kind: 'place',
      topic: 'places',
      ease: forClass < 3 ? 2 : 1,
      effort: 1,
      draft: oneChoice({
        task: 'place',
        ask: `The ball is ___ the ${thing}.`,
        picture: `/pictures/places/${right.replaceAll(' ', '-')}.svg`,
        right,
        wrong: fair,
        why: `Quả bóng ${placeMeanings[right]} ${inVietnamese}: ${right}. Còn ${fair.map((name) => `${name} nghĩa là ${placeMeanings[name]}`).join(', ')}.`,
      }),
    })
  })

/** The hour after twelve is one. */
const hourAfter = (hour: number): number => (hour % 12) + 1

const timeInWords = (hour: number, minute: number): string => {
  const name = numberWords[hour - 1] ?? ''
  if (minute === 0) return `It’s ${name} o’clock.`
  if (minute === 30) return `It’s half past ${name}.`
  return minute === 15 ? `It’s a quarter past ${name}.` : `It’s a quarter to ${numberWords[hourAfter(hour) - 1]}.`
}

const timeInVietnamese = (hour: number, minute: number): string =>
  minute === 0
    ? `${hour} giờ đúng`
    : minute === 30
      ? `${hour} giờ rưỡi`
      : minute === 15
        ? `${hour} giờ 15 phút`
        : `${hourAfter(hour)} giờ kém 15 phút`

/** How the hands of a clock stand, as a pupil is taught to read them. */
const handsAt = (hour: number, minute: number): string =>
  minute === 0
    ? `Kim ngắn chỉ đúng số ${hour}, kim dài chỉ số 12`
    : minute === 15
      ? `Kim ngắn mới qua số ${hour}, kim dài chỉ số 3`
      : minute === 30
        ? `Kim ngắn ở giữa số ${hour} và số ${hourAfter(hour)}, kim dài chỉ số 6`
        : `Kim ngắn sắp đến số ${hourAfter(hour)}, kim dài chỉ số 9`

/** Full hours from class 2, half hours from class 3, quarters from class 4. */
const minutesFor = (forClass: number): readonly number[] =>
  forClass < 2 ? [] : forClass === 2 ? [0] : forClass === 3 ? [0, 30] : [0, 15, 30, 45]

const clock = (forClass: number): Item[] =>
  minutesFor(forClass).flatMap((minute) =>
    Array.from({ length: 12 }, (_, before) => before + 1).map((hour) => {
      const [later, earlier] = [hourAfter(hour), ((hour + 10) % 12) + 1]
      const isQuarter = minute === 15 || minute === 45
      const close: readonly (readonly [number, number])[] = [
        [later, minute],
        [earlier, minute],
        // past and to are taken for one another
        [hour, isQuarter ? 60 - minute : 30 - minute],
      ]
      // a short hand just behind the 6 on its way to the 7 is easily read as a quarter to six
      const nearest = minute === 45 ? earlier : later
      return item(forClass, {
        key: `${hour}-${minute}`,
        kind: 'clock',
        topic: 'time',
        ease: minute === 0 ? 1 : minute === 30 ? 2 : 3,
        effort: 1,
        draft: oneChoice({
          task: 'clock',
          ask: 'What time is it?',
          picture: `/pictures/clocks/${hour}-${String(minute).padStart(2, '0')}.svg`,
          right: timeInWords(hour, minute),
          wrong: close.map(([otherHour, otherMinute]) => timeInWords(otherHour, otherMinute)),
          why: `${handsAt(hour, minute)}, nên đồng hồ chỉ ${timeInVietnamese(hour, minute)}. Còn “${timeInWords(nearest, minute)}” là ${timeInVietnamese(nearest, minute)}.`,
        }),
      })
    }),
  )

/** Whoever is older tells the time and the place of a ball without thinking. */
const lastDrawnClass = 5

export const pictureItems = (forClass: number): Item[] => [
  ...pictureGroupItems(forClass, wordsFor(forClass)),
  ...puzzles(forClass),
  ...drawn(forClass),
  ...(forClass > lastDrawnClass ? [] : [...where(forClass), ...clock(forClass)]),
]
