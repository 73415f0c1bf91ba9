import { expect, test } from 'vitest'
import { readGift, writeGift } from '../../interchange/gift.ts'
import { plainText } from '../../shared/markup.ts'
import { oneChoiceExamples } from './examples.ts'
import { grade } from './grade.ts'
import { interchange } from './interchange.ts'
import { type Question, questionSchema } from './schema.ts'

const media = { nameOf: () => null, addressOf: () => null }
const stored = {
  id: 'q',
  title: 'Chọn từ đúng.',
  question: 'Which one says {meow}?',
  answers: [
    { id: 'a', answer: 'a cat', isCorrect: true },
    { id: 'b', answer: 'a dog = no' },
  ],
  explainText: { text: 'Mèo kêu meow; chó kêu woof.' },
}
const read = (value: unknown): Question => questionSchema.parse(value)
const said = ({ title, question, answers, explainText }: Question) => ({
  ...{ title, question, explainText },
  answers: answers.map(({ answer, isCorrect }) => ({ answer, isCorrect })),
})
const write = (value: unknown) => interchange.gift?.write(read(value), media) ?? null
const back = (file: string) => readGift(file).items.map((item) => interchange.gift?.read(item, media) ?? null)

test('a question goes to GIFT and comes back as it asks and is marked', () => {
  const written = write(stored)
  expect(written?.lost).toEqual([])
  const [taken] = back(writeGift(written ? [written.item] : []))
  expect(taken?.lost).toEqual([])
  const again = read({ ...taken?.question, id: 'again' })
  expect(said(again)).toEqual(said(read(stored)))
  const idOf = (words: string) => again.answers.find(({ answer }) => answer === words)?.id
  expect(grade(again, { picked: idOf('a cat') }).correct).toBe(true)
  expect(grade(again, { picked: idOf('a dog = no') }).correct).toBe(false)
})

test('every example that is words alone comes back with its options, its key and its explanation', () => {
  const plain = oneChoiceExamples.flatMap(({ question }) => {
    const written = write(question)
    return written ? [[read(question), written.item] as const] : []
  })
  expect(plain.length).toBeGreaterThan(5)
  const taken = back(writeGift(plain.map(([, item]) => item)))
  for (const [at, [question]] of plain.entries()) {
    const again = read({ ...taken[at]?.question, id: 'again' })
    expect(said(again).answers).toEqual(said(question).answers)
    expect(again.explainText.text).toBe(question.explainText.text)
    expect(again.title).toBe(question.title)
  }
})

test('what GIFT cannot ask is not written, and what it has no place for is told', () => {
  const [cat, dog] = stored.answers
  for (const other of [
    { ...stored, imageUrl: '/pictures/words/cat.svg' },
    { ...stored, audioUrl: '/sounds/words/cat.mp3' },
    { ...stored, settings: { answers: { underlined: true } } },
    { ...stored, answers: [cat, { ...dog, imageUrl: '/pictures/words/dog.svg' }] },
    { ...stored, answers: [cat] },
  ])
    expect(write(other)).toBeNull()
  const more = { ...stored, option: 'SENTENCES', explainText: { text: 'Vì thế.', audioScript: 'Meow.' } }
  expect(write(more)?.lost).toEqual(['option', 'explainText.audioScript'])
})

test('an item that asks something else is not taken', () => {
  const file = `Type it. {=cat =kitten}

Match. {=cat -> con mèo =dog -> con chó}

True? {T}

Partly. {=cat ~%50%kitten ~dog}

Nothing right. {~cat ~dog}

Write. {}
`
  expect(back(file)).toEqual([null, null, null, null, null, null])
})

test('an item with weights of all or nothing is taken; a gap in its sentence stays, and feedback of an option is told', () => {
  expect(back('A cow {~%100%gives ~takes#No.} milk.')).toEqual([
    {
      question: {
        type: 'OneChoice',
        title: '',
        question: 'A cow ____ milk.',
        answers: [
          { answer: 'gives', isCorrect: true },
          { answer: 'takes', isCorrect: false },
        ],
        explainText: { text: '' },
      },
      lost: ['answers.feedback'],
    },
  ])
})

test('H163 an option that looks like a mark is the same after the way through a file', () => {
  const answers = [
    { id: 'a', answer: '&lt;b&gt;', isCorrect: true },
    { id: 'b', answer: '&amp;lt;' },
    { id: 'c', answer: '3<5 and 7>2' },
  ]
  const written = write({ ...stored, answers })
  const [taken] = back(writeGift(written ? [written.item] : []))
  expect(read({ ...taken?.question, id: 'q' }).answers.map(({ answer }) => plainText(answer))).toEqual([
    '<b>',
    '&lt;',
    '3<5 and 7>2',
  ])
})
