import type { Example } from '../../examples.ts'
import { type Question, questionSchema } from './schema.ts'

/** A question as it comes out of storage, where `answers` is JSON text. */
const stored = (question: Record<string, unknown>, answers: unknown): Question =>
  questionSchema.parse({
    id: 'q1',
    title: 'Cho dạng đúng của từ trong ngoặc.',
    ...question,
    answers: JSON.stringify(answers),
  })

/** Responses that every question is marked with: `right` is right, `wrong` is wrong in each box. */
const usual = (right: readonly string[], wrong: readonly string[]): Example['responses'] => [
  { name: 'right', response: { blanks: right }, correct: true },
  {
    name: 'right with spaces, in capitals',
    response: { blanks: right.map((text) => `  ${text.toUpperCase()}\u00a0`) },
    correct: true,
  },
  {
    name: 'right with other signs',
    response: {
      blanks: right.map((text) => text.normalize('NFD').replaceAll("'", '\u2019').replaceAll('-', '\u2013')),
    },
    correct: true,
  },
  { name: 'only the first wrong', response: { blanks: [wrong[0], ...right.slice(1)] }, correct: false },
  { name: 'only the last empty', response: { blanks: [...right.slice(0, -1), ''] }, correct: false },
  { name: 'wrong', response: { blanks: wrong }, correct: false },
  { name: 'empty', response: { blanks: right.map(() => ' ') }, correct: false },
  { name: 'a box too many', response: { blanks: [...right, ''] }, correct: false },
  { name: 'one text', response: { blanks: right.join(', ') }, correct: false },
  { name: 'no texts', response: { blanks: right.map(() => ({})) }, correct: false },
]

const driver = { questionText: 'My uncle drives ___. He never has an accident. (CARE)' }
const zoo = { questionText: 'Yesterday we ___ (go) to the zoo.<br>The monkeys ___ (not / be) hungry.' }
const family = { question: 'Write the right form of the words.', questionText: 'Her ___ is a famous ___ from Hue.' }
const plural = { question: 'one knife → two …', imageUrl: '/pictures/1f52a.svg' }
const knives = { question: 'one knife → two …', imageUrl: '/pictures/words/kitchen-knife.svg' }
const aunt = { questionText: 'My aunt works in a school. She is a ___. (TEACH)' }

export const wordFormExamples: readonly Example[] = [
  {
    name: 'the word at the end of the line',
    question: stored(driver, [{ id: 1, answer: 'carefully|with care' }]),
    twin: stored(driver, [{ id: 1, answer: 'carelessly' }]),
    responses: [
      ...usual(['carefully'], ['careful']),
      { name: 'another variant', response: { blanks: ['with care'] }, correct: true },
      { name: 'the given word', response: { blanks: ['care'] }, correct: false },
      { name: 'both variants', response: { blanks: ['carefully|with care'] }, correct: false },
    ],
  },
  {
    name: 'the words behind their boxes, two solutions',
    question: stored(zoo, ["went|weren't", 'did go|were not']),
    twin: stored(zoo, ["go|aren't"]),
    responses: [
      ...usual(['went', "weren't"], ['goes', "wasn't"]),
      { name: 'the other solution', response: { blanks: ['did go', 'were not'] }, correct: true },
      { name: 'half of each', response: { blanks: ['went', 'were not'] }, correct: false },
    ],
  },
  {
    name: 'the words in the items of the key',
    question: stored(family, [
      { text: 'grandfather|grandpa|granddad', question: 'father' },
      { Text: 'singer|song-writer|vocalist', question: 'sing' },
    ]),
    twin: stored(family, [
      { text: 'stepfather', question: 'father' },
      { Text: 'songster', question: 'sing' },
    ]),
    responses: [
      ...usual(['grandpa', 'song-writer'], ['father', 'singing']),
      { name: 'other variants', response: { blanks: ['Granddad', 'singer'] }, correct: true },
      { name: 'changed places', response: { blanks: ['singer', 'grandfather'] }, correct: false },
    ],
  },
  {
    name: 'one box below the words',
    question: stored(plural, ['knives']),
    twin: stored(plural, ['forks']),
    responses: usual(['knives'], ['knifes']),
  },
  {
    name: 'more than one, with a picture',
    question: stored(knives, ['knives']),
    twin: stored(knives, ['blades']),
    responses: usual(['knives'], ['knifes']),
  },
  {
    name: 'the person who does it',
    question: stored(aunt, ['teacher']),
    twin: stored(aunt, ['tutor']),
    responses: usual(['teacher'], ['teaching']),
  },
]
