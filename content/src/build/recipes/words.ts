/** Questions about single words: what they mean, how they sound, how they are written. */
import { sortOf, uncounted } from '../../bank/facts.ts'
import { isVowel, phonesOf } from '../../bank/ipa.ts'
import { pictureOf } from '../../bank/pictures.ts'
import { type Draft, fillIn, matching, oneChoice, spelling, wordBank } from '../../bank/questions.ts'
import { clozeOf, pronunciationOf, variantsOf, type Word } from '../../bank/words.ts'
import { letterGap, missingLetters } from '../../bank/writing.ts'
import { areOfNumber, arePersons, beside } from '../beside.ts'
import { commonTopics, type Effort, gradeOf, type Item } from '../item.ts'
import { areFar, easeOf, groupsOf, isHeard, rivalsOf, wordsFor } from '../lexicon.ts'
import { isReadable } from '../readable.ts'
import { explained, shortMeaning, tells, tellsItself, whyHeard, whyWord } from '../saying.ts'
import { alikeInSound, areApart } from '../sounding.ts'

type Asking = {
  readonly kind: string
  readonly effort: Effort
  /** what its wrong choices must fit beside the meaning; a sentence is shown only where the class can read it */
  readonly asks?: 'picture' | 'sound' | 'sentence'
  /** undefined where the word cannot be asked for in this way */
  draft(word: Word, wrong: readonly Word[]): Draft | undefined
}

const wrongCount = 3
/** Letters that can be dealt or left out: fewer give the word away, more do not fit a phone's line. */
const isSpelt = ({ headword }: Word): boolean => /^[a-z]{3,10}$/.test(headword)
const isOneWord = ({ headword }: Word): boolean => /^[A-Za-z’-]+$/.test(headword)
const longestLetters = 6

const inOrder = (letters: string): string => [...letters].sort().join('')
const isBoxed = (one: string, other: string): boolean => one.length === other.length
/** Boxes for letters take another spelling of the same length ('organise', 'organize') and another word of the same meaning. */
const isOneSpelling = (word: Word): boolean =>
  [...variantsOf(word.headword), ...headwords(rivalsOf(word))].every((other) => !isBoxed(other, word.headword))
const lettersLeftOut = ({ headword }: Word): number => (headword.length > longestLetters ? 3 : 2)
/** How many letters of two words of one length differ. */
const differences = (one: string, other: string): number =>
  [...one].filter((letter, at) => letter !== other.charAt(at)).length
/** Where some letters are shown, another word is right as well if it may have all of these. */
const isOneFilling = (word: Word): boolean =>
  [...variantsOf(word.headword), ...headwords(rivalsOf(word))].every(
    (other) => !isBoxed(other, word.headword) || differences(word.headword, other) > lettersLeftOut(word),
  )
/** Letters that are dealt make another spelling too: 'centre', 'center'. */
const isOneDeal = ({ headword }: Word): boolean =>
  variantsOf(headword).every((variant) => inOrder(variant) !== inOrder(headword))

const headwords = (words: readonly Word[]): string[] => words.map(({ headword }) => headword)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A word as it stands in the gap of its sentence: with a capital at the beginning. */
const inGap = (word: Word, written: string): string => (clozeOf(word).startsWith('___') ? capital(written) : written)
const startsWithVowel = (word: Word): boolean => {
  const [first] = phonesOf(pronunciationOf(word) ?? '')
  return first === undefined ? /^[aeiou]/i.test(word.headword) : isVowel(first)
}
/** Whether a or an stands in front of the gap: it is right for every choice then, so that it does not give the answer away. */
const hasArticle = (word: Word): boolean => /\ban? ___/i.test(clozeOf(word))
/** Whether a or an stands in front of the gap or of a quality before it, so that only what can be counted fits. */
const isCounted = (word: Word): boolean => /\ban? (?:[a-z]+ )?___/i.test(clozeOf(word)) && !uncounted.has(word.headword)
/** Whether the Vietnamese of the sentence, which is shown beside its gap, gives the word away. */
const isTold = ({ sentenceMeaning, headword }: Word): boolean => tells(sentenceMeaning, headword)

const askings: readonly Asking[] = [
  {
    kind: 'meaning',
    effort: 1,
    draft: (word, wrong) =>
      tellsItself(word)
        ? undefined
        : oneChoice({
            task: 'meaning',
            ask: word.headword,
            right: shortMeaning(word),
            wrong: wrong.map(shortMeaning),
            why: whyWord(word, wrong),
          }),
  },
  {
    kind: 'word',
    effort: 1,
    draft: (word, wrong) =>
      tellsItself(word)
        ? undefined
        : oneChoice({
            task: 'word',
            ask: `“${shortMeaning(word)}”`,
            right: word.headword,
            wrong: headwords(wrong),
            why: whyWord(word, wrong),
          }),
  },
  {
    kind: 'picture',
    effort: 1,
    asks: 'picture',
    draft: (word, wrong) => {
      const picture = pictureOf(word)
      return picture === undefined
        ? undefined
        : oneChoice({
            task: 'picture',
            picture,
            right: word.headword,
            wrong: headwords(wrong),
            why: whyWord(word, wrong),
          })
    },
  },
  {
    kind: 'listen',
    effort: 1,
    asks: 'sound',
    draft: (word, wrong) =>
      isHeard(word)
        ? oneChoice({
            task: 'listen',
            sound: word.headword,
            right: word.headword,
            wrong: headwords(wrong),
            why: whyHeard(word, wrong),
          })
        : undefined,
  },
  {
    kind: 'listen-meaning',
    effort: 2,
    draft: (word, wrong) =>
      isHeard(word) && !tellsItself(word)
        ? oneChoice({
            task: 'listenMeaning',
            sound: word.headword,
            right: shortMeaning(word),
            wrong: wrong.map(shortMeaning),
            why: whyWord(word, wrong),
          })
        : undefined,
  },
  {
    kind: 'cloze',
    effort: 2,
    asks: 'sentence',
    draft: (word, wrong) =>
      isTold(word)
        ? undefined
        : oneChoice({
            ask: clozeOf(word),
            below: word.sentenceMeaning,
            right: inGap(word, word.headword),
            wrong: headwords(wrong).map((other) => inGap(word, other)),
            why: whyWord(word, wrong),
          }),
  },
  {
    kind: 'cloze-bank',
    effort: 2,
    asks: 'sentence',
    draft: (word, wrong) =>
      isOneWord(word) && wrong.every(isOneWord) && !isTold(word)
        ? wordBank({
            text: clozeOf(word),
            below: word.sentenceMeaning,
            blanks: [inGap(word, word.headword)],
            beside: headwords(wrong).map((other) => inGap(word, other)),
            why: whyWord(word, wrong),
          })
        : undefined,
  },
  {
    kind: 'spelling',
    effort: 2,
    draft: (word) =>
      isSpelt(word) && isOneDeal(word) && !tellsItself(word) && new Set(word.headword).size > 2
        ? spelling(word.headword, shortMeaning(word), {
            ...(isHeard(word) ? { sound: word.headword } : {}),
            why: `${explained(word)}. Viết đúng từng chữ cái: ${[...word.headword].join(' – ')}.`,
          })
        : undefined,
  },
  {
    kind: 'letters',
    effort: 2,
    draft: (word) =>
      isSpelt(word) && isOneFilling(word) && !tellsItself(word)
        ? missingLetters({
            word: word.headword,
            clue: shortMeaning(word),
            blanks: lettersLeftOut(word),
            why: `${explained(word)}. Viết đúng từng chữ cái: ${[...word.headword].join(' – ')}.`,
          })
        : undefined,
  },
  {
    kind: 'letter-gap',
    effort: 3,
    asks: 'sentence',
    draft: (word) =>
      isSpelt(word) && isOneSpelling(word) && !tellsItself(word)
        ? letterGap({
            text: clozeOf(word),
            word: inGap(word, word.headword),
            clue: shortMeaning(word),
            why: `${explained(word)}. Cả câu: ${word.sentenceMeaning}`,
          })
        : undefined,
  },
  {
    kind: 'dictation',
    effort: 3,
    asks: 'sentence',
    draft: (word) =>
      isHeard(word) && isSpelt(word)
        ? fillIn({
            sound: word.headword,
            text: clozeOf(word),
            blanks: [[word.headword, ...variantsOf(word.headword)].map((one) => inGap(word, one)).join('|')],
            why: `Em nghe được từ ${explained(word)}. Cả câu: ${word.sentenceMeaning}`,
          })
        : undefined,
  },
]

/**
 * Whether a word can stand beside the picture of another: persons, places and what one does beside their like, but no doctor
 * beside a woman; else what could be drawn there too, and nothing that lies so far off that a glance is enough.
 */
const isSeenBeside = (word: Word, other: Word): boolean =>
  !arePersons(word, other) &&
  (word.pos !== 'noun' ||
    sortOf(word) !== undefined ||
    (pictureOf(other) !== undefined && !areFar(word.topic, other.topic)))

/** What stands beside a word that is heard: what sounds like it, and what else does not sound the same. */
const heardBeside = (word: Word, usual: readonly Word[], scope: readonly Word[], seed: string): Word[] => {
  const taken = alikeInSound(word, wrongCount, scope, seed)
  for (const other of usual)
    if (taken.length < wrongCount && [word, ...taken].every((one) => areApart(one, other))) taken.push(other)
  return taken
}

const single = (forClass: number): Item[] => {
  const scope = wordsFor(forClass)
  return scope.flatMap((word) => {
    const wrongWhere = (fits: (other: Word) => boolean): Word[] => beside(word, wrongCount, scope, `${forClass}`, fits)
    const usual = wrongWhere(() => true)
    const inPicture = pictureOf(word) === undefined ? usual : wrongWhere((other) => isSeenBeside(word, other))
    const isRightAfterArticle = (other: Word): boolean => startsWithVowel(word) === startsWithVowel(other)
    const inSentence = wrongWhere(
      (other) =>
        areOfNumber(word, other) &&
        (!hasArticle(word) || isRightAfterArticle(other)) &&
        !(isCounted(word) && uncounted.has(other.headword)),
    )
    const others = {
      picture: inPicture,
      sound: heardBeside(word, usual, scope, `${forClass}`),
      sentence: inSentence,
    }
    return askings.flatMap(({ kind, effort, asks, draft }) => {
      const wrong = asks === undefined ? usual : others[asks]
      if (wrong.length < wrongCount || (asks === 'sentence' && !isReadable(word.sentence, forClass))) return []
      const made = draft(word, wrong)
      return made === undefined
        ? []
        : [
            {
              key: `${forClass}/${kind}/${word.headword}/${word.pos}`,
              kind,
              grade: gradeOf(easeOf(word, forClass), effort),
              subjects: [word.headword, ...(asks === 'picture' ? [] : headwords(wrong).slice(0, 1))],
              topics: [word.topic],
              draft: made,
            },
          ]
    })
  })
}

const pairsInColumns = 5

/** Some words of a class beside their meanings, in two columns. */
export const columnItems = (forClass: number, from: readonly Word[]): Item[] =>
  [1, 2].flatMap((round) =>
    groupsOf(
      from.filter((word) => !tellsItself(word)),
      pairsInColumns,
      `columns ${forClass} ${round}`,
    ).map((group) => ({
      key: `${forClass}/columns/${group.map(({ headword }) => headword).join('-')}`,
      kind: 'columns',
      grade: gradeOf(Math.max(...group.map((word) => easeOf(word, forClass))) as 1 | 2 | 3, 1),
      subjects: headwords(group),
      topics: commonTopics(group),
      draft: matching(
        group.map((word) => [word.headword, shortMeaning(word)]),
        { why: `${group.map(explained).join('; ')}.` },
      ),
    })),
  )

export const wordItems = (forClass: number): Item[] => [
  ...single(forClass),
  ...columnItems(forClass, wordsFor(forClass)),
]
