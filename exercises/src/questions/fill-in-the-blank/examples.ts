import type { Example } from '../../examples.ts'
import { type Question, questionSchema } from './schema.ts'

/** A question as it comes out of storage, where `answers` is JSON text. */
const stored = (question: Record<string, unknown>, answers: unknown): Question =>
  questionSchema.parse({ id: 'q1', ...question, answers: JSON.stringify(answers) })

const kite = {
  title: 'Điền từ còn thiếu vào chỗ trống.',
  question: 'What is Mai doing?',
  questionText: 'She is ___ a kite.',
}
const market = { title: 'Hoàn thành câu.', questionText: 'On ______, my mother goes to the ______.' }
const bank = {
  optionType: 'FILLINTHEBLANK_CHOOSEWORD',
  title: 'Chọn từ trong khung để hoàn thành câu.',
  questionText: 'My brother ___ football and my sisters ___ chess.<br>We ___ happy.',
}
const picture = {
  optionType: 'FILLINTHEBLANK_LOOKANREADYES/NO',
  title: 'Nhìn tranh, đọc câu rồi chọn Yes hoặc No.',
  questionText: 'The girl has a kite. ___\nThe sun is behind a cloud. ___',
}
const form = {
  optionType: 'FILLINTHEBLANK_USECORRECT',
  title: 'Chia động từ trong ngoặc.',
  questionText: 'Yesterday we ___ (go) to the zoo and ___ (see) two tigers.',
}
const sentence = { title: 'Đặt câu hỏi cho phần gạch chân.', questionText: 'Nam goes to school <by bus>.\n→ ______' }
const ball = {
  optionType: 'FILLINTHEBLANK_LOOKANREADYES/NO',
  title: 'Nhìn tranh, đọc câu rồi chọn Yes hoặc No.',
  imageUrl: '/pictures/places/under.svg',
  questionText: 'The ball is under the table. ___\nThere are two balls. ___',
}
const fridge = {
  title: 'Hoàn thành câu.',
  questionText: 'There ___ some milk, but there ___ any eggs in the fridge.',
  explainText: { text: 'milk không đếm được: is; eggs là số nhiều và có any: aren’t.' },
}
const morning = {
  optionType: 'FILLINTHEBLANK_CHOOSEWORD',
  title: 'Chọn từ trong khung để hoàn thành câu.',
  questionText: 'Every morning I ___ up at six.<br>Then I ___ my teeth and ___ breakfast.',
}
const swimmer = {
  title: 'Nhìn tranh và viết câu trả lời.',
  question: 'What is Ben doing?',
  questionText: '→ ______',
  imageUrl: '/pictures/words/person-swimming.svg',
}

export const fillInTheBlankExamples: readonly Example[] = [
  {
    name: 'one blank with variants',
    question: stored(kite, [{ id: 1, answer: 'flying | playing with' }]),
    twin: stored(kite, [{ id: 1, answer: 'making' }]),
    responses: [
      { name: 'the first variant', response: { blanks: ['flying'] }, correct: true },
      { name: 'the second variant in capitals', response: { blanks: [' Playing  With '] }, correct: true },
      { name: 'both variants', response: { blanks: ['flying | playing with'] }, correct: false },
      { name: 'another word', response: { blanks: ['riding'] }, correct: false },
    ],
  },
  {
    name: 'two complete solutions',
    question: stored(market, ['Sunday|market', 'Saturdays|supermarket']),
    twin: stored(market, ['Monday|shop', 'Fridays|bakery']),
    responses: [
      { name: 'the first', response: { blanks: ['sunday', 'market'] }, correct: true },
      { name: 'the second', response: { blanks: ['Saturdays', 'supermarket'] }, correct: true },
      { name: 'half of each', response: { blanks: ['Sunday', 'supermarket'] }, correct: false },
    ],
  },
  {
    name: 'word bank',
    question: stored(bank, ['plays', 'play', 'are', { answer: ['is', 'playing'], isCorrect: 'false' }]),
    twin: stored(bank, ['playing', 'are', 'is', { answer: ['plays', 'play'], isCorrect: 'false' }]),
    responses: [
      { name: 'right', response: { blanks: ['plays', 'play', 'are'] }, correct: true },
      { name: 'two words changed', response: { blanks: ['play', 'plays', 'are'] }, correct: false },
    ],
  },
  {
    name: 'yes or no',
    question: stored(picture, ['yes', 'no']),
    twin: stored(picture, ['no', 'yes']),
    responses: [
      { name: 'right', response: { blanks: ['Yes', 'No'] }, correct: true },
      { name: 'one wrong', response: { blanks: ['Yes', 'Yes'] }, correct: false },
    ],
  },
  {
    name: 'the correct form',
    question: stored(form, ['went|saw']),
    twin: stored(form, ['go|see']),
    responses: [
      { name: 'right', response: { blanks: ['went', 'saw'] }, correct: true },
      { name: 'one left empty', response: { blanks: ['went', ''] }, correct: false },
    ],
  },
  {
    name: 'a whole sentence',
    question: stored(sentence, ['How does Nam go to school?']),
    twin: stored(sentence, ['How does Nam travel to school?']),
    responses: [
      { name: 'as written', response: { blanks: ['How does Nam go to school?'] }, correct: true },
      { name: 'without question mark and capital', response: { blanks: ['how does Nam go to school'] }, correct: true },
      { name: 'another sentence', response: { blanks: ['How is Nam?'] }, correct: false },
    ],
  },
  {
    name: 'yes or no, with a picture',
    question: stored(ball, ['yes', 'no']),
    twin: stored(ball, ['no', 'yes']),
    responses: [
      { name: 'right', response: { blanks: ['Yes', 'No'] }, correct: true },
      { name: 'one wrong', response: { blanks: ['Yes', 'Yes'] }, correct: false },
    ],
  },
  {
    name: 'two blanks, short or in full',
    question: stored(fridge, ['is|aren’t', 'is|are not']),
    twin: stored(fridge, ['was|weren’t']),
    responses: [
      { name: 'the short form', response: { blanks: ['is', "aren't"] }, correct: true },
      { name: 'in full', response: { blanks: ['is', 'are not'] }, correct: true },
      { name: 'one wrong', response: { blanks: ['are', 'aren’t'] }, correct: false },
    ],
  },
  {
    name: 'word bank: a morning',
    question: stored(morning, ['get', 'brush', 'have', { answer: ['wash', 'play'], isCorrect: 'false' }]),
    twin: stored(morning, ['wash', 'play', 'get', { answer: ['brush', 'have'], isCorrect: 'false' }]),
    responses: [
      { name: 'right', response: { blanks: ['get', 'brush', 'have'] }, correct: true },
      { name: 'one wrong', response: { blanks: ['get', 'wash', 'have'] }, correct: false },
    ],
  },
  {
    name: 'a whole sentence about a picture',
    question: stored(swimmer, ['He is swimming.|He’s swimming.|He is swimming|He’s swimming']),
    twin: stored(swimmer, ['He is diving.']),
    responses: [
      { name: 'right', response: { blanks: ['He is swimming.'] }, correct: true },
      { name: 'short', response: { blanks: ["he's swimming"] }, correct: true },
      { name: 'another sentence', response: { blanks: ['He is running.'] }, correct: false },
    ],
  },
]
