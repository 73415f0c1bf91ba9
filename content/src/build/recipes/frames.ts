/** Questions out of the sentence frames of a class. */

import { pickWord, wrongPart } from '../../bank/choosing.ts'
import { type Ease, type FilledFrame, filled } from '../../bank/frame.ts'
import { type Draft, oneChoice, rightForm, sentence } from '../../bank/questions.ts'
import { words } from '../../bank/words.ts'
import { correction, wordForm, wordGaps } from '../../bank/writing.ts'
import { framesOf } from '../../frames/all.ts'
import { byChance } from '../chance.ts'
import { commonTopics, type Effort, gradeOf, type Item } from '../item.ts'
import { holds } from '../saying.ts'

type Asking = {
  readonly kind: string
  readonly effort: Effort
  draft(frame: FilledFrame): Draft | undefined
}

const complete = ({ text, right }: FilledFrame): string =>
  text.replace('___', text.startsWith('___') ? capital(right) : right)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const wholeWhy = (frame: FilledFrame): string => `${frame.why} Cả câu: ${frame.meaning}`

/** The wrong choices, those first that the explanation speaks of. */
const named = ({ wrong, why }: FilledFrame): string[] => {
  const isNamed = (one: string): boolean => holds(why, one)
  return [...wrong.filter(isNamed), ...wrong.filter((one) => !isNamed(one))]
}

/** Why the sentence is so: an explanation without what it says of wrong choices alone, where none are given. */
const whyRight = ({ why, wrong, right }: FilledFrame, whole: string): string =>
  why
    .split(/(?<=[.!?]”?)\s+/)
    .filter((says) => holds(says, right) || !wrong.some((one) => holds(says, one) && !holds(whole, one)))
    .join(' ')

const isWord = (text: string): boolean => /^[A-Za-z’-]+$/.test(text)
const wordsIn = (text: string): string[] => text.split(' ')
const fewestPieces = 4
const mostPieces = 10

/** What may be underlined beside the wrong part: names of things and of how they are, which decide nothing in a sentence. */
const things: ReadonlySet<string> = new Set(
  [...Map.groupBy(words, ({ headword }) => headword.toLowerCase())]
    .filter(([, senses]) =>
      senses.every(
        ({ pos, topic }) =>
          (pos === 'noun' || pos === 'adjective') && !['grammar', 'time', 'numbers', 'quantity'].includes(topic),
      ),
    )
    .map(([headword]) => headword),
)
const underlinedBeside = 2

/** Words that are forms of one another although their letters do not tell. */
const formGroups: readonly (readonly string[])[] = [
  ['am', 'is', 'are', 'was', 'were', 'be'],
  ['has', 'have', 'had'],
  ['do', 'does', 'did', 'doing'],
  ['a', 'an'],
  ['go', 'went', 'goes', 'going'],
]
const stemLength = 3

/** They begin alike and are forms of nothing: a question with another of them may be right. */
const questionWords: ReadonlySet<string> = new Set('what when where which who whose why how'.split(' '))

/** Whether two words are forms of one: only then is it the form that is wrong, and not what somebody wanted to say. */
const areForms = (one: string, other: string): boolean =>
  !questionWords.has(one) &&
  (formGroups.some((group) => group.includes(one) && group.includes(other)) ||
    (one.length >= stemLength && other.length >= stemLength && one.slice(0, stemLength) === other.slice(0, stemLength)))

/**
 * The sentence with a wrong form in its gap and two right words underlined behind it; undefined where it has no two. Nothing
 * in front is underlined: with another subject the wrong form might be right.
 */
const withWrongPart = (frame: FilledFrame): { text: string; wrong: number } | undefined => {
  const wrong = named(frame).find((one) => isWord(one) && areForms(one.toLowerCase(), frame.right.toLowerCase()))
  if (wrong === undefined) return undefined
  const pieces = wordsIn(frame.text)
  const gap = pieces.findIndex((piece) => piece.includes('___'))
  const fits = pieces.flatMap((piece, at) => {
    const word = piece.replace(/[.,?!]$/, '')
    return at > gap && things.has(word) && word !== wrong ? [at] : []
  })
  if (fits.length < underlinedBeside) return undefined
  const chosen = new Set(fits.slice(0, underlinedBeside))
  const marked = pieces.map((piece, at) => {
    if (at === gap) return piece.replace('___', `<${at === 0 ? capital(wrong) : wrong}>`)
    return chosen.has(at) ? piece.replace(/^([A-Za-z’-]+)/, '<$1>') : piece
  })
  return { text: marked.join(' '), wrong: 0 }
}

const askings: readonly Asking[] = [
  {
    kind: 'frame-choice',
    effort: 1,
    draft: (frame) => oneChoice({ ask: frame.text, right: frame.right, wrong: frame.wrong, why: wholeWhy(frame) }),
  },
  {
    kind: 'frame-pick',
    effort: 1,
    draft: (frame) => pickWord({ text: frame.text, right: frame.right, wrong: frame.wrong, why: wholeWhy(frame) }),
  },
  {
    kind: 'frame-form',
    effort: 2,
    draft: (frame) =>
      frame.base === undefined || frame.text.startsWith('___')
        ? undefined
        : rightForm({
            text: frame.text.replace('___', `___ (${frame.base})`),
            blanks: [[frame.right, ...(frame.also ?? [])].join('|')],
            why: wholeWhy(frame),
          }),
  },
  {
    kind: 'frame-word-form',
    effort: 3,
    draft: (frame) =>
      frame.base === undefined || !isWord(frame.base)
        ? undefined
        : wordForm({
            text: frame.text,
            base: frame.base,
            answer: [frame.right, ...(frame.also ?? [])].join('|'),
            why: wholeWhy(frame),
          }),
  },
  {
    kind: 'frame-order',
    effort: 2,
    draft: (frame) => {
      const whole = complete(frame)
      const count = wordsIn(whole).length
      return frame.oneOrder && count >= fewestPieces && count <= mostPieces
        ? sentence(whole, { below: frame.meaning, why: `${whole} – ${frame.meaning} ${whyRight(frame, whole)}` })
        : undefined
    },
  },
  {
    kind: 'frame-wrong-part',
    effort: 2,
    draft: (frame) => {
      const marked = withWrongPart(frame)
      return marked && wrongPart({ ...marked, why: wholeWhy(frame) })
    },
  },
  {
    kind: 'frame-correction',
    effort: 3,
    draft: (frame) =>
      frame.base === undefined || frame.text.startsWith('___')
        ? undefined
        : correction({
            text: frame.text.replace('___', `<${named(frame)[0]}>`),
            answer: [frame.right, ...(frame.also ?? [])].join('|'),
            why: wholeWhy(frame),
          }),
  },
]

const easeFor = (ease: Ease, frameClass: number, forClass: number): Ease =>
  frameClass < forClass ? 1 : frameClass > forClass ? 3 : ease

/** The frames that a class is asked about: its own, those of the class before, and the easy ones of the next. */
const sentencesFor = (forClass: number): (FilledFrame & { frameClass: number })[] =>
  [forClass - 1, forClass, forClass + 1].flatMap((frameClass) =>
    framesOf(frameClass)
      .filter(({ ease }) => frameClass <= forClass || ease === 1)
      .flatMap(filled)
      .map((frame) => ({ ...frame, frameClass })),
  )

const gapsInRow = 2

/** Two sentences with the word to be put right behind each gap. */
const gaps = (forClass: number): Item[] => {
  const typed = byChance(
    sentencesFor(forClass).filter(({ base, text }) => base !== undefined && !text.startsWith('___')),
    `gaps ${forClass}`,
    ({ id, fill }) => `${id} ${fill}`,
  )
  return Array.from({ length: Math.floor(typed.length / gapsInRow) }, (_, at) =>
    typed.slice(at * gapsInRow, (at + 1) * gapsInRow),
  )
    .filter(([one, other]) => one?.point !== other?.point)
    .map((group) => ({
      key: `${forClass}/frame-gaps/${group.map(({ id, fill }) => `${id}-${fill}`).join('-')}`,
      kind: 'frame-gaps',
      grade: gradeOf(Math.max(...group.map(({ ease, frameClass }) => easeFor(ease, frameClass, forClass))) as Ease, 2),
      subjects: group.flatMap(({ id, point }) => [id, `point ${point}`]),
      topics: commonTopics(group),
      draft: wordGaps({
        task: 'form',
        gaps: group.map((frame) => ({
          text: frame.text.replace('___', `___ (${frame.base})`),
          answer: [frame.right, ...(frame.also ?? [])].join('|'),
        })),
        why: group.map(({ why }) => why).join(' '),
      }),
    }))
}

export const frameItems = (forClass: number): Item[] => [
  ...sentencesFor(forClass).flatMap((frame) =>
    askings.flatMap(({ kind, effort, draft }) => {
      const made = draft(frame)
      return made === undefined
        ? []
        : [
            {
              key: `${forClass}/${kind}/${frame.id}/${frame.fill}`,
              kind,
              grade: gradeOf(easeFor(frame.ease, frame.frameClass, forClass), effort),
              subjects: [frame.id, `point ${frame.point}`],
              topics: [frame.topic],
              draft: made,
            },
          ]
    }),
  ),
  ...gaps(forClass),
]
