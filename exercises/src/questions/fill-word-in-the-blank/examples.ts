import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

/** A question as it comes out of storage, where `answers` is JSON text. */
const stored = (question: Record<string, unknown>, answers: unknown) => ({
  type: 'FillWordInTheBlank',
  id: 'q1',
  ...question,
  answers: JSON.stringify(answers),
})

/** Responses that every question is marked with: `right` is right, `wrong` is wrong in each blank. */
const usual = (right: readonly string[], wrong: readonly string[]): Example['responses'] => [
  { name: 'right', response: { blanks: right }, correct: true },
  {
    name: 'right with spaces, in capitals',
    response: { blanks: right.map((text) => ` ${text.toUpperCase()}\u00a0`) },
    correct: true,
  },
  {
    name: 'right with marks of their own',
    response: { blanks: right.map((text) => text.normalize('NFD').replaceAll("'", '\u2019')) },
    correct: true,
  },
  { name: 'only the first wrong', response: { blanks: [wrong[0], ...right.slice(1)] }, correct: false },
  { name: 'only the last empty', response: { blanks: [...right.slice(0, -1), ' '] }, correct: false },
  { name: 'wrong', response: { blanks: wrong }, correct: false },
  { name: 'empty', response: { blanks: right.map(() => '') }, correct: false },
  { name: 'a blank too many', response: { blanks: [...right, ''] }, correct: false, fits: false },
  { name: 'one text', response: { blanks: right.join(', ') }, correct: false, fits: false },
  { name: 'no texts', response: { blanks: right.map(() => ({ text: 'x' })) }, correct: false, fits: false },
]

const boat = {
  explainText: {
    text: 'sail: chèo buồm, đi với a boat hoặc a ship (thuyền, tàu); thuyền ở trên mặt nước như lake (hồ), không ở trên đường.',
  },
  title: 'Điền từ thích hợp vào chỗ trống.',
  question: 'Look at the picture and write.',
  ...shownPicture('words/sailboat'),
  questionText: 'They are sailing a ___ on the ___.',
}
const park = {
  explainText: {
    text: 'Trước day cần tính từ: sunny, không phải danh từ sun; My father là ngôi thứ ba số ít: rides, không phải ride; Then: sau đó.',
  },
  title: 'Điền một từ vào mỗi chỗ trống.',
  questions: ["It's a # day.", 'My father # his bike in the park.', '# we have lunch under a tree.'],
}
const weather = {
  explainText: {
    audioScript: 'cloudy',
    text: 'Nghe được cloudy: nhiều mây. Sau it is cần tính từ, còn cloud là danh từ; trời nhiều mây cũng nói là grey.',
  },
  title: 'Nghe rồi điền từ.',
  audioUrl: '/sounds/words/cloudy.mp3',
  question: 'Today it is ___.',
}
const cafe = {
  explainText: {
    text: 'Tách đồ uống nóng cho biết đây là quán cà phê: café, chữ e có dấu; a shop là cửa hàng nói chung.',
  },
  title: 'Em thấy gì trong tranh?',
  question: 'What is this place?',
  ...shownPicture('words/hot-beverage'),
}
const box = {
  explainText: { text: 'Quả bóng (ball) ở trong hộp: in hoặc inside; on là ở trên mặt hộp.' },
  title: 'Nhìn tranh và điền từ.',
  ...shownPicture('places/in'),
  questionText: 'The ___ is ___ the box.',
}
const meeting = {
  explainText: {
    text: 'My name đi với is, I đi với am hoặc come from; sau to là động từ nguyên mẫu: meet, không phải meets.',
  },
  title: 'Điền một từ vào mỗi chỗ trống.',
  questions: ['Hello. My name # Lan.', 'I # from Viet Nam.', 'Nice to # you.'],
}
const meal = {
  explainText: {
    audioScript: 'breakfast',
    text: 'Nghe được breakfast: bữa sáng, ghép từ break và fast, không viết breakfirst; dinner là bữa tối.',
  },
  title: 'Nghe rồi điền từ.',
  audioUrl: '/sounds/words/breakfast.mp3',
  question: 'I have ___ at half past six.',
}
const week = {
  explainText: { text: 'Sau thứ Hai (Monday) là Tuesday: thứ Ba; Thursday là thứ Năm, Sunday đứng trước Monday.' },
  title: 'Trả lời bằng một từ.',
  question: 'What day comes after Monday?',
}
const times = {
  explainText: { text: 'Giờ đi với at: at seven o’clock; ngày trong tuần đi với on: on Mondays, không dùng in.' },
  title: 'Điền giới từ.',
  questionText: 'School starts ___ seven o’clock ___ Mondays.',
  questionSub: 'Thứ Hai, trường vào học đúng bảy giờ.',
}

export const fillWordInTheBlankExamples: readonly Example[] = [
  {
    name: 'blanks in the sentence, with variants',
    question: stored(boat, [
      { id: 1, text: 'boat|ship' },
      { id: 2, Text: "river's end | lake" },
    ]),
    twin: stored(boat, [
      { id: 1, text: 'kite' },
      { id: 2, text: 'sea' },
    ]),
    responses: [
      ...usual(['boat', "river's end"], ['river', 'ship']),
      { name: 'the other variants', response: { blanks: ['Ship', 'lake'] }, correct: true },
      { name: 'changed places', response: { blanks: ['lake', 'boat'] }, correct: false },
      { name: 'both variants', response: { blanks: ['boat|ship', 'lake'] }, correct: false },
    ],
  },
  {
    name: 'sentences with a gap each',
    question: stored(park, ['sunny | fine', { text: 'rides' }, { Text: 'Then' }]),
    twin: stored(park, ['rainy', { text: 'washes' }, { Text: 'Now' }]),
    responses: [
      ...usual(['sunny', 'rides', 'Then'], ['sun', 'ride', 'The']),
      { name: 'a variant', response: { blanks: ['FINE', 'rides', 'then'] }, correct: true },
    ],
  },
  {
    name: 'one blank to be listened to',
    question: stored(weather, [
      { answer: 'cloudy', isCorrect: 'true' },
      { answer: 'grey', isCorrect: 'true' },
      { answer: 'hot', isCorrect: 'false' },
    ]),
    twin: stored(weather, ['windy']),
    responses: [
      ...usual(['cloudy'], ['cloud']),
      { name: 'another accepted answer', response: { blanks: ['Grey'] }, correct: true },
      { name: 'an item that is marked wrong', response: { blanks: ['hot'] }, correct: false },
      { name: 'a missing letter', response: { blanks: ['coudy'] }, correct: false },
    ],
  },
  {
    name: 'one box below the words',
    question: stored(cafe, { text: 'café' }),
    twin: stored(cafe, [{ Text: 'shop' }]),
    responses: [
      ...usual(['café'], ['cafe']),
      { name: 'wide letters', response: { blanks: ['ｃａｆé'] }, correct: true },
    ],
  },
  {
    name: 'a picture and two blanks',
    question: stored(box, ['ball', { text: 'in|inside' }]),
    twin: stored(box, ['cat', { text: 'on' }]),
    responses: usual(['ball', 'in'], ['box', 'on']),
  },
  {
    name: 'a first meeting, a gap in each sentence',
    question: stored(meeting, ['is', 'am|come', 'meet|see']),
    twin: stored(meeting, ['was', 'are', 'know']),
    responses: [
      ...usual(['is', 'am', 'meet'], ['are', 'is', 'meets']),
      { name: 'a variant', response: { blanks: ['is', 'come', 'meet'] }, correct: true },
    ],
  },
  {
    name: 'a meal that is heard',
    question: stored(meal, ['breakfast']),
    twin: stored(meal, ['dinner']),
    responses: usual(['breakfast'], ['breakfirst']),
  },
  {
    name: 'a day of the week',
    question: stored(week, ['Tuesday']),
    twin: stored(week, ['Sunday']),
    responses: usual(['Tuesday'], ['Thursday']),
  },
  {
    name: 'prepositions of time',
    question: stored(times, ['at', 'on']),
    twin: stored(times, ['before', 'after']),
    responses: usual(['at', 'on'], ['in', 'at']),
  },
]
