import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

/** A question as it comes out of storage, where `answers` is JSON text. */
const stored = (question: Record<string, unknown>, answers: unknown) => ({
  type: 'FillInTheBlankWithHint',
  id: 'q1',
  title: 'Viết từ còn thiếu.',
  ...question,
  answers: JSON.stringify(answers),
})

/** Responses that every question is marked with: `right` and `wrong` are as many letters as there are boxes. */
const usual = (right: string, wrong: string): Example['responses'] => [
  { name: 'right', response: { blanks: [...right] }, correct: true },
  { name: 'right in capitals', response: { blanks: [...right.toUpperCase()] }, correct: true },
  {
    name: 'right with spaces and marks of their own',
    response: { blanks: [...right].map((letter) => ` ${letter.normalize('NFD')}\u00a0`) },
    correct: true,
  },
  { name: 'only the last empty', response: { blanks: [...right.slice(0, -1), ''] }, correct: false },
  {
    name: 'only the first letter',
    response: { blanks: [...right].map((letter, at) => (at ? '' : letter)) },
    correct: false,
  },
  { name: 'backwards', response: { blanks: [...right].toReversed() }, correct: false },
  { name: 'wrong', response: { blanks: [...wrong] }, correct: false },
  { name: 'empty', response: { blanks: [...right].map(() => '') }, correct: false },
  {
    name: 'the word in the first box',
    response: { blanks: [...right].map((_, at) => (at ? '' : right)) },
    correct: false,
    fits: false,
  },
  { name: 'a box too many', response: { blanks: [...right, ''] }, correct: false, fits: false },
  { name: 'one text', response: { blanks: right }, correct: false, fits: false },
  { name: 'no texts', response: { blanks: [...right].map(() => null) }, correct: false, fits: false },
]

const animal = {
  explainText: { text: 'a big cat: loài mèo lớn, có vằn như trong hình là tiger (con hổ); lion (sư tử) không có vằn.' },
  question: 'What is it?',
  questionText: 'It is a ___.',
  ...shownPicture('words/tiger'),
}
const drinks = {
  explainText: {
    text: 'some ice cream: một ít kem, viết hai từ; a glass of … đi với đồ uống: tea (trà), không đi với bread.',
  },
  questionText: 'I would like some ___ and a glass of <cold> ___, please.',
}
const spelling = {
  explainText: {
    text: 'who’s là who is viết tắt, khác whose: của ai; well-known (nổi tiếng) có dấu nối, known có k không đọc.',
  },
  question: 'How do you spell it?',
  audioUrl: '/sounds/words/well-known.mp3',
}
const colour = {
  explainText: {
    text: 'Hỏi màu của bầu trời: colour (Anh) hoặc color (Mỹ); shape là hình dạng, bầu trời không có hình.',
  },
  questionText: 'What ___ is the sky?',
}
const bigCat = {
  explainText: { text: 'a big cat: loài mèo lớn, có vằn như trong hình là tiger (con hổ); lion (sư tử) không có vằn.' },
  questionText: 'It is a ___.',
  ...shownPicture('words/tiger'),
}
const summer = {
  explainText: { text: 'Lạnh, ngọt, làm từ sữa: ice cream (kem); ice một mình chỉ là nước đá, không có sữa.' },
  questionText: 'It is very hot. I would like an ___, please.',
}
const room = {
  explainText: { text: 'Nghe được kitchen: nhà bếp, nơi ta nấu ăn (cook); bedroom là phòng ngủ.' },
  question: 'Which room is it?',
  audioUrl: '/sounds/words/kitchen.mp3',
  questionText: 'We cook in the ___.',
}
const jobs = {
  explainText: {
    text: 'Người chữa bệnh ở bệnh viện là doctor (bác sĩ); người trồng lúa ở nông trại là farmer (nông dân), không làm ở bệnh viện.',
  },
  questionText: 'A ___ works in a hospital. A ___ works on a farm.',
}

export const fillInTheBlankWithHintExamples: readonly Example[] = [
  {
    name: 'one word with a clue',
    question: stored(animal, [{ id: 1, answer: 'tiger', question: 'a big cat' }]),
    twin: stored(animal, [{ id: 1, answer: 'kitty', question: 'a big cat' }]),
    responses: usual('tiger', 'tigre'),
  },
  {
    name: 'two words, one with a space in it',
    question: stored(drinks, [{ text: 'ice cream' }, { Text: 'tea' }]),
    twin: stored(drinks, [{ text: 'hot bread' }, { Text: 'pop' }]),
    responses: [
      ...usual('icecreamtea', 'icecreamtee'),
      { name: 'the first word only', response: { blanks: [...'icecream', '', '', ''] }, correct: false },
      { name: 'letters moved into the second', response: { blanks: [...'cecreamite', 'a'] }, correct: false },
    ],
  },
  {
    name: 'a word with signs, below the words',
    question: stored(spelling, ["who's well-known"]),
    twin: stored(spelling, ["cat's full-grown"]),
    responses: [
      ...usual('whoswellknown', 'whoiswelknown'),
      { name: 'a sign typed', response: { blanks: [..."who'swell-known"] }, correct: false, fits: false },
    ],
  },
  {
    name: 'a word that is written in two ways',
    question: stored(colour, ['colour|color', { answer: 'shape', isCorrect: 'false' }]),
    twin: stored(colour, ['number']),
    responses: [
      ...usual('colour', 'clouor'),
      { name: 'the shorter way', response: { blanks: [...'Color', ''] }, correct: true },
      { name: 'an item that is marked wrong', response: { blanks: [...'shape', ''] }, correct: false },
    ],
  },
  {
    name: 'an animal in a picture',
    question: stored(bigCat, [{ id: 1, answer: 'tiger', question: 'a big cat' }]),
    twin: stored(bigCat, [{ id: 1, answer: 'kitty', question: 'a big cat' }]),
    responses: usual('tiger', 'tigre'),
  },
  {
    name: 'something to eat, in two words',
    question: stored(summer, [{ text: 'ice cream', question: 'made of milk, cold and sweet' }]),
    twin: stored(summer, [{ text: 'ice lolly', question: 'made of milk, cold and sweet' }]),
    responses: usual('icecream', 'icecraem'),
  },
  {
    name: 'a room that is heard',
    question: stored(room, ['kitchen']),
    twin: stored(room, ['bedroom']),
    responses: usual('kitchen', 'kitchin'),
  },
  {
    name: 'two jobs with a clue each',
    question: stored(jobs, [
      { answer: 'doctor', question: 'This person helps sick people.' },
      { answer: 'farmer', question: 'This person grows rice.' },
    ]),
    twin: stored(jobs, [
      { answer: 'farmer', question: 'This person helps sick people.' },
      { answer: 'doctor', question: 'This person grows rice.' },
    ]),
    responses: usual('doctorfarmer', 'docterfarmar'),
  },
]
