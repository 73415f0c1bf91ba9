/** Questions about single words: what they mean, how they sound, how they are written. */
import { pictureOf } from '../../bank/pictures.ts'
import { type Draft, fillIn, matching, oneChoice, spelling, wordBank } from '../../bank/questions.ts'
import { clozeOf, variantsOf, type Word } from '../../bank/words.ts'
import { letterGap, missingLetters } from '../../bank/writing.ts'
import { commonTopics, type Effort, gradeOf, type Item } from '../item.ts'
import { beside, easeOf, groupsOf, isHeard, wordsFor } from '../lexicon.ts'
import { explained, shortMeaning, tellsItself, whyWord } from '../saying.ts'

type Asking = {
  readonly kind: string
  readonly effort: Effort
  /** undefined where the word cannot be asked for in this way */
  draft(word: Word, wrong: readonly Word[]): Draft | undefined
}

const wrongCount = 3
/** Letters that can be dealt or left out: fewer give the word away, more do not fit a phone's line. */
const isSpelt = ({ headword }: Word): boolean => /^[a-z]{3,10}$/.test(headword)
const isOneWord = ({ headword }: Word): boolean => /^[A-Za-z’-]+$/.test(headword)
const longestLetters = 6

const inOrder = (letters: string): string => [...letters].sort().join('')
/** Boxes for letters take another spelling of the same length: 'organise', 'organize'. */
const isOneSpelling = ({ headword }: Word): boolean =>
  variantsOf(headword).every((variant) => variant.length !== headword.length)
/** Letters that are dealt make another spelling too: 'centre', 'center'. */
const isOneDeal = ({ headword }: Word): boolean =>
  variantsOf(headword).every((variant) => inOrder(variant) !== inOrder(headword))

const headwords = (words: readonly Word[]): string[] => words.map(({ headword }) => headword)

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
    draft: (word, wrong) =>
      isHeard(word)
        ? oneChoice({
            task: 'listen',
            sound: word.headword,
            right: word.headword,
            wrong: headwords(wrong),
            why: whyWord(word, wrong),
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
    draft: (word, wrong) =>
      oneChoice({
        ask: clozeOf(word),
        below: word.sentenceMeaning,
        right: word.headword,
        wrong: headwords(wrong),
        why: whyWord(word, wrong),
      }),
  },
  {
    kind: 'cloze-bank',
    effort: 2,
    draft: (word, wrong) =>
      isOneWord(word) && wrong.every(isOneWord)
        ? wordBank({
            text: clozeOf(word),
            below: word.sentenceMeaning,
            blanks: [word.headword],
            beside: headwords(wrong),
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
      isSpelt(word) && isOneSpelling(word) && !tellsItself(word)
        ? missingLetters({
            word: word.headword,
            clue: shortMeaning(word),
            blanks: word.headword.length > longestLetters ? 3 : 2,
            why: `${explained(word)}. Viết đúng từng chữ cái: ${[...word.headword].join(' – ')}.`,
          })
        : undefined,
  },
  {
    kind: 'letter-gap',
    effort: 3,
    draft: (word) =>
      isSpelt(word) && isOneSpelling(word) && !tellsItself(word)
        ? letterGap({
            text: clozeOf(word),
            word: word.headword,
            clue: shortMeaning(word),
            why: `${explained(word)}. Cả câu: ${word.sentenceMeaning}`,
          })
        : undefined,
  },
  {
    kind: 'dictation',
    effort: 3,
    draft: (word) =>
      isHeard(word) && isSpelt(word)
        ? fillIn({
            sound: word.headword,
            text: clozeOf(word),
            blanks: [[word.headword, ...variantsOf(word.headword)].join('|')],
            why: `Em nghe được từ ${explained(word)}. Cả câu: ${word.sentenceMeaning}`,
          })
        : undefined,
  },
]

const single = (forClass: number): Item[] => {
  const scope = wordsFor(forClass)
  return scope.flatMap((word) => {
    const wrong = beside(word, wrongCount, scope, `${forClass}`)
    if (wrong.length < wrongCount) return []
    return askings.flatMap(({ kind, effort, draft }) => {
      const made = draft(word, wrong)
      return made === undefined
        ? []
        : [
            {
              key: `${forClass}/${kind}/${word.headword}/${word.pos}`,
              kind,
              grade: gradeOf(easeOf(word, forClass), effort),
              subjects: [word.headword, ...(kind === 'picture' ? [] : headwords(wrong).slice(0, 1))],
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
