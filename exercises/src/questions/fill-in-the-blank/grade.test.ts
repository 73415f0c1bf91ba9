import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxesIn, solutionsOf } from '../../shared/typed-marking.ts'
import { correctResponse, emptyResponse, grade, isReady, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'
import { outlineOf } from './sentence.ts'

const asked = (questionText: string, answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, questionText, answers, ...more })
const isRight = (question: Question, ...blanks: string[]): boolean => grade(question, { blanks }).correct

describe('the key as it is stored', () => {
  test('C-452, C-408 the parts of an answer stand between pipes, and an empty part is none', () => {
    const question = asked('A ___ day', JSON.stringify([{ id: 1, answer: ' hot | |warm|' }]))
    expect(question.answers).toEqual([{ answer: ['hot', 'warm'], isCorrect: true }])
  })

  test.each([
    ['a text in a list', ['hot | warm']],
    ['a text alone', 'hot|warm'],
    ['JSON text', '["hot", "warm"]'],
    ['a list of texts in an item', [{ answer: ['hot', 'warm'] }]],
    ['JSON text in an item', [{ answer: '["hot", "warm"]' }]],
  ])('C-409, C-410 an answer may be %s', (_, answers) => {
    const question = asked('A ___ day', answers)
    expect(isRight(question, 'hot')).toBe(true)
    expect(isRight(question, 'warm')).toBe(true)
    expect(isRight(question, 'cold')).toBe(false)
  })

  test('C-385 a key that cannot be read leaves a question that nobody answers right, and nothing throws', () => {
    for (const answers of [undefined, null, '', '[1,', {}, [null], [{ answer: {} }], true]) {
      const question = asked('A ___ day', answers)
      expect(grade(question, { blanks: ['x'] })).toMatchObject({ correct: false, total: 1 })
      expect(grade(question, correctResponse(question)).total).toBe(1)
    }
  })

  test('C-406 the words of an item stand in answer, text or Text, the first that is not empty', () => {
    for (const item of [{ text: 'is' }, { Text: 'is' }, { answer: '', text: 'is' }, { answer: null, Text: 'is' }])
      expect(isRight(asked('She ___ ten.', [item]), 'is')).toBe(true)
  })

  test('C-388 sentences with a # for each gap are lines of the text', () => {
    const questions = ['1. I # ten.', { question: '2. She # nine.' }]
    for (const stored of [questions, JSON.stringify(questions), '1. I # ten.\n2. She # nine.']) {
      const question = asked('', ['am', 'is'], { question: 'Read.', questions: stored })
      expect(question.questionText).toBe('1. I ___ ten.<br>2. She ___ nine.')
      expect(isRight(question, 'am', 'is')).toBe(true)
      expect(questionSchema.parse(question)).toEqual(question)
    }
    expect(asked('Fill in.', 'am', { questions: ['I # ten.'] }).questionText).toBe('Fill in.<br>I ___ ten.')
    expect(asked('I ___ ten.', 'am', { questions: '[' }).questionText).toBe('I ___ ten.')
  })

  test('a parsed question parses to itself', () => {
    const question = asked('A ___ day', ['a|b', { answer: 'c', isCorrect: 'false' }], { optionType: 'X' })
    expect(questionSchema.parse(question)).toEqual(question)
  })
})

describe('marking', () => {
  test('C-454 a blank is compared trimmed and without regard to case', () => {
    const question = asked('It is ___.', ["Nam's"])
    expect(isRight(question, ' NAM’S ')).toBe(true)
    expect(isRight(question, 'Nams')).toBe(false)
  })

  test('C-455 with one blank each part of each item is an accepted variant', () => {
    const question = asked('A ___ day', ['hot|warm', 'sunny'])
    for (const variant of ['hot', 'warm', 'sunny']) expect(isRight(question, variant)).toBe(true)
    expect(isRight(question, 'hot|warm')).toBe(false)
  })

  test('C-453, C-455 with more blanks an item of as many parts is one solution, and one of them must match in every blank', () => {
    const question = asked('In ___ there is a ___.', ['winter|fire', 'summer|swim'])
    expect(isRight(question, 'winter', 'fire')).toBe(true)
    expect(isRight(question, 'summer', 'swim')).toBe(true)
    expect(isRight(question, 'winter', 'swim')).toBe(false)
    expect(isRight(question, 'fire', 'winter')).toBe(false)
  })

  test('C-455 items of another number of parts are the variants of blank 1, 2 and so on', () => {
    const question = asked('___ and ___', ['cat', 'dog|hound|puppy'])
    for (const second of ['dog', 'hound', 'puppy']) expect(isRight(question, 'cat', second)).toBe(true)
    expect(isRight(question, 'dog', 'cat')).toBe(false)
  })

  test('C-455 both kinds of items stand beside each other', () => {
    const question = asked('___ and ___', ['x', 'sun|moon', 'y'])
    expect(isRight(question, 'sun', 'moon')).toBe(true)
    expect(isRight(question, 'x', 'y')).toBe(true)
    expect(isRight(question, 'sun', 'y')).toBe(false)
  })

  test('C-455 a blank without a variant is wrong, the others are still marked', () => {
    const question = asked('___ and ___', ['cat'])
    expect(solutionsOf(question.answers, boxesIn(outlineOf(question)))).toEqual([[['cat'], []]])
    expect(grade(question, { blanks: ['cat', ''] })).toEqual({
      correct: false,
      right: 1,
      total: 2,
      parts: { 0: true, 1: false },
    })
  })

  test('C-453 the parts are those of the solution that agrees in most blanks', () => {
    const question = asked('___, ___, ___', ['a|b|c', 'd|e|f'])
    expect(grade(question, { blanks: ['a', 'e', 'f'] })).toEqual({
      correct: false,
      right: 2,
      total: 3,
      parts: { 0: false, 1: true, 2: true },
    })
  })

  test('C-403, C-453 an item without a mark is wrong beside one that is marked right', () => {
    for (const isCorrect of [undefined, null]) {
      const question = asked('A ___ day', [
        { answer: 'hot', isCorrect: 'true' },
        { answer: 'cold', isCorrect },
      ])
      expect(isRight(question, 'hot')).toBe(true)
      expect(isRight(question, 'cold')).toBe(false)
    }
  })

  test('C-391 marks and entities in the key are none of its words', () => {
    const question = asked('It is ___.', ['<b>the cat</b>|<i>Nam&#39;s</i>|a&nbsp;dog'])
    for (const typed of ['the cat', "Nam's", 'a dog']) expect(isRight(question, typed)).toBe(true)
    expect(isRight(question, '<b>the cat</b>')).toBe(false)
    expect(correctResponse(question)).toEqual({ blanks: ['the cat'] })
  })

  test('C-403 an item that is marked wrong is no answer', () => {
    const question = asked('A ___ day', [{ answer: 'hot' }, { answer: 'cold', isCorrect: 'false' }])
    expect(isRight(question, 'hot')).toBe(true)
    expect(isRight(question, 'cold')).toBe(false)
  })

  test('C-393 three underscores are a blank, two are none', () => {
    expect(emptyResponse(toPublic(asked('a __ b ___ c ______', []))).blanks).toHaveLength(2)
    expect(emptyResponse(toPublic(asked('', [], { question: 'A ___ and a ___' }))).blanks).toHaveLength(2)
    expect(emptyResponse(toPublic(asked('No blank', []))).blanks).toHaveLength(1)
  })

  test('what is no response, or has another number of blanks, counts as unanswered', () => {
    const question = asked('___ and ___', ['cat|dog'])
    for (const response of [
      null,
      'cat',
      {},
      { blanks: 'cat' },
      { blanks: ['cat'] },
      { blanks: ['cat', 'dog', ''] },
      { blanks: ['cat', 3] },
      { blanks: ['cat', 'x'.repeat(2_001)] },
    ])
      expect(grade(question, response)).toEqual({ correct: false, right: 0, total: 2, parts: { 0: false, 1: false } })
  })

  test('whatever the key and the blanks, the correct response is right and the empty one is not', () => {
    const word = fc.stringMatching(/^[a-z]{1,4}$/)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.array(word, { minLength: 1 }), { minLength: 4 }),
        (count, key) => {
          const question = asked(
            Array.from({ length: count }, () => '___').join(' and '),
            key.map((parts) => parts.join('|')),
          )
          const complete = solutionsOf(question.answers, boxesIn(outlineOf(question))).some((each) =>
            each.every((variants) => variants.length > 0),
          )
          expect(grade(question, correctResponse(question)).correct).toBe(complete)
          expect(grade(question, emptyResponse(toPublic(question))).right).toBe(0)
        },
      ),
    )
  })
})

describe('a whole sentence', () => {
  const whole = ['How old are you?']

  test.each(['______', '1. ______', 'B: ______?', 'Make a question.\n→ ______.', 'age<br>______', 'no blank at all'])(
    'C-485, C-486, C-487 over %j the final question mark and the first letter’s case do not count',
    (text) => {
      const question = asked(text, whole)
      for (const typed of ['How old are you?', 'how old are you', 'How old are you ?', 'how old are you？'])
        expect(isRight(question, typed)).toBe(true)
      expect(isRight(question, 'How old are you??')).toBe(false)
      expect(isRight(question, 'How? old are you')).toBe(false)
      expect(isRight(question, '?')).toBe(false)
    },
  )

  test('an empty box is never right, also where nothing of the key is compared', () => {
    expect(isRight(asked('______', ['?']), '')).toBe(false)
    expect(isRight(asked('A ___ day', ['\u200b']), '')).toBe(false)
  })

  test('H027, C-487 another sign at the end, or none, changes nothing', () => {
    for (const key of ['She is a nurse.', 'She is a nurse', 'She is a nurse!'])
      for (const typed of ['She is a nurse', 'she is a nurse.', 'She is a nurse …', 'She is a nurse...'])
        expect([key, typed, isRight(asked('1. ______', [key]), typed)]).toEqual([key, typed, true])
    expect(isRight(asked('1. ______', ['She is a nurse.']), 'She is, a nurse')).toBe(false)
  })

  test('C-485 the question mark may be missing in the key instead', () => {
    expect(isRight(asked('______', ['How old are you']), 'How old are you?')).toBe(true)
  })

  test.each([
    ['He said: ______', 'you', ['you?']],
    ['______ she asked.', 'you', ['you?']],
    ['______ ______', 'are|you', ['are', 'you?']],
  ])('C-487 beside other words or blanks, as in %j, the question mark counts', (text, key, blanks) => {
    expect(grade(asked(text, [key]), { blanks }).correct).toBe(false)
  })
})

describe('what a pupil receives', () => {
  const bank = (answers: unknown): unknown =>
    toPublic(asked('___ and ___', answers, { optionType: 'FILLINTHEBLANK_CHOOSEWORD' }))

  test('C-397, C-398, C-410 the word bank has every word of the key once, in the order of the alphabet', () => {
    expect(bank(['dog', 'cat', 'Cat', { answer: 'ant', isCorrect: false }])).toMatchObject({
      display: 'words',
      words: ['ant', 'Cat', 'dog'],
    })
    expect(bank(['cat', 'dog'])).toEqual(bank(['dog', 'cat']))
    expect(bank(['dog|cat'])).toEqual(bank(['cat|dog']))
  })

  test('C-398 yes or no is a choice where the key says yes or no, and boxes otherwise', () => {
    const shown = (answers: unknown) =>
      toPublic(asked('___ and ___', answers, { optionType: 'FILLINTHEBLANK_LOOKANREADYES/NO' }))
    expect(shown(['yes', 'NO'])).toMatchObject({ display: 'yes-no', words: ['Yes', 'No'] })
    expect(shown(['yes', 'Yes, it is'])).toMatchObject({ display: 'plain', words: [] })
  })

  test('C-397, C-398 USECORRECT shows the given word, an unknown option type boxes alone', () => {
    const shown = (optionType: unknown) => toPublic(asked('___ (go)', ['went'], { optionType }))
    expect(shown('FILLINTHEBLANK_USECORRECT').display).toBe('given')
    for (const unknown of ['FILLINTHEBLANK_ANYTHING', '', undefined, null, 3, 'TICKTF_TRUEORFALSE'])
      expect(shown(unknown)).toMatchObject({ display: 'plain', words: [] })
  })

  test('nothing of the key, but for the words of a bank', () => {
    const shown = JSON.stringify(toPublic(asked('A ___ day', ['sunny'], { explainText: { text: 'sunny' } })))
    expect(shown).not.toContain('sunny')
  })
})

test('C-489 one filled blank may be submitted, none may not', () => {
  const question = toPublic(asked('___ and ___', ['cat|dog']))
  expect(isReady(question, emptyResponse(question))).toBe(false)
  expect(isReady(question, { blanks: [' ', '\t'] })).toBe(false)
  expect(isReady(question, { blanks: ['', 'dog'] })).toBe(true)
})

test('the response in one line shows where nothing was written', () => {
  expect(summarise(toPublic(asked('___ and ___', [])), { blanks: ['cat ', ''] })).toBe('cat, …')
})

test('H167 a blank and a whole sentence take what the eye reads as the answer', () => {
  expect(isRight(asked('It costs ___ dong.', ['1.000']), '1 000')).toBe(true)
  expect(isRight(asked('___', ['The pole is 3,5 m, and it is old.']), 'The pole is 3,5 m,and it is old')).toBe(true)
  expect(isRight(asked('A: ___', ['3,5.']), '3.5')).toBe(true)
  expect(isRight(asked('It is ___ long.', ['3,125']), '3125')).toBe(false)
})
