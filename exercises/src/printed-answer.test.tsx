import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { questionExamples } from './examples.ts'
import { printedAnswer, printOf } from './printing.ts'
import { questionScreens, screensOf } from './screens.ts'

const load = async (type: string) => screensOf(type)?.rules()

/** What paper says of a question with its answers, without markup, and the line in the list of answers. */
const printed = async (type: string, stored: unknown) => {
  const screens = screensOf(type)
  const print = printOf(type)
  if (!screens || !print) throw new Error(`no type ${type}`)
  const [rules, { Print }] = await Promise.all([screens.rules(), print()])
  const read = rules.schema.question.safeParse(stored)
  if (!read.success) throw new Error(`the ${type} does not parse`)
  const markup = renderToStaticMarkup(<Print question={read.data as never} withAnswers />)
  const lines = markup.split(/<\/?(?:li|p|div)\b[^>]*>/).map((line) => line.replace(/<[^>]+>/g, '').trim())
  return { lines, answer: await printedAnswer(rules, read.data, load) }
}

const choice = (type: string, isCorrect: readonly unknown[], settings: object = {}) => ({
  id: 'q1',
  type,
  question: 'What is it?',
  answers: ['red', 'blue', 'green', 'black'].map((answer, index) => ({
    id: `o${index}`,
    answer,
    isCorrect: isCorrect[index] ?? false,
  })),
  settings: { answers: settings },
})

test.each([
  ['OneChoice', [false, true]],
  ['MULTIPLECHOICE', [true, false, true]],
])(
  'C-604 C-607 the list of answers names the options of %s by the letters that stand before them',
  async (type, key) => {
    const { lines, answer } = await printed(type, choice(type, key))
    const right = ['red', 'blue', 'green', 'black'].filter((_, index) => key[index])
    const expected = lines.filter((line) => right.some((word) => line.endsWith(`. ${word}`)) && !line.includes(':'))
    expect(expected).toHaveLength(right.length)
    expect(answer.split('; ')).toEqual(expected)
    expect(answer).toMatch(/^[A-D]\. /)
  },
)

test('C-412 numbers stand for themselves; options without labels are named by their words', async () => {
  expect((await printed('OneChoice', choice('OneChoice', [true], { bulletType: 'number' }))).answer).toMatch(
    /^[1-4]\. red$/,
  )
  for (const bulletType of ['none', 'special characters'])
    expect((await printed('OneChoice', choice('OneChoice', [true], { bulletType }))).answer).toBe('red')
})

test('sub-questions are numbered, each with the letters of its right options', async () => {
  const part = (id: string, right: string) => ({
    id,
    question: id,
    answers: ['cat', 'dog', 'hen'].map((answer) => ({ id: `${id} ${answer}`, answer, isCorrect: answer === right })),
  })
  const stored = { id: 'q2', optionType: 'ONECHOICE', answers: [part('one', 'dog'), part('two', 'hen')] }
  const { lines, answer } = await printed('QUIZ', stored)
  const letters = ['dog', 'hen'].map((word) => lines.find((line) => new RegExp(`^[A-C]\\. ${word}$`).test(line))?.[0])
  // each sub-question has an order of its own
  expect(answer).toMatch(/^1\. [A-C]; 2\. [A-C]$/)
  expect(answer).toBe(`1. ${letters[0]}; 2. ${lines.findLast((line) => /^[A-C]\. hen$/.test(line))?.[0]}`)
})

test('the marked part of a sentence is named by the letter behind it', async () => {
  const { lines, answer } = await printed('Underlined', {
    id: 'q4',
    question: 'My sister <go> to <school> <every> day.',
    answers: ['go', 'school', 'every'].map((text, index) => ({
      id: `p${index}`,
      answer: text,
      isCorrect: index === 1,
    })),
  })
  expect(lines).toContain('My sister go (A) to school (B) every (C) day.')
  expect(answer).toBe('B. school')
})

test('what gets a number is named by its words, a picture by the letter of its place on paper', async () => {
  const items = [
    { id: 'x7', imageUrl: '/1.svg', number: 2 },
    { id: 'k2', imageUrl: '/2.svg', number: 1 },
    { id: 'm5', imageUrl: '/3.svg', number: 3 },
  ]
  const { lines, answer } = await printed('ListenAndNumber', { id: 'q5', answers: items })
  // the box with the number, and the letter beside it
  const boxes = lines.flatMap((line) => /^(\d)([A-C])$/.exec(line)?.slice(1).toReversed().join(': ') ?? [])
  expect(boxes.map((box) => box[0])).toEqual(['A', 'B', 'C'])
  expect(answer).toBe(boxes.join(', '))
  const words = items.map((item, index) => ({ ...item, question: ['cat', 'dog', 'hen'][index] }))
  expect((await printed('ListenAndNumber', { id: 'q5', answers: words })).answer.split(', ').toSorted()).toEqual([
    'cat: 2',
    'dog: 1',
    'hen: 3',
  ])
})

test.each([
  ['Matching', { answers: ['First', 'Then', 'Later', 'At last'] }],
  [
    'MatchingTwoColumn',
    {
      answers: [
        { textLeft: 'cat', textRight: 'meow' },
        { textLeft: 'dog', textRight: 'woof' },
        { textLeft: 'cow', textRight: 'moo' },
      ],
    },
  ],
])(
  'C-604 C-607 what %s asks to be joined by letters is listed by letters, as it stands below the question',
  async (type, fields) => {
    const { lines, answer } = await printed(type, { id: 'q6', ...fields })
    expect(answer).toMatch(/^1 – [A-D](; [2-4] – [A-D])+$/)
    expect(lines).toContain(`Đáp án: ${answer}`)
  },
)

test('C-604 hidden words are listed as their clues stand, one by one where they meet in one line of the grid', async () => {
  const words = ['duck', 'cat'].map((answer) => ({ id: answer, answer, question: `a ${answer}` }))
  const { lines, answer } = await printed('PuzzleWords', {
    id: 'q7',
    answers: words,
    grid: ['CATDUCK', 'XQXQXQX', 'QXQXQXQ'],
  })
  expect(answer).toBe('duck; cat')
  expect(lines).toContain(`Đáp án: ${answer}`)
})

test('C-390 C-604 inside another question they are listed by letters too', async () => {
  const child = { id: 'm', type: 'Matching', answers: ['First', 'Then'] }
  const { answer } = await printed('COMBINE', { id: 'c2', question: 'Read.', answers: [child] })
  expect(answer).toBe('(1) 1 – B; 2 – A')
})

test('C-390 the questions inside another one are answered by their numbers, with their letters', async () => {
  const children = [
    choice('OneChoice', [false, true]),
    {
      id: 'q3',
      type: 'FillInTheBlank',
      question: 'I ___ tea.',
      answers: [{ id: 'a', answer: 'like', isCorrect: true }],
    },
  ]
  const { answer } = await printed('COMBINE', { id: 'c1', question: 'Read.', answers: JSON.stringify(children) })
  expect(answer).toMatch(/^\(1\) [A-D]\. blue; \(2\) like$/)
})

test('C-604 D56 every example of every type that is marked has an answer to list, and one that is not has none', async () => {
  for (const [type, screens] of Object.entries(questionScreens)) {
    const rules = await screens.rules()
    for (const { question } of questionExamples[type] ?? []) {
      const read = rules.schema.question.safeParse(question)
      if (read.success)
        expect([type, (await printedAnswer(rules, read.data, load)) !== '']).toEqual([type, rules.marked])
    }
  }
})
