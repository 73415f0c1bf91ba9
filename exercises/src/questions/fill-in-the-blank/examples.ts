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
]
