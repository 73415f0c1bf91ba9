/** Questions out of the sentence frames of a class. */

import { pickWord, wrongPart } from '../../bank/choosing.ts'
import { verbs } from '../../bank/facts.ts'
import { type Ease, type FilledFrame, filled } from '../../bank/frame.ts'
import { type Draft, oneChoice, rightForm, sentence } from '../../bank/questions.ts'
import { type Word, words } from '../../bank/words.ts'
import { correction, wordForm, wordGaps } from '../../bank/writing.ts'
import { framesOf } from '../../frames/all.ts'
import { byChance } from '../chance.ts'
import { commonTopics, type Effort, gradeOf, type Item } from '../item.ts'
import { holds, namesAlone } from '../saying.ts'

type Asking = {
  readonly kind: string
  readonly effort: Effort
  draft(frame: FilledFrame): Draft | undefined
}

const complete = ({ text, right }: FilledFrame): string =>
  text.replace('___', text.startsWith('___') ? capital(right) : right)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const wholeWhy = (frame: FilledFrame): string => `${frame.why} Cả câu: ${frame.meaning}`

/** Why a form in the sentence is wrong: an explanation that speaks of another form alone says what this one turns into. */
const whyWrong = (frame: FilledFrame, wrong: string): string =>
  namesAlone(frame.why, wrong)
    ? wholeWhy(frame)
    : `${frame.why} “${wrong}” trong câu phải đổi thành “${frame.right}”. Cả câu: ${frame.meaning}`

/** The wrong choices, those first that the explanation speaks of. */
const named = ({ wrong, why }: FilledFrame): string[] => {
  const isNamed = (one: string): boolean => namesAlone(why, one)
  return [...wrong.filter(isNamed), ...wrong.filter((one) => !isNamed(one))]
}

/** Why the sentence is so: an explanation without what it says of wrong choices alone, where none are given. */
const whyRight = ({ why, wrong, right }: FilledFrame, whole: string): string =>
  why
    .split(/(?<=[.!?]”?)\s+/)
    .filter((says) => holds(says, right) || !wrong.some((one) => holds(says, one) && !holds(whole, one)))
    .join(' ')

/** Where the asked word stands, for who puts the words of a sentence in order. */
const whyPlace = ({ text, right }: FilledFrame): string => {
  const pieces = wordsIn(text)
  const gap = pieces.findIndex((piece) => piece.includes('___'))
  const [before = '', after = ''] = [gap - 1, gap + 1].map((at) => bare(pieces[at] ?? ''))
  if (before === '') return `“${capital(right)}” đứng đầu câu, ngay trước “${after}”.`
  return after === '' ? `“${right}” đứng ngay sau “${before}”.` : `“${right}” đứng sau “${before}” và trước “${after}”.`
}

const isWord = (text: string): boolean => /^[A-Za-z’-]+$/.test(text)
const wordsIn = (text: string): string[] => text.split(' ')
const fewestPieces = 4
const maxPieces = 10

/** The wrong part and so many others are underlined. */
const underlinedBeside = 2

const sensesOf = Map.groupBy(words, ({ headword }) => headword.toLowerCase())
const hasOnly = (word: string, fits: (sense: Word) => boolean): boolean => sensesOf.get(word)?.every(fits) === true
const decidesNothing = ({ topic }: Word): boolean => !['grammar', 'numbers', 'quantity'].includes(topic)

/** Times that say when, and so which tense: no part that could be changed beside a verb. */
const tellingTimes: ReadonlySet<string> = new Set('today tonight tomorrow yesterday future past date'.split(' '))

const singularOf = (word: string): string =>
  sensesOf.has(word)
    ? word
    : ([word.replace(/s$/, ''), word.replace(/es$/, '')].find((one) => sensesOf.has(one)) ?? word)

/** “saw” is what somebody did, and a tool. */
const verbForms = new Set(verbs.flatMap(({ past, participle, third, ing }) => [past, participle, third, ing]))

/** What a thing, a person or a piece of time is called. */
const isName = (word: string): boolean =>
  !tellingTimes.has(word) &&
  !verbForms.has(word) &&
  hasOnly(singularOf(word), (sense) => (sense.pos === 'noun' || sense.pos === 'adjective') && decidesNothing(sense)) &&
  !isQuality(word)
/** How somebody or something is. */
const isQuality = (word: string): boolean =>
  word !== 'used' &&
  hasOnly(word, (sense) => sense.pos === 'adjective' && sense.topic !== 'time' && decidesNothing(sense))

/** Words that are forms of one another although their letters do not tell. */
const formGroups: readonly (readonly string[])[] = [
  ['am', 'is', 'are', 'was', 'were', 'be'],
  ['has', 'have', 'had'],
  ['do', 'does', 'did', 'doing'],
  ['a', 'an'],
  ['go', 'went', 'goes', 'going'],
]
const stemLength = 3

/** Words that begin alike and mean something else: with another word elsewhere the wrong one may be right. */
const meaningGroups: readonly ReadonlySet<string>[] = [
  'what when where which who whom whose why how',
  'someone somebody something somewhere',
  'anyone anybody anything anywhere',
  'grandma grandpa grandmother grandfather',
  'spell speak',
  'green grey',
  words.flatMap(({ headword, pos }) => (pos === 'number' ? [headword] : [])).join(' '),
].map((group) => new Set(group.split(' ')))

const meaningEnding = /(?:ed|ing|ful|less)$/

/** Whether two words say different things: 'can' and 'can’t', 'bored' and 'boring', 'useful' and 'useless'. */
const meanDifferent = (one: string, other: string): boolean =>
  meaningGroups.some((group) => group.has(one) && group.has(other)) ||
  one.endsWith('n’t') !== other.endsWith('n’t') ||
  (meaningEnding.test(one) &&
    meaningEnding.test(other) &&
    one.replace(meaningEnding, '') === other.replace(meaningEnding, ''))

/** Whether two words are forms of one: only then is it the form that is wrong, and not what somebody wanted to say. */
const areForms = (one: string, other: string): boolean =>
  !meanDifferent(one, other) &&
  (formGroups.some((group) => group.includes(one) && group.includes(other)) ||
    (one.length >= stemLength && other.length >= stemLength && one.slice(0, stemLength) === other.slice(0, stemLength)))

const bare = (piece: string): string => piece.replace(/^“|[.,?!”]+$/g, '')

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const pronouns = wordSet('i you he she it we they i’m you’re he’s she’s it’s we’re they’re there let’s')
/** Behind a comma they begin a clause with a subject of its own. */
const clauseOpeners: ReadonlySet<string> = new Set([...pronouns, 'so', 'but'])
/** A name behind one of them is no subject. */
const prepositions = wordSet('at behind by for from in near on to under with')
const timeOpeners = wordSet('every last next')
const articles = wordSet('a an')
/** Whose something is, or that it is known, says nothing of how many or when. */
const determiners = wordSet('the my your his her its our their')
const plainAdverbs = wordSet('always usually often sometimes very really')
/** Forms that agree with a subject, which stands behind them in a question and behind “there”. */
const agreeing = wordSet('am is are was were do does has have')
const questionOpeners = wordSet('what where when why how who old colour much many')

const endsClause = (pieces: readonly string[], at: number): boolean =>
  /[.!?]”?$|^–$/.test(pieces[at] ?? '') ||
  (pieces[at]?.endsWith(',') === true && clauseOpeners.has(bare(pieces[at + 1] ?? '').toLowerCase()))

/** Where the subject stands that decides about the gap, if it stands behind the gap; -1 where it does not. */
const subjectBehind = (pieces: readonly string[], gap: number, start: number, right: string): number => {
  if (!agreeing.has(right.toLowerCase())) return -1
  const before = pieces.slice(start, gap).map((piece) => bare(piece).toLowerCase())
  const isTurned = before.every((word) => questionOpeners.has(word)) || ['there', 'here'].includes(before.at(-1) ?? '')
  if (!isTurned || pronouns.has(bare(pieces[gap + 1] ?? '').toLowerCase())) return -1
  let at = pieces.findIndex((piece, place) => place > gap && isName(bare(piece)))
  // the last of several names is the head: the swimming pool
  while (at !== -1 && !/[.,?!]/.test(pieces[at] ?? '') && isName(bare(pieces[at + 1] ?? ''))) at += 1
  return at
}

/** Whether a name in front of the gap is no subject of its verb: another clause has it, a preposition, or a pronoun is the subject. */
const isObject = (pieces: readonly string[], at: number, start: number): boolean => {
  if (at < start || pronouns.has(bare(pieces[start] ?? '').toLowerCase())) return true
  const before = pieces.slice(start, at).map((piece) => bare(piece).toLowerCase())
  while (isName(before.at(-1) ?? '') || isQuality(before.at(-1) ?? '')) before.pop()
  if (timeOpeners.has(before.at(-1) ?? '')) return true
  if (determiners.has(before.at(-1) ?? '') || articles.has(before.at(-1) ?? '')) before.pop()
  return prepositions.has(before.at(-1) ?? '')
}

/** What somebody does, or anything else with a meaning of its own, but for what says that it is going on now. */
const isContent = (word: string): boolean =>
  !['look', 'listen'].includes(word) &&
  hasOnly(singularOf(word), (sense) => ['noun', 'adjective', 'verb'].includes(sense.pos) && decidesNothing(sense))

/** Whether a word in front of the gap can be underlined; a name and what determines it stand too near it at its very side. */
const isIndifferentBefore = (pieces: readonly string[], at: number, gap: number, start: number): boolean => {
  const [word, next] = [bare(pieces[at] ?? ''), bare(pieces[at + 1] ?? '')]
  if (at < start && isContent(word.toLowerCase())) return true
  if (isQuality(word) || plainAdverbs.has(word)) return true
  if (at === gap - 1) return false
  return isName(word)
    ? isObject(pieces, at, start)
    : determiners.has(word.toLowerCase()) && (isName(next) || isQuality(next))
}

/**
 * The places of words beside a gap that decide nothing about it, so that nothing becomes right when one of them is changed:
 * what things are called and how they are, whose they are, how often. The subject stays plain; so does what a or an stands in
 * front of, where one of these is asked for.
 */
const indifferent = (pieces: readonly string[], gap: number, right: string, wrong: string): number[] => {
  if (/ an?$/.test(right)) return []
  const start = pieces.findLastIndex((_, at) => at < gap && endsClause(pieces, at)) + 1
  const subject = subjectBehind(pieces, gap, start, right)
  const isArticle = articles.has(right.toLowerCase())
  const said = pieces.map((piece) => bare(piece).toLowerCase())
  const isOnce = (word: string): boolean =>
    word !== wrong.toLowerCase() && said.indexOf(word) === said.lastIndexOf(word)
  return pieces.flatMap((piece, at) => {
    const word = bare(piece)
    if (at === gap || at === subject || !isOnce(word.toLowerCase()) || (isArticle && at === gap + 1)) return []
    return (at < gap ? isIndifferentBefore(pieces, at, gap, start) : isName(word) || isQuality(word)) ? [at] : []
  })
}

/** How often a place among the underlined words is drawn: the fewer sentences have words enough for it, the oftener. */
const ticketsOf = [1, 3, 9] as const

/**
 * The place of the wrong part among the underlined ones, by chance out of those that the words in front of the gap and
 * behind it leave. Most sentences leave the first place alone: half of them get none, or a pupil would always tick the first.
 */
const placeOf = (before: number, after: number, seed: string): number | undefined => {
  const tickets = ticketsOf.flatMap((count, place) =>
    place <= before && underlinedBeside - place <= after
      ? Array.from({ length: count }, (_, at) => ({ place, name: `${place} ${at}` }))
      : [],
  )
  const blank = { place: undefined, name: 'none' }
  const isFirstAlone = tickets.every(({ place }) => place === 0)
  return byChance([...tickets, ...(isFirstAlone ? [blank] : [])], seed, ({ name }) => name)[0]?.place
}

/** The sentence with a wrong form in its gap and two right words underlined beside it; undefined where it has no two. */
const withWrongPart = (frame: FilledFrame): { text: string; wrong: number; why: string } | undefined => {
  const wrong = named(frame).find((one) => isWord(one) && areForms(one.toLowerCase(), frame.right.toLowerCase()))
  if (wrong === undefined) return undefined
  const pieces = wordsIn(frame.text)
  const gap = pieces.findIndex((piece) => piece.includes('___'))
  const fits = indifferent(pieces, gap, frame.right, wrong)
  const [before, after] = [fits.filter((at) => at < gap), fits.filter((at) => at > gap)]
  const place = placeOf(before.length, after.length, `${frame.id} ${frame.fill}`)
  if (place === undefined) return undefined
  const chosen = new Set([...before.slice(before.length - place), ...after.slice(0, underlinedBeside - place)])
  const marked = pieces.map((piece, at) => {
    if (at === gap) return piece.replace('___', `<${at === 0 ? capital(wrong) : wrong}>`)
    return chosen.has(at) ? piece.replace(/([A-Za-z’-]+)/, '<$1>') : piece
  })
  return { text: marked.join(' '), wrong: place, why: whyWrong(frame, wrong) }
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
      return frame.oneOrder && count >= fewestPieces && count <= maxPieces
        ? sentence(whole, {
            below: frame.meaning,
            why: `${whole} – ${frame.meaning} ${whyRight(frame, whole)} ${whyPlace(frame)}`,
          })
        : undefined
    },
  },
  {
    kind: 'frame-wrong-part',
    effort: 2,
    draft: (frame) => {
      const marked = withWrongPart(frame)
      return marked && wrongPart(marked)
    },
  },
  {
    kind: 'frame-correction',
    effort: 3,
    draft: (frame) => {
      const [wrong = ''] = named(frame)
      return frame.base === undefined || frame.text.startsWith('___')
        ? undefined
        : correction({
            text: frame.text.replace('___', `<${wrong}>`),
            answer: [frame.right, ...(frame.also ?? [])].join('|'),
            why: whyWrong(frame, wrong),
          })
    },
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
