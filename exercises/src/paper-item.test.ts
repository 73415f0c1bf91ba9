import { describe, expect, test } from 'vitest'
import { questionExamples } from './examples.ts'
import { paperItem, questionRules, shownOnly } from './rules.ts'
import { choice } from './worksheet/zones/choice/rules.ts'
import { dropDown } from './worksheet/zones/drop-down/rules.ts'
import { write } from './worksheet/zones/write/rules.ts'

const examplesOf = (type: string) =>
  (questionExamples[type] ?? []).map(({ question, responses }) => {
    const item = paperItem(type, question)
    if (item === undefined) throw new Error(`an example of ${type} does not parse`)
    return { item, responses }
  })

const noCombined = [
  'right and a child of another question',
  'a child with a response of another shape',
  'a child with no response at all',
  'the responses in a list',
  'the responses without their name',
  'the responses as text',
]

/** Of the named responses of each type those that are none: of another shape, or with ids that the question does not have. */
const noResponses: Readonly<Record<string, readonly string[]>> = {
  FillInTheBlank: ['a blank too many', 'one text', 'no texts'],
  MatchingTwoColumn: [
    'one column alone',
    'a row short',
    'a card twice',
    'a card of another question',
    'the columns changed',
    'the rows in a list',
  ],
  OneChoice: [
    'an option of another question',
    'right and wrong at once',
    'the answer in place of its id',
    'the id alone',
    'an object in place of an id',
  ],
  Unscramble: ['a piece twice', 'a piece of another question', 'no list', 'the order without its name'],
  ErrorCorrection: ['a box too many', 'one text', 'no texts'],
  WordForm: ['a box too many', 'one text', 'no texts'],
  FillWordInTheBlank: ['a blank too many', 'one text', 'no texts'],
  FillLetterInTheBlank: ['two letters in a box', 'a box too many', 'one text', 'no texts'],
  FillInTheBlankWithHint: ['the word in the first box', 'a box too many', 'one text', 'no texts', 'a sign typed'],
  MULTIPLECHOICE: ['right and an option of another question', 'one option twice', 'the id without its list'],
  QUIZ: [
    'all options of all sub-questions',
    'right and a sub-question of another question',
    'an option of another question',
    'one option twice',
    'ids without their lists',
    'the picks in a list',
    'the id as it was stored',
  ],
  TickTF: [
    'right and a statement of another question',
    'marks as text',
    'marks as numbers',
    'marks in a list',
    'the marks without their name',
  ],
  Underlined: [
    'an empty id',
    'a part of another sentence',
    'a list of parts',
    'a place in place of an id',
    'the id without its name',
  ],
  Conjugation: [
    'a row short',
    'a cell too many',
    'one list of texts',
    'a text that nobody types',
    'a text where nothing is asked for',
  ],
  Matching: [
    'one content short',
    'a content twice',
    'a content of another question',
    'the texts in place of the ids',
    'no list',
  ],
  SelectWord: ['a word that is no choice', 'one choice too many', 'numbers in place of words', 'one text'],
  SelectWordInImage: ['a word that is no choice', 'one choice too many', 'numbers in place of words', 'one text'],
  SelectWordsInSentence: [
    'a right one twice',
    'a word that the sentence does not have',
    'no whole index',
    'texts in place of indexes',
    'no list',
    'two of one dropdown',
  ],
  ListenAndNumber: ['of another question', 'numbers as texts', 'a number that there is not', 'a list of numbers'],
  LookAndWrite: ['of another question', 'a list of texts', 'no texts'],
  COMBINE: [
    ...noCombined,
    'right, with a response to a child that is only shown',
    'only a child that is only shown',
    'ids of other places',
  ],
  COMBINEWITHAUDIO: noCombined,
  COMBINEWITHVIDEO: noCombined,
  SPEAKING: [
    'a recording without an end',
    'a recording of no length',
    'a name of a file in place of an id',
    'a length as text',
    'words',
  ],
  PuzzleWords: ['a letter twice', 'outside the grid', 'no cells', 'halves of cells', 'the words themselves'],
}

/** Where one option is asked for, two of them are no response. */
const tooMany = ['right and one too many', 'all options']
const oneAnswerAlone = (shown: unknown): boolean => (shown as { several?: boolean }).several === false

describe('H024 what can be a response to a question of a paper', () => {
  test.each(questionRules.map(({ code }) => code))(
    '%s: what a pupil may hand in, right, wrong or unfinished, and nothing else',
    (type) => {
      for (const { item, responses } of examplesOf(type)) {
        expect(item.fits(item.correctResponse)).toBe(true)
        for (const { name, response, correct } of responses) {
          const isNone = noResponses[type]?.includes(name) || (oneAnswerAlone(item.shown) && tooMany.includes(name))
          if (!isNone) expect([name, item.fits(response)]).toEqual([name, true])
          else expect([name, item.fits(response), correct]).toEqual([name, false, false])
        }
      }
    },
  )

  test.each(['OneChoice', 'MatchingTwoColumn', 'Unscramble'])('%s: none with an id of another question', (type) => {
    const [one, two] = examplesOf(type)
    expect(one?.item.fits(two?.item.correctResponse)).toBe(false)
    expect(two?.item.fits(one?.item.correctResponse)).toBe(false)
  })

  test.each(questionRules.map(({ code }) => code))('%s: no value of another shape', (type) => {
    for (const { item } of examplesOf(type))
      for (const value of [null, true, 7, '', 'text', [], {}, { picked: {} }, { order: 'a' }, { blanks: 'a' }])
        expect([value, item.fits(value)]).toEqual([value, false])
  })

  test('any text where the response is text, one for each blank', () => {
    for (const { item } of examplesOf('FillInTheBlank')) {
      const { blanks } = item.correctResponse as { blanks: string[] }
      expect(item.fits({ blanks: blanks.map(() => 'chữ không có trong từ điển') })).toBe(true)
      expect(item.fits({ blanks: [...blanks, ''] })).toBe(false)
    }
  })
})

test('D20 C-383 an item says what a pupil sees of it, and apart from that the right response and why', () => {
  const question = { id: 'q', answers: [{ id: 'a', answer: 'x', isCorrect: 'true' }], explainText: { text: 'vì x' } }
  const item = paperItem('OneChoice', question)
  expect(item).toMatchObject({ correctResponse: { picked: 'a' }, explanation: { audioScript: '', text: 'vì x' } })
  expect(item?.grade({ picked: 'a' }).correct).toBe(true)
  expect(JSON.stringify(item?.shown)).not.toMatch(/isCorrect|vì x/)
})

test('C-385 a type that nobody knows and a question that cannot be read are no items', () => {
  expect(paperItem('Crossword', { id: 'q' })).toBeUndefined()
  expect(paperItem('OneChoice', { id: '' })).toBeUndefined()
  expect(paperItem('OneChoice', 'text')).toBeUndefined()
})

test('C-494 the stored name of a type is read in any spelling', () => {
  const stored = { id: 'q', questionText: 'Ice is ____.', answers: 'cold' }
  for (const type of ['FILLINTHEBLANK', 'fill-in-the-blank', 'Fill In The Blank'])
    expect(paperItem(type, stored)?.grade({ blanks: ['cold'] }).correct).toBe(true)
})

describe('C-495 each place marks by its own rule', () => {
  test('a sign behind a typed word is nothing on a worksheet and wrong in an exercise', () => {
    const typed = 'parrot...'
    expect(write.grade({ id: 'w', zones: [{ id: 'w', text: 'parrot' }] }, { w: typed }).correct).toBe(true)
    const item = paperItem('FillInTheBlank', { id: 'q', questionText: 'A ____ is green.', answers: 'parrot' })
    expect(item?.grade({ blanks: ['parrot'] }).correct).toBe(true)
    expect(item?.grade({ blanks: [typed] }).correct).toBe(false)
  })

  test('the choices of a quiz count one by one, those of an exercise are right together or wrong', () => {
    const options = (of: string) => [
      { id: `${of}1`, answer: 'cat', isCorrect: true },
      { id: `${of}2`, answer: 'dog', isCorrect: false },
    ]
    const parts = ['a', 'b'].map((of) => ({ id: of, question: of, answers: options(of) }))
    const quiz = paperItem('QUIZ', { id: 'q', optionType: 'ONECHOICETEXT', answers: parts })
    expect(quiz?.correctResponse).toEqual({ parts: { a: ['a1'], b: ['b1'] } })
    expect(quiz?.grade({ parts: { a: ['a1'], b: ['b2'] } })).toMatchObject({ correct: false, right: 1, total: 2 })
    const several = paperItem('MULTIPLECHOICE', {
      id: 'q',
      answers: [...options('a'), { id: 'c', answer: 'bird', isCorrect: true }],
    })
    expect(several?.grade({ picked: ['a1', 'c'] }).correct).toBe(true)
    expect(several?.grade({ picked: ['a1'] })).toMatchObject({ correct: false })
  })
})

test('C-496 of a question that is no item its words are received, and nothing of its key', () => {
  const stored = { id: 'x', type: 'Crossword', title: 'Ô chữ', question: 'Across', answers: ['tiger'], grid: 'TIGER' }
  expect(shownOnly(stored)).toMatchObject({ shownOnly: true, id: 'x', title: 'Ô chữ', question: 'Across' })
  expect(JSON.stringify(shownOnly({ ...stored, explainText: { text: 'tiger' } }))).not.toMatch(/tiger/i)
  for (const odd of [null, 'text', {}]) expect(shownOnly(odd)).toEqual({ shownOnly: true })
})

describe('H024 H021 what can be a response to zones of a worksheet', () => {
  const fits = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
    schema.safeParse(value).success
  const zones = [
    { id: 'a', text: 'yes' },
    { id: 'b', text: 'no' },
  ] as const

  test('Choice: zones of its group, each once', () => {
    const schema = choice.schema.responseTo({ id: 'a', zones })
    for (const value of [[], ['b'], ['b', 'a']]) expect(fits(schema, value)).toBe(true)
    for (const value of [['c'], ['a', 'a'], 'a', [1]]) expect(fits(schema, value)).toBe(false)
  })

  test('Write and DropDown: texts of any words, of a length that is typed', () => {
    const schema = write.schema.responseTo({ id: 'a', zones })
    for (const value of [{}, { a: '' }, { a: 'lạ', b: 'ơ' }]) expect(fits(schema, value)).toBe(true)
    for (const value of [{ c: 'x' }, { a: 1 }, { a: 'x'.repeat(2_001) }]) expect(fits(schema, value)).toBe(false)
    const list = dropDown.schema.responseTo({ id: 'd', text: 'x|*y' })
    for (const value of ['', 'y', 'none of them']) expect(fits(list, value)).toBe(true)
    for (const value of [null, ['y'], 'x'.repeat(2_001)]) expect(fits(list, value)).toBe(false)
  })
})
