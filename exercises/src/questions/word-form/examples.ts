import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

/** A question as it comes out of storage, where `answers` is JSON text. */
const stored = (question: Record<string, unknown>, answers: unknown) => ({
  type: 'WordForm',
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
  { name: 'a box too many', response: { blanks: [...right, ''] }, correct: false, fits: false },
  { name: 'one text', response: { blanks: right.join(', ') }, correct: false, fits: false },
  { name: 'no texts', response: { blanks: right.map(() => ({})) }, correct: false, fits: false },
]

const driver = {
  explainText: {
    text: 'Sau drives cần trạng từ: carefully (cẩn thận) hoặc with care; careful là tính từ, carelessly là cẩu thả.',
  },
  questionText: 'My uncle drives ___. He never has an accident. (CARE)',
}
const zoo = {
  explainText: { text: 'Yesterday chỉ quá khứ: went; The monkeys là số nhiều: weren’t (were not), không phải wasn’t.' },
  questionText: 'Yesterday we ___ (go) to the zoo.<br>The monkeys ___ (not / be) hungry.',
}
const family = {
  explainText: {
    text: 'Sau a great và a good cần danh từ chỉ người: traveller, singer; singing là việc hát, không phải người hát.',
  },
  question: 'Write the right form of the words.',
  questionText: 'Her uncle is a great ___ and a good ___.',
}
const plural = {
  title: 'Viết dạng số nhiều.',
  explainText: { text: 'knife tận cùng là fe, số nhiều đổi thành ves: knives, không chỉ thêm s thành knifes.' },
  question: 'one knife → two …',
  ...shownPicture('words/kitchen-knife'),
}
const knives = {
  title: 'Viết dạng số nhiều.',
  explainText: { text: 'knife tận cùng là fe, số nhiều đổi thành ves: knives, không chỉ thêm s thành knifes.' },
  question: 'one knife → two …',
  ...shownPicture('words/kitchen-knife'),
}
const aunt = {
  explainText: { text: 'Sau a cần danh từ chỉ người: teacher (giáo viên), thêm er vào teach; teaching là việc dạy.' },
  questionText: 'My aunt works in a school. She is a ___. (TEACH)',
}

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
    question: stored(zoo, ["went|weren't", 'went|were not']),
    twin: stored(zoo, ["go|aren't"]),
    responses: [
      ...usual(['went', "weren't"], ['goes', "wasn't"]),
      { name: 'the other solution', response: { blanks: ['went', 'were not'] }, correct: true },
      { name: 'the form of another person', response: { blanks: ['went', 'was not'] }, correct: false },
    ],
  },
  {
    name: 'the words in the items of the key',
    question: stored(family, [
      { text: 'traveller|singer', question: 'travel' },
      { Text: 'traveler|singer', question: 'sing' },
    ]),
    twin: stored(family, [
      { text: 'travelled|sang', question: 'travel' },
      { Text: 'travels|sings', question: 'sing' },
    ]),
    responses: [
      ...usual(['traveller', 'singer'], ['travel', 'singing']),
      { name: 'other variants', response: { blanks: ['Traveler', 'singer'] }, correct: true },
      { name: 'changed places', response: { blanks: ['singer', 'traveller'] }, correct: false },
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
