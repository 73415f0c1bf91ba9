import { expect, test } from 'vitest'
import { questionRules } from './rules.ts'

/** Texts as a paper stores them, and as they are seen and typed: signs of ours that somebody means as they are. */
const signs: readonly (readonly [stored: string, seen: string])[] = [
  ['3<5 and 7>2', '3<5 and 7>2'],
  ['3 < 5', '3 < 5'],
  ['*', '*'],
  ['a*b', 'a*b'],
  ['\\', '\\'],
  ['a\\b', 'a\\b'],
  ['Text', 'Text'],
  ['DropDown', 'DropDown'],
  ['&lt;b&gt;', '<b>'],
  ['&amp;lt;', '&lt;'],
  ['&#124;', '|'],
  ['a&#124;b', 'a|b'],
]

type Case = {
  /** a question whose answer is the text */
  question(stored: string): object
  /** the right response as a line says it */
  told(seen: string): string
  /** the response of somebody who types or chooses what is seen; of types that answer by ids the right one is taken */
  response?(seen: string): unknown
}

const oneBox = (stored: string): object => ({ questionText: 'It is ___ now.', answers: [{ answer: stored }] })
const same = (seen: string): string => seen
const typedCase: Case = { question: oneBox, told: same, response: (seen) => ({ blanks: [seen] }) }

const options = (stored: string): object[] => [
  { id: 'a', answer: stored, isCorrect: true },
  { id: 'b', answer: 'x', isCorrect: false },
]
const chosenCase: Case = { question: (stored) => ({ question: 'Which?', answers: options(stored) }), told: same }

/** How a text is the answer of each type; null where an answer is no text, or made of letters and words alone. */
const cases: Readonly<Record<string, Case | null>> = {
  FillInTheBlank: typedCase,
  FillWordInTheBlank: typedCase,
  WordForm: typedCase,
  ErrorCorrection: typedCase,
  OneChoice: chosenCase,
  MULTIPLECHOICE: chosenCase,
  QUIZ: {
    question: (stored) => ({ answers: [{ id: 'p', question: 'Which?', answers: options(stored) }] }),
    told: same,
  },
  Conjugation: {
    question: (stored) => ({ answers: [{ id: 1, answer: 'go', answersList: [stored, 'gone'] }] }),
    told: (seen) => `go: ${seen}, gone`,
    response: (seen) => ({ cells: [[seen, 'gone']] }),
  },
  LookAndWrite: {
    question: (stored) => ({ answers: [{ id: 'k', answer: stored, imageUrl: '/pictures/words/cat.svg' }] }),
    told: same,
    response: (seen) => ({ texts: { k: seen } }),
  },
  SelectWord: {
    question: (stored) => ({ questionText: 'It is ___ now.', answers: options(stored) }),
    told: same,
    response: (seen) => ({ choices: [seen] }),
  },
  SelectWordInImage: {
    question: (stored) => ({
      answers: [
        { id: 'i', imageUrl: '/pictures/words/cat.svg', answer: stored },
        { id: 'j', imageUrl: '/pictures/words/dog.svg', answer: 'x' },
      ],
    }),
    told: (seen) => `${seen}, x`,
    response: (seen) => ({ choices: [seen, 'x'] }),
  },
  Matching: {
    question: (stored) => ({
      answers: [
        { question: 'one', pieceId: 'a', answer: stored },
        { question: 'two', pieceId: 'b', answer: 'x' },
      ],
    }),
    told: (seen) => `one – ${seen}; two – x`,
  },
  MatchingTwoColumn: {
    question: (stored) => ({
      answers: [
        { id: 'm', leftId: 'k', rightId: 'r', textLeft: 'one', textRight: stored },
        { id: 'n', leftId: 'l', rightId: 's', textLeft: 'two', textRight: 'x' },
      ],
    }),
    told: (seen) => `one – ${seen}; two – x`,
  },
  Unscramble: {
    question: (stored) => ({ optionType: 'MAKESENTENCE_WORDSGROUP', answer: `one|${stored}|two|three` }),
    told: (seen) => `one ${seen} two three`,
  },
  Underlined: {
    question: (stored) => ({ question: 'Which part?', answers: options(stored) }),
    told: same,
  },
  FillInTheBlankWithHint: { question: oneBox, told: same },
  FillLetterInTheBlank: { question: oneBox, told: same },
  SelectWordsInSentence: null,
  PuzzleWords: null,
  ListenAndNumber: null,
  TickTF: null,
  SPEAKING: null,
  // their children are questions of the types above
  COMBINE: null,
  COMBINEWITHAUDIO: null,
  COMBINEWITHVIDEO: null,
}

test('H163 every type says how a text is its answer', () => {
  expect(Object.keys(cases).toSorted()).toEqual(questionRules.map(({ code }) => code).toSorted())
})

const answered = questionRules.flatMap((rules) => {
  const how = cases[rules.code]
  return how ? signs.map(([stored, seen]) => [rules.code, stored, seen, rules, how] as const) : []
})

test.each(answered)(
  'H163 the answer of a %s that stores %j is %j, letter by letter',
  (code, stored, seen, rules, how) => {
    const parsed = rules.schema.question.safeParse({ type: code, id: 'q', ...how.question(stored) })
    if (!parsed.success) throw new Error('no question')
    const question = parsed.data
    const right = rules.correctResponse(question)
    const response = how.response?.(seen) ?? right
    expect(rules.summarise(rules.toPublic(question), right)).toBe(how.told(seen))
    expect(rules.schema.responseTo(question).safeParse(response).success).toBe(true)
    expect(rules.grade(question, response).correct).toBe(true)
    expect(rules.grade(question, rules.emptyResponse(rules.toPublic(question))).correct).toBe(false)
  },
)
