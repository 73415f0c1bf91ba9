import { ofKinds } from '../bank/facts.ts'
import { pictureOf } from '../bank/pictures.ts'
import type { StoredQuestion } from '../bank/questions.ts'
import { selectTask, tasks } from '../bank/tasks.ts'
import { variantsOf, type Word, words } from '../bank/words.ts'
import { areAlike, meanTheSame } from '../build/lexicon.ts'
import { holds, kindNames, tells } from '../build/saying.ts'

type Answer = {
  readonly answer: string
  readonly isCorrect?: boolean
  readonly question?: string
  readonly imageUrl?: string
  readonly textLeft?: string
}

const low = (text: string): string => text.toLowerCase()
const sensesOf = Map.groupBy(words, ({ headword }) => low(headword))
const byPicture = Map.groupBy(words, pictureOf)

const members: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Map.groupBy(ofKinds, ({ kind }) => kind)].map(([kind, all]) => [
    kind,
    new Set(all.map(({ headword }) => headword)),
  ]),
)
const articles: ReadonlyMap<string, string | null> = new Map(
  ofKinds.map(({ headword, article }) => [headword, article]),
)

const answersOf = ({ answers }: StoredQuestion): readonly Answer[] =>
  Array.isArray(answers) ? answers.filter((one) => typeof one?.answer === 'string' || one?.textLeft !== undefined) : []

const chosen = (answers: readonly Answer[], isRight: boolean): string[] =>
  answers.filter(({ isCorrect }) => (isCorrect ?? true) === isRight).map(({ answer }) => answer)

/** The kind that a question asks for, with the words that it calls members and those that it calls none. */
const kindAsked = (stored: StoredQuestion): [kind: string, own: string[], others: string[]] | undefined => {
  const [right, wrong] = [true, false].map((isRight) => chosen(answersOf(stored), isRight)) as [string[], string[]]
  for (const [kind, name] of Object.entries(kindNames)) {
    if (stored.question === `Những từ nào chỉ ${name}?`) return [kind, right, wrong]
    if (stored.title === selectTask(name)) return [kind, right, []]
    if (stored.title === tasks.odd && stored.explainText.text.endsWith(` đều chỉ ${name}.`)) return [kind, wrong, right]
  }
  return undefined
}

/** Words that are no members of the kind that is asked for, members among the others, and a/an where none can stand. */
const faultsOfKinds = (stored: StoredQuestion): string[] => {
  const asked = kindAsked(stored)
  if (asked === undefined) return []
  const [kind, own, others] = asked
  const has = (word: string): boolean => members.get(kind)?.has(word) === true
  const counted =
    stored.title === tasks.odd ? [] : [...String(stored.question).matchAll(/\b(an?) ([a-z]+)/g)].map(([found]) => found)
  return [
    ...own.filter((word) => !has(word)).map((word) => `${word} is none of the ${kind}`),
    ...others.filter(has).map((word) => `${word} is one of the ${kind} too`),
    ...counted
      .filter((found) => {
        const [article, word = ''] = found.split(' ')
        return articles.has(word) && articles.get(word) !== article
      })
      .map((found) => `nobody says ${found}`),
  ]
}

const besideEachOther: ReadonlySet<string> = new Set([tasks.word, tasks.picture])

/** The words that a question puts beside each other, so that they have to be told apart. */
const wordsBeside = (stored: StoredQuestion): string[] => {
  const answers = answersOf(stored)
  const isListed =
    stored.type === 'SelectWordInImage' ||
    kindAsked(stored) !== undefined ||
    stored.title === tasks.matchPictures ||
    (stored.type === 'OneChoice' && besideEachOther.has(stored.title))
  if (isListed) return answers.map(({ answer }) => answer)
  if (stored.type === 'ListenAndNumber') {
    const { audioScript } = stored.explainText as { audioScript?: string }
    return (audioScript ?? '').split(/\.?\s*\d+\. /).filter((word) => word !== '')
  }
  return stored.type === 'MatchingTwoColumn' && stored.title === tasks.match
    ? answers.flatMap(({ textLeft }) => textLeft ?? [])
    : []
}

/** Whether two words are so in whatever sense. */
const areAlways = (are: (one: Word, other: Word) => boolean, one: string, other: string): boolean => {
  const [first, second] = [sensesOf.get(low(one)) ?? [], sensesOf.get(low(other)) ?? []]
  return first.length > 0 && second.length > 0 && first.every((here) => second.every((there) => are(here, there)))
}

const faultsOfChoice = (stored: StoredQuestion): string[] => {
  const all = wordsBeside(stored)
  // a meaning decides between a bird and a duck, a picture does not
  const are = stored.type === 'MatchingTwoColumn' ? meanTheSame : areAlike
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => areAlways(are, one, other))
      .map((other) => `${one} and ${other} could stand for each other`),
  )
}

const explainsAll: ReadonlySet<string> = new Set([
  tasks.meaning,
  tasks.word,
  tasks.picture,
  tasks.listenMeaning,
  tasks.count,
])

/** What an explanation leaves out: a wrong choice of a word, the form that is underlined as wrong. */
const faultsOfReasons = (stored: StoredQuestion): string[] => {
  const { text } = stored.explainText
  const wrong =
    stored.type === 'OneChoice' && explainsAll.has(stored.title)
      ? chosen(answersOf(stored), false).map((answer) => answer.replace(/^It’s |\.$/g, ''))
      : stored.type === 'ErrorCorrection'
        ? [...String(stored.questionText).matchAll(/<([^<>]+)>/g)].flatMap(([, part]) => part ?? [])
        : []
  return wrong.filter((one) => !holds(text, one)).map((one) => `its explanation does not speak of ${one}`)
}

/** A clue in Vietnamese that holds the English word which is asked for. */
const faultsOfClues = (stored: StoredQuestion): string[] => {
  const answers = answersOf(stored)
  const isMeaning = stored.title === tasks.meaning || stored.title === tasks.listenMeaning
  const { audioScript } = stored.explainText as { audioScript?: string }
  const [right = ''] = chosen(answers, true)
  const clues: [clue: string, word: string][] = [
    ...answers.flatMap(({ answer, question }): [string, string][] =>
      question === undefined || answer === '' ? [] : answer.split('|').map((word) => [question, word]),
    ),
    ...(isMeaning ? [[right, audioScript ?? String(stored.question)] as [string, string]] : []),
    ...(stored.title === tasks.word ? [[String(stored.question), right] as [string, string]] : []),
    ...(stored.option === 'CHARACTER' ? [[stored.title, String(stored.answer)] as [string, string]] : []),
  ]
  return clues.filter(([clue, word]) => tells(clue, word)).map(([clue, word]) => `“${clue}” gives ${word} away`)
}

const inOrder = (letters: string): string => [...letters].sort().join('')
const isSame = (kind: 'length' | 'letters', one: string, other: string): boolean =>
  kind === 'length' ? one.length === other.length : inOrder(one) === inOrder(other)

const boxed: Readonly<Record<string, 'length' | 'letters'>> = {
  FillLetterInTheBlank: 'length',
  FillInTheBlankWithHint: 'length',
  Unscramble: 'letters',
}

/** Other words with the picture and the meaning of one. */
const namesOf = (picture: string, headword: string): string[] => {
  const pictured: readonly Word[] = byPicture.get(picture) ?? []
  const own = pictured.filter((word) => word.headword === headword)
  return pictured
    .filter((other) => own.some((word) => word.pos === other.pos && meanTheSame(word, other)))
    .map((other) => other.headword)
}

/** What is right as well and would be called wrong: another spelling, another name of what is in a picture. */
const faultsOfKeys = (stored: StoredQuestion): string[] => {
  const answers = answersOf(stored)
  const kind = boxed[stored.type]
  const asked =
    stored.type === 'Unscramble'
      ? stored.option === 'CHARACTER'
        ? [String(stored.answer)]
        : []
      : answers.map(({ answer }) => answer)
  if (kind !== undefined)
    return asked.flatMap((word) =>
      variantsOf(word)
        .filter((variant) => isSame(kind, word, variant))
        .map((variant) => `${variant} would be right too`),
    )
  if (stored.type === 'LookAndWrite')
    return answers.flatMap(({ answer, imageUrl = '' }) => {
      const taken = answer.split('|')
      const [headword = ''] = taken
      return [...variantsOf(headword), ...namesOf(imageUrl, headword)]
        .filter((name) => !taken.includes(name))
        .map((name) => `${name} would be right too`)
    })
  if (stored.title !== tasks.dictation) return []
  const taken = new Set(answers.map(({ answer }) => answer))
  return [...taken].flatMap((word) =>
    variantsOf(word)
      .filter((variant) => !taken.has(variant))
      .map((variant) => `${variant} would be right too`),
  )
}

const signs = /\/([a-zæðŋɑɔəɜɡɪʃʊʌʒθˈˌː ]+)\//g

/** Stress as no dictionary writes it: two main ones in a word, a second one behind the main one, an r cut off its vowel. */
const faultsOfSigns = ({ explainText: { text } }: StoredQuestion): string[] =>
  [...text.matchAll(signs)]
    .flatMap(([, sounds = '']) => sounds.split(' '))
    .filter((word) => /ˈ.*[ˈˌ]|r[ˈˌ][aæeiɑɔəɜɪoʊuʌ]/.test(word))
    .map((word) => `the stress of /${word}/`)

const questionWords: ReadonlySet<string> = new Set('what when where which who whose why how'.split(' '))

/** Another question word makes another question, which may be right: it is no wrong part. */
const faultsOfParts = (stored: StoredQuestion): string[] =>
  stored.type === 'Underlined'
    ? chosen(answersOf(stored), true)
        .filter((part) => questionWords.has(low(part)))
        .map((part) => `${part} may be right in another question`)
    : []

/** What is wrong with the words of a question, in sentences; nothing for a good one. */
export const faultsOfWords = (stored: StoredQuestion): string[] =>
  [faultsOfKinds, faultsOfChoice, faultsOfReasons, faultsOfClues, faultsOfKeys, faultsOfSigns, faultsOfParts].flatMap(
    (rule) => rule(stored),
  )
