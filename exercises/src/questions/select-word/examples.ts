import type { Example } from '../../contract.ts'

type Fields = { readonly id: string; readonly [field: string]: unknown }
type Choices = readonly string[]

/** Responses to gaps of which `right` are the right choices and `wrong` others that can be chosen. */
const responsesTo = (right: Choices, wrong: Choices): Example['responses'] => [
  { name: 'right', response: { choices: right }, correct: true },
  { name: 'right, in capitals', response: { choices: right.map((word) => word.toUpperCase()) }, correct: true },
  { name: 'right, with spaces around', response: { choices: right.map((word) => ` ${word} `) }, correct: true },
  { name: 'the first wrong', response: { choices: [wrong[0], ...right.slice(1)] }, correct: false },
  { name: 'all wrong', response: { choices: wrong }, correct: false },
  { name: 'the last left open', response: { choices: [...right.slice(0, -1), null] }, correct: false },
  { name: 'nothing chosen', response: { choices: right.map(() => null) }, correct: false },
  {
    name: 'a word that is no choice',
    response: { choices: ['xylophone', ...right.slice(1)] },
    correct: false,
    fits: false,
  },
  { name: 'one choice too many', response: { choices: [...right, null] }, correct: false, fits: false },
  { name: 'numbers in place of words', response: { choices: right.map((_, gap) => gap) }, correct: false, fits: false },
  { name: 'one text', response: { choices: right.join('|') }, correct: false, fits: false },
]

/** A question with JSON text as it comes out of storage; the twin has the wrong choices as its key. */
const example = (
  name: string,
  question: Fields,
  { right, wrong, key = (words) => words }: { right: Choices; wrong: Choices; key?: (words: Choices) => unknown },
  more: Example['responses'] = [],
): Example => {
  const stored = (words: Choices) => {
    const answers = key(words)
    return {
      type: 'SelectWord',
      ...question,
      answers: typeof answers === 'string' ? answers : JSON.stringify(answers),
    }
  }
  return {
    name,
    question: stored(right),
    twin: stored(wrong),
    responses: [...responsesTo(right, wrong), ...more],
  }
}

const items = (words: Choices) => words.map((answer, id) => ({ id, answer }))

export const selectWordExamples: readonly Example[] = [
  example(
    'single words in a sentence',
    {
      id: 'sw-1',
      explainText: { text: 'My sister là ngôi thứ ba số ít: is; are đi với số nhiều, am chỉ đi với I.' },
      title: 'Chọn từ đúng.',
      questionText: 'My sister is | are | am nine years old.',
    },
    { right: ['is'], wrong: ['are'], key: items },
  ),
  example(
    'several gaps in several lines',
    {
      id: 'sw-2',
      explainText: {
        text: 'she đi với does, không phải do; câu kể thêm s: lives; trước tên thành phố dùng in: in Hue, không phải at.',
      },
      title: 'Chọn từ đúng để hoàn thành đoạn hội thoại.',
      questionText: 'A: Where do | does she live?<br>B: She live | lives in | on | at Hue.',
    },
    { right: ['does', 'lives', 'in'], wrong: ['do', 'live', 'at'] },
  ),
  example(
    'choices of several words in brackets',
    {
      id: 'sw-3',
      explainText: {
        text: 'Yesterday chỉ quá khứ: việc đang diễn ra là were playing, việc xen vào là started; are playing là hiện tại.',
      },
      question: 'Yesterday',
      questionText: 'We [were playing | are playing] when the rain [starts | started | has started].',
    },
    { right: ['were playing', 'started'], wrong: ['are playing', 'has started'], key: (words) => [words.join(' | ')] },
  ),
  example(
    'a blank in front of its choices, two of which are right',
    {
      id: 'sw-4',
      explainText: {
        text: 'milk không đếm được nên không dùng a; câu khẳng định dùng some hoặc the, còn any dùng trong câu hỏi và phủ định.',
      },
      title: 'Chọn từ đúng.',
      question: 'I can see ____ (a | some | any | the) milk in the fridge.',
    },
    { right: ['some'], wrong: ['any'], key: ([word]) => (word === 'some' ? 'some | the' : 'any | a') },
    [{ name: 'the other right word', response: { choices: ['the'] }, correct: true }],
  ),
  example(
    'blanks that offer the words of the key',
    {
      id: 'sw-5',
      explainText: { text: 'hot (nóng) là mùa hè: summer; cold (lạnh) là mùa đông: winter.' },
      title: 'Chọn từ thích hợp.',
      questionText: 'In ___ it is hot. In ___ it is cold.',
    },
    { right: ['summer', 'winter'], wrong: ['winter', 'summer'], key: items },
    [{ name: 'one word twice', response: { choices: ['summer', 'summer'] }, correct: false }],
  ),
  example(
    'words of which one is marked right, without a gap in the text',
    {
      id: 'sw-6',
      explainText: { text: 'Bầu trời (sky) màu xanh da trời: blue; green là xanh lá cây, red là đỏ.' },
      title: 'Chọn từ đúng.',
      question: 'What colour is the sky?',
    },
    {
      right: ['blue'],
      wrong: ['green'],
      key: ([word]) => ['green', 'red', 'blue'].map((answer) => ({ answer, isCorrect: String(answer === word) })),
    },
  ),
]
