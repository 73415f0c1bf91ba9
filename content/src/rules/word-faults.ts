import { alwaysMany, ofKinds, sortOf, uncounted } from '../bank/facts.ts'
import { kindNames } from '../bank/kind-names.ts'
import { pictureOf } from '../bank/pictures.ts'
import type { StoredQuestion } from '../bank/questions.ts'
import { selectTask, tasks } from '../bank/tasks.ts'
import { variantsOf, type Word, words } from '../bank/words.ts'
import { areAlike, meanTheSame, rivalsOf } from '../build/lexicon.ts'
import { isReadable } from '../build/readable.ts'
import { holds, namesAlone, shortMeaning, tells } from '../build/saying.ts'

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

/** Tasks whose explanation speaks of every wrong choice; of other tasks it speaks of the nearest. */
const explainsAll: ReadonlySet<string> = new Set([
  tasks.meaning,
  tasks.word,
  tasks.picture,
  tasks.listenMeaning,
  tasks.count,
  tasks.place,
])

const plain = (answer: string): string => answer.replace(/^It’s |<\/?u>|[.!?]$/g, '')
const wordsIn = (text: string): string[] =>
  low(text)
    .replaceAll('’s', '')
    .match(/[\p{L}\d’]+/gu) ?? []
/** A contrast in Vietnamese, which is how wrong sentences about a talk or a text are spoken of. */
const contrast = /;|(?<!\p{L})(?:không|còn|chưa|chứ|chỉ)(?!\p{L})/iu

/** Whether an explanation says of a wrong choice why it is wrong: it names one, or retells what wrong sentences say. */
const speaksOfWrong = (stored: StoredQuestion): boolean => {
  const { text } = stored.explainText
  const [right = ''] = chosen(answersOf(stored), true).map(plain)
  const wrong = chosen(answersOf(stored), false).map(plain)
  if (wrong.some((one) => holds(text, one))) return true
  const given = new Set([...wordsIn(right), ...wordsIn(String(stored.question ?? ''))])
  if (wrong.some((one) => wordsIn(one).some((word) => word.length > 1 && !given.has(word) && holds(text, word))))
    return true
  return stored.option === 'SENTENCES' && contrast.test(text)
}

/** The form that a sentence underlines as wrong: who reads “to build” in the explanation sees no “build”. */
const underlinedIn = (stored: StoredQuestion): string[] => {
  if (stored.type === 'Underlined') return chosen(answersOf(stored), true)
  return stored.type === 'ErrorCorrection'
    ? [...String(stored.questionText).matchAll(/<([^<>]+)>/g)].flatMap(([, part]) => part ?? [])
    : []
}

/** What an explanation leaves out: a wrong choice of a word, the nearest wrong choice, the form that is underlined as wrong. */
const faultsOfReasons = (stored: StoredQuestion): string[] => {
  const { text } = stored.explainText
  const isChoice = stored.type === 'OneChoice'
  if (isChoice && !explainsAll.has(stored.title))
    return speaksOfWrong(stored) ? [] : ['its explanation speaks of no wrong choice']
  const wrong = isChoice ? chosen(answersOf(stored), false).map(plain) : []
  return [
    ...wrong.filter((one) => !holds(text, one)),
    ...underlinedIn(stored).filter((one) => !namesAlone(text, one)),
  ].map((one) => `its explanation does not speak of ${one}`)
}

/** A sentence with a gap that is chosen for, beside its Vietnamese. */
const isSentenceGap = ({ title, subTitle, question, questionText }: StoredQuestion): boolean =>
  subTitle !== undefined &&
  ((title === tasks.choose && String(question).includes('___')) ||
    (title === tasks.bank && !String(questionText).includes('<br>')))

/** Who listens tells words apart by their sound, whatever they mean. */
const ofWords: ReadonlySet<string> = new Set([tasks.word, tasks.picture])

/** The sorts that a word can be of: a person, a place, what one does, or another word; none for what the bank does not have. */
const sortsIn = (word: string): string[] =>
  (sensesOf.get(low(word)) ?? []).map((sense) => sortOf(sense) ?? `other ${sense.pos}`)
const areApart = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && other.length > 0 && one.every((sort) => !other.includes(sort))

/**
 * Words to choose from that tell themselves apart before anybody knows what they mean: a person beside things, one of them
 * always many or not counted behind a, a word beside a picture that nobody could draw.
 */
const faultsOfSorts = (stored: StoredQuestion): string[] => {
  const isGap = isSentenceGap(stored)
  if (!isGap && !(stored.type === 'OneChoice' && ofWords.has(stored.title))) return []
  const [right = '', ...wrong] = answersOf(stored).map(({ answer }) => answer)
  const isMany = (word: string): boolean => alwaysMany.has(low(word))
  const isCounted =
    isGap && /\ban? (?:[a-z]+ )?___/i.test(String(stored.questionText ?? stored.question)) && !uncounted.has(low(right))
  const isPicture = stored.title === tasks.picture && String(stored.imageUrl).startsWith('/pictures/words/')
  const isUnseen = (word: string): boolean =>
    sensesOf
      .get(low(word))
      ?.every((sense) => sense.pos === 'noun' && sortOf(sense) === undefined && pictureOf(sense) === undefined) === true
  return wrong.flatMap((one) => [
    ...(areApart(sortsIn(one), sortsIn(right)) ? [`${one} is of another sort than ${right}`] : []),
    ...(isGap && isMany(one) !== isMany(right) ? [`one of ${one} and ${right} is always many`] : []),
    ...(isCounted && uncounted.has(low(one)) ? [`no a can stand before ${one}`] : []),
    ...(isPicture && isUnseen(one) ? [`nobody can see ${one}`] : []),
  ])
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
    ...(isSentenceGap(stored) ? [[String(stored.subTitle), right] as [string, string]] : []),
  ]
  return clues.filter(([clue, word]) => tells(clue, word)).map(([clue, word]) => `“${clue}” gives ${word} away`)
}

const inOrder = (letters: string): string => [...letters].sort().join('')

/** Types with a box for each letter. */
const boxed: ReadonlySet<string> = new Set(['FillLetterInTheBlank', 'FillInTheBlankWithHint'])

/** Other words with the picture and the meaning of one. */
const namesOf = (picture: string, headword: string): string[] => {
  const pictured: readonly Word[] = byPicture.get(picture) ?? []
  const own = pictured.filter((word) => word.headword === headword)
  return pictured
    .filter((other) => own.some((word) => word.pos === other.pos && meanTheSame(word, other)))
    .map((other) => other.headword)
}

/** The words of the bank that a clue means as well as the word that is asked for. */
const rivals = (word: string, clue: unknown): string[] =>
  (sensesOf.get(low(word)) ?? [])
    .filter((sense) => clue === undefined || shortMeaning(sense) === clue)
    .flatMap(rivalsOf)
    .map(({ headword }) => headword)

/** Whether letters that are shown can leave two words: fewer letters differ than are left out. */
const fitsShown = (word: string, other: string, leftOut: number): boolean =>
  [...word].filter((letter, at) => letter !== other.charAt(at)).length <= leftOut

/** Other words that the boxes for letters of a question take. */
const fittingBoxes = (stored: StoredQuestion): string[] =>
  answersOf(stored).flatMap(({ answer, question }) => {
    const { answers } = (stored.settings ?? {}) as { answers?: { randomNumbers?: number } }
    const leftOut = answers?.randomNumbers ?? answer.length
    return [...variantsOf(low(answer)), ...rivals(answer, question)].filter(
      (other) => other.length === answer.length && fitsShown(low(answer), low(other), leftOut),
    )
  })

/** Other words with the whole meaning of one: 'phone' and 'telephone'. */
const sameAs = (headword: string, clue: unknown): string[] =>
  (sensesOf.get(low(headword)) ?? [])
    .filter((sense) => shortMeaning(sense) === clue)
    .flatMap((sense) => rivalsOf(sense).filter(({ meaning, pos }) => meaning === sense.meaning && pos === sense.pos))
    .map((other) => other.headword)

/** What is right as well and would be called wrong: another spelling, another word, another name of what is in a picture. */
const faultsOfKeys = (stored: StoredQuestion): string[] => {
  const answers = answersOf(stored)
  const tooMany = (names: readonly string[]): string[] =>
    [...new Set(names)].map((name) => `${name} would be right too`)
  if (boxed.has(stored.type)) return tooMany(fittingBoxes(stored))
  if (stored.type === 'Unscramble') {
    const word = String(stored.answer)
    if (stored.option !== 'CHARACTER') return []
    return tooMany(variantsOf(word).filter((variant) => inOrder(variant) === inOrder(word)))
  }
  if (stored.type === 'LookAndWrite')
    return answers.flatMap(({ answer, question, imageUrl = '' }) => {
      const taken = answer.split('|')
      const [headword = ''] = taken
      const names = [...variantsOf(headword), ...namesOf(imageUrl, headword), ...sameAs(headword, question)]
      return tooMany(names.filter((name) => !taken.includes(name)))
    })
  if (stored.title !== tasks.dictation) return []
  const taken = new Set(answers.map(({ answer }) => low(answer)))
  return tooMany([...taken].flatMap(variantsOf).filter((variant) => !taken.has(variant)))
}

/** The nouns and forms that a question gives in brackets or underlines. */
const givenIn = ({ questionText, questions }: StoredQuestion): Set<string> =>
  new Set([...`${questionText} ${questions}`.matchAll(/[<(]([^<>()]+)[>)]/g)].map(([, given = '']) => low(given)))

/** What is one brother’s may be his brothers’ as well, where the noun is all that is given. */
const faultsOfOwners = (stored: StoredQuestion): string[] => {
  const given = givenIn(stored)
  const taken = answersOf(stored).flatMap(({ answer, textLeft }) => (textLeft === undefined ? answer.split('|') : []))
  return taken.flatMap((one) => {
    const [, owner] = /^(.+)’s$/.exec(one) ?? []
    if (owner === undefined || (!given.has(owner) && !given.has(`${owner}s`))) return []
    return taken.includes(`${owner}s’`) ? [] : [`${owner}s’ would be right too`]
  })
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
  [
    faultsOfKinds,
    faultsOfChoice,
    faultsOfReasons,
    faultsOfSorts,
    faultsOfClues,
    faultsOfKeys,
    faultsOfOwners,
    faultsOfSigns,
    faultsOfParts,
  ].flatMap((rule) => rule(stored))

const ofSentences: ReadonlySet<string> = new Set(['cloze', 'cloze-bank', 'letter-gap', 'dictation'])

/** A sentence round a single word that the class cannot read yet. */
export const faultsOfReading = (
  { kind, stored: { question, questionText } }: { readonly kind: string; readonly stored: StoredQuestion },
  forClass: number,
): string[] =>
  ofSentences.has(kind) && !isReadable(String(questionText ?? question), forClass)
    ? [`a word of its sentence is too new for class ${forClass}`]
    : []
