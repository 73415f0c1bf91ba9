import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

/** A question as it comes out of storage, where `answers` is JSON text. */
const stored = (question: Record<string, unknown>, answers: unknown) => ({
  type: 'ErrorCorrection',
  id: 'q1',
  title: 'Sửa lỗi sai trong câu.',
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

const school = {
  questionText: 'My sister <go> to school by bus every day.',
  explainText: {
    text: 'every day: thì hiện tại đơn; My sister là ngôi thứ ba số ít: goes (hoặc travels). going phải có is đứng trước.',
  },
}
const letter = {
  question: 'Put the underlined parts right.',
  questionText: 'We <was> at home and <u>dont <b>go</b></u> out.',
  explainText: {
    text: 'We đi với were hoặc are, không đi với was. Hai động từ cùng một thì: were – didn’t go, hoặc are – don’t go.',
  },
}
const blank = {
  question: 'There is one mistake in the sentence.',
  questionText: 'He <can sings> very well.<br>→ ___',
  explainText: { text: 'Sau can là động từ nguyên mẫu: can sing, không phải can sings; nếu bỏ can thì viết He sings.' },
}
const sentence = {
  question: 'Is there three cats under the table?',
  ...shownPicture('words/cat'),
  explainText: { text: 'three cats là số nhiều: Are there; Is there chỉ đi với số ít, như one cat.' },
}
const balls = {
  question: 'There is three balls in the picture.',
  questionSub: 'Write the sentence again.',
  explainText: { text: 'three balls là số nhiều: There are; There is chỉ đi với số ít, như one ball.' },
  ...shownPicture('counts/3'),
}
const bigger = {
  questionText: 'An elephant is <more big> than a horse.',
  explainText: {
    text: 'Có than: so sánh hơn. big là tính từ ngắn: gấp đôi g rồi thêm -er, không dùng more; biggest là so sánh nhất.',
  },
}

export const errorCorrectionExamples: readonly Example[] = [
  {
    name: 'one wrong part, with variants',
    question: stored(school, [{ id: 1, answer: 'goes|travels' }]),
    twin: stored(school, [{ id: 1, answer: 'went' }]),
    responses: [
      ...usual(['goes'], ['going']),
      { name: 'another variant', response: { blanks: ['Travels'] }, correct: true },
      { name: 'the wrong part again', response: { blanks: ['go'] }, correct: false },
      { name: 'both variants', response: { blanks: ['goes|travels'] }, correct: false },
    ],
  },
  {
    name: 'two wrong parts, two solutions',
    question: stored(letter, ["were|didn't go", 'were|did not go', "are|don't go", 'are|do not go']),
    twin: stored(letter, ['were|never went']),
    responses: [
      ...usual(['were', "didn't go"], ['is', "doesn't go"]),
      { name: 'the other solution', response: { blanks: ['are', "don't go"] }, correct: true },
      { name: 'in full', response: { blanks: ['were', 'did not go'] }, correct: true },
      { name: 'half of each', response: { blanks: ['were', "don't go"] }, correct: false },
    ],
  },
  {
    name: 'a blank for the correction',
    question: stored(blank, [
      { text: 'can sing|He can sing very well.|He can sing very well' },
      { Text: 'sings|He sings very well.|He sings very well' },
    ]),
    twin: stored(blank, [{ text: 'can dance' }]),
    responses: [
      ...usual(['can sing'], ['can sings']),
      { name: 'another item', response: { blanks: ['SINGS'] }, correct: true },
      { name: 'the whole sentence', response: { blanks: ['He can sing very well.'] }, correct: true },
    ],
  },
  {
    name: 'a whole sentence, nothing marked',
    question: stored(sentence, ['Are there three cats under the table?']),
    twin: stored(sentence, ['Is there one cat under the table?']),
    responses: [
      ...usual(['Are there three cats under the table?'], ['Is there three cats under the table?']),
      {
        name: 'without its question mark',
        response: { blanks: ['are there three cats under the table'] },
        correct: true,
      },
    ],
  },
  {
    name: 'a whole sentence to be written again',
    question: stored(balls, ['There are three balls in the picture.|There are three balls in the picture']),
    twin: stored(balls, ['There is one ball in the picture.']),
    responses: [
      ...usual(['There are three balls in the picture.'], ['There is three balls in the picture.']),
      { name: 'without its full stop', response: { blanks: ['there are three balls in the picture'] }, correct: true },
    ],
  },
  {
    name: 'a comparison',
    question: stored(bigger, ['bigger']),
    twin: stored(bigger, ['smaller']),
    responses: usual(['bigger'], ['biggest']),
  },
]
