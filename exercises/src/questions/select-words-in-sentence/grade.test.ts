import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctResponse, emptyResponse, grade, isReady, responseTo, summarise, toPublic } from './grade.ts'
import { type Question, questionSchema } from './schema.ts'
import { chosenIn, selectable, sentencePieces, toggled, wordsIn } from './words.ts'

const asked = (questionText: string, answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, questionText, answers, ...more })
const isRight = (question: Question, ...words: number[]): boolean => grade(question, { words }).correct
const wordsOf = (question: Question): string[] => selectable(sentencePieces(question))

const verbs = asked('Mai gets up and walks home.', ['gets', 'walks'])

describe('marking', () => {
  test('C-472 correct if the selected set is the correct set, in whatever order', () => {
    expect(grade(verbs, { words: [1, 4] })).toEqual({ correct: true, right: 2, total: 2, parts: { 1: true, 4: true } })
    expect(isRight(verbs, 4, 1)).toBe(true)
  })

  test('C-472 a word too many and a word too few are both wrong, and each is a part', () => {
    expect(grade(verbs, { words: [0, 1] })).toEqual({
      correct: false,
      right: 1,
      total: 3,
      parts: { 0: false, 1: true, 4: false },
    })
    expect(isRight(verbs, 1)).toBe(false)
    expect(isRight(verbs, 1, 2, 4)).toBe(false)
  })

  test('H028 of equal words any will do, as many as the key names; all of them are right too', () => {
    const once = asked('The cat sees the other cat and the dog.', ['cat'])
    expect([[1], [5], [1, 5]].every((words) => isRight(once, ...words))).toBe(true)
    expect(isRight(once, 1, 8)).toBe(false)
    const twice = asked('The cat sees the other cat and the cat.', ['cat', 'cat'])
    expect(isRight(twice, 1)).toBe(false)
    expect(
      [
        [1, 5],
        [5, 8],
        [1, 5, 8],
      ].every((words) => isRight(twice, ...words)),
    ).toBe(true)
  })

  test('C-403 items that are all words of the sentence say by their marks which are right, equal words each for itself', () => {
    const marked = ['can', 'the', 'can', 'open'].map((answer, at) => ({ answer, isCorrect: at === 2 ? 'true' : false }))
    const question = asked('Can the can open?', marked)
    expect(isRight(question, 2)).toBe(true)
    expect(isRight(question, 0)).toBe(false)
    expect(isRight(question, 0, 2)).toBe(false)
  })

  test('an item of several words names those that stand one behind the other', () => {
    const question = asked('He is tall. He is playing.', ['is playing'])
    expect(isRight(question, 4, 5)).toBe(true)
    expect(isRight(question, 1, 5)).toBe(false)
    expect(isRight(asked('Look at it. It is at home.', ['home Look']), 0, 6)).toBe(true)
  })

  test('H027 the case, the signs and the spelling forms of the key do not count', () => {
    const question = asked("Nam's caf\u00e9 isn’t far.", ['CAFE\u0301,', "isn't"])
    expect(isRight(question, 1, 2)).toBe(true)
  })

  test('a word that the sentence does not have is left out of the key', () => {
    const question = asked('He is tall.', ['is', 'small'])
    expect(isRight(question, 1)).toBe(true)
  })

  test('C-385 a sentence of which no word is right can be answered by nobody, and one without words asks nothing', () => {
    const keyless = asked('He is tall.', ['x'])
    for (const words of [[], [1]])
      expect(grade(keyless, { words })).toMatchObject({ correct: false, right: 0, total: 1 })
    expect(isReady(toPublic(keyless), emptyResponse())).toBe(false)
    const empty = asked('', [])
    expect(grade(empty, emptyResponse())).toMatchObject({ correct: false, right: 0, total: 0 })
    expect(isReady(toPublic(empty), emptyResponse())).toBe(true)
  })

  test('what is no selection counts as unanswered', () => {
    for (const response of [
      null,
      'gets',
      {},
      { words: 'gets' },
      { words: ['1', '4'] },
      { words: [1, 4, 4] },
      { words: [1, 4, 6] },
      { words: [1, 4, -1] },
      { words: [1, 4, 0.5] },
    ])
      expect(grade(verbs, response)).toEqual({ correct: false, right: 0, total: 2, parts: { 1: false, 4: false } })
  })

  test('whatever sentence and key, the correct response is right and fits, and the empty one is not right', () => {
    const word = fc.stringMatching(/^[a-c]{1,2}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(7), { minLength: 1 }),
        (words, picks) => {
          const question = asked(
            `${words.join(' ')}.`,
            picks.flatMap((at) => words[at] ?? []),
          )
          const response = correctResponse(question)
          expect(grade(question, response).correct).toBe(response.words.length > 0)
          expect(responseTo(question).safeParse(response).success).toBe(true)
          expect(grade(question, emptyResponse()).right).toBe(0)
        },
      ),
    )
  })
})

describe('the words', () => {
  test('are counted without the signs around them', () => {
    expect(wordsIn("“It's 3.5 o'clock,” said e-mail (Ms. Lê) … well—now!")).toEqual([
      "It's",
      '3.5',
      "o'clock",
      'said',
      'e-mail',
      'Ms',
      'Lê',
      'well',
      'now',
    ])
  })

  test('C-391, C-394 marked and broken texts are one sentence', () => {
    expect(wordsOf(asked('He <goes out><br>with <b>Mai</b> ___ now.', []))).toEqual([
      'He',
      'goes',
      'out',
      'with',
      'Mai',
      'now',
    ])
  })

  test('C-395, C-396 where the text has groups, their choices are what can be selected, one of each', () => {
    const question = asked('She is | are my [sister | brother].', ['is', 'sister'])
    expect(wordsOf(question)).toEqual(['are', 'is', 'brother', 'sister'])
    expect(isRight(question, 1, 3)).toBe(true)
    expect(responseTo(question).safeParse({ words: [0, 1] }).success).toBe(false)
  })

  test.each([
    ['an item for each', ['is', 'are']],
    ['one item with a word for each', 'is | are'],
    ['marks', [{ answer: 'is', isCorrect: 'true' }, { answer: 'am' }, { answer: 'are', isCorrect: true }]],
  ])('C-396 dropdowns with the same choices have each its own right one: %s', (_, key) => {
    const question = asked('She is | are ten and they is | are six.', key)
    expect(isRight(question, 1, 2)).toBe(true)
    expect(isRight(question, 0, 3)).toBe(false)
    expect(isRight(question, 1)).toBe(false)
  })

  test('C-408 one dropdown may have several right choices, of which one is chosen', () => {
    const question = asked('I have [a | some | the] milk.', ['some | the'])
    expect([[1], [2]].every((words) => isRight(question, ...words))).toBe(true)
    expect(isRight(question, 0)).toBe(false)
  })

  test('stand in the field with groups, otherwise in questionText, otherwise in question, otherwise in the key', () => {
    expect(wordsOf(asked('Choose.', [], { question: 'a | b' }))).toEqual(['a', 'b'])
    expect(wordsOf(asked('One.', [], { question: 'Two.' }))).toEqual(['One'])
    expect(wordsOf(asked('', [], { question: 'Two.' }))).toEqual(['Two'])
    expect(wordsOf(asked('', ['cat', { answer: 'pen', isCorrect: false }]))).toEqual(['cat', 'pen'])
  })

  test('C-385 a key that cannot be read leaves nothing to be right, and nothing throws', () => {
    for (const answers of [undefined, null, '', '[1,', {}, [null], [{ answer: {} }], true])
      for (const text of ['He is tall.', '']) expect(grade(asked(text, answers), { words: [0] }).correct).toBe(false)
  })

  test('a word is selected and let go in reading order; a group keeps one', () => {
    expect(toggled([4], 1)).toEqual([1, 4])
    expect(toggled([1, 4], 4)).toEqual([1])
    const group = { kind: 'choices', from: 2, words: ['a', 'b'] } as const
    expect(chosenIn([0, 2, 5], group, 3)).toEqual([0, 3, 5])
    expect(chosenIn([0, 2, 5], group, null)).toEqual([0, 5])
  })
})

test('a parsed question parses to itself', () => {
  expect(questionSchema.parse(verbs)).toEqual(verbs)
})

test('no pupil receives the key, or the order in which choices were written', () => {
  const shown = (text: string, key: string) => JSON.stringify(toPublic(asked(text, [key])))
  expect(shown('She is | are ten.', 'is')).toBe(shown('She are | is ten.', 'are'))
  expect(toPublic(verbs)).not.toHaveProperty('answers')
})

test('C-471 submit needs one selected word', () => {
  expect(isReady(toPublic(verbs), emptyResponse())).toBe(false)
  expect(isReady(toPublic(verbs), { words: [3] })).toBe(true)
})

test('H024 a response has words of this sentence, each once', () => {
  const fits = (words: unknown) => responseTo(verbs).safeParse({ words }).success
  expect([[], [5, 0]].map(fits)).toEqual([true, true])
  expect([[6], [-1], [1, 1], [0.5], ['1'], 'x', null].some(fits)).toBe(false)
})

test('the response in one line has the words in reading order', () => {
  expect(summarise(toPublic(verbs), { words: [4, 1, 99] })).toBe('gets, walks')
})
