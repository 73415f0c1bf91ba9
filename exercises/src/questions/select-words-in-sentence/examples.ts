import type { Example } from '../../contract.ts'

type Fields = { readonly id: string; readonly [field: string]: unknown }
type Indexes = readonly number[]

/** Responses to a sentence of which `right` are the right words and `wrong` one that can be selected and is not. */
const responsesTo = (right: Indexes, wrong: number): Example['responses'] => [
  { name: 'right', response: { words: right }, correct: true },
  { name: 'right, selected from the end', response: { words: right.toReversed() }, correct: true },
  { name: 'right, with a field besides', response: { words: right, seconds: 12 }, correct: true },
  { name: 'one missed', response: { words: right.slice(1) }, correct: false },
  { name: 'one wrong in place of a right one', response: { words: [...right.slice(1), wrong] }, correct: false },
  { name: 'a wrong one alone', response: { words: [wrong] }, correct: false },
  { name: 'nothing selected', response: { words: [] }, correct: false },
  { name: 'a right one twice', response: { words: [...right, ...right.slice(0, 1)] }, correct: false, fits: false },
  { name: 'a word that the sentence does not have', response: { words: [...right, 999] }, correct: false, fits: false },
  { name: 'no whole index', response: { words: [...right, 0.5] }, correct: false, fits: false },
  { name: 'texts in place of indexes', response: { words: right.map(String) }, correct: false, fits: false },
  { name: 'no list', response: { words: { 0: true } }, correct: false, fits: false },
]

/** A question with JSON text as it comes out of storage, and its twin with another key. */
const example = (
  name: string,
  question: Fields,
  { key, twin, right, wrong }: { key: unknown; twin: unknown; right: Indexes; wrong: number },
  more: Example['responses'] = [],
): Example => {
  const stored = (answers: unknown) => ({
    type: 'SelectWordsInSentence',
    ...question,
    answers: typeof answers === 'string' ? answers : JSON.stringify(answers),
  })
  return {
    name,
    question: stored(key),
    twin: stored(twin),
    responses: [...responsesTo(right, wrong), ...more],
  }
}

const marked = (words: readonly string[], right: Indexes) =>
  words.map((answer, at) => ({ id: `w${at}`, answer, isCorrect: String(right.includes(at)) }))
const can = ['You', 'can', 'open', 'the', 'can', 'now']

export const selectWordsInSentenceExamples: readonly Example[] = [
  example(
    'the verbs of a sentence',
    {
      id: 'ss-1',
      explainText: { text: 'Động từ chỉ việc làm: leaves (rời đi), walks (đi bộ); home và school chỉ nơi chốn.' },
      title: 'Chọn các động từ trong câu.',
      question: 'Mai leaves home early and walks to school.',
    },
    { key: ['leaves', 'walks'], twin: ['Mai', 'school'], right: [1, 5], wrong: 0 },
    [{ name: 'one too many', response: { words: [1, 2, 5] }, correct: false }],
  ),
  example(
    'a word that stands twice',
    {
      id: 'ss-2',
      explainText: {
        text: 'dog là con vật, đứng hai chỗ trong câu; big (to) trái nghĩa với small (nhỏ), còn likes là động từ.',
      },
      title: 'Chọn từ chỉ con vật và từ trái nghĩa với small.',
      questionText: 'The big dog likes the small dog.',
    },
    { key: [{ answer: 'dog' }, { answer: 'big' }], twin: [{ answer: 'small' }], right: [1, 2], wrong: 3 },
    [
      { name: 'the other of the equal words', response: { words: [1, 6] }, correct: true },
      { name: 'both of the equal words', response: { words: [1, 2, 6] }, correct: true },
    ],
  ),
  example(
    'all words with a mark',
    {
      id: 'ss-3',
      explainText: {
        text: 'the can: cái lon, đứng sau the nên là danh từ; can đứng trước open là động từ, nghĩa là có thể.',
      },
      title: 'Chọn danh từ.',
      questionText: 'You can open the <can> now.',
    },
    { key: marked(can, [4]), twin: marked(can, [1]), right: [4], wrong: 1 },
    [{ name: 'both of the equal words', response: { words: [1, 4] }, correct: false }],
  ),
  example(
    'words one behind the other, over two lines',
    {
      id: 'ss-4',
      explainText: {
        text: 'Look! báo việc đang diễn ra: is playing; is trước tall chỉ nối với tính từ, không có động từ thêm -ing.',
      },
      title: 'Chọn cụm động từ.',
      question: 'Look!',
      questionText: 'He is tall.<br>He is playing chess.',
    },
    { key: 'is playing', twin: 'He | tall', right: [4, 5], wrong: 1 },
    [{ name: 'the first of the equal words', response: { words: [1, 5] }, correct: false }],
  ),
  example(
    'dropdowns in the sentence',
    {
      id: 'ss-5',
      explainText: { text: 'She đi với is, không phải are; I đi với like, còn likes đi với he và she.' },
      title: 'Chọn từ đúng.',
      questionText: 'She [is | are] my sister and I (like | likes | am) her.',
    },
    { key: ['is', 'like'], twin: ['are', 'likes'], right: [1, 3], wrong: 0 },
    [{ name: 'two of one dropdown', response: { words: [0, 1, 3] }, correct: false, fits: false }],
  ),
  example(
    'marked words without a text',
    {
      id: 'ss-6',
      explainText: { text: 'cat (mèo) và dog (chó) là con vật; pen (bút) và book (sách) là đồ vật.' },
      title: 'Chọn các con vật.',
    },
    {
      key: marked(['cat', 'pen', 'dog', 'book'], [0, 2]),
      twin: marked(['cat', 'pen', 'dog', 'book'], [1, 3]),
      right: [0, 2],
      wrong: 3,
    },
  ),
  example(
    'the adjectives of a sentence',
    {
      id: 'ss-7',
      explainText: { text: 'Tính từ tả danh từ: long (dài) tả dress, new (mới) tả hat; dress và hat là danh từ.' },
      title: 'Chọn các tính từ trong câu.',
      question: 'Lan has a long dress and a new hat.',
    },
    { key: ['long', 'new'], twin: ['dress', 'hat'], right: [3, 7], wrong: 4 },
  ),
  example(
    'past verbs in two lines',
    {
      id: 'ss-8',
      explainText: {
        text: 'went là quá khứ của go, ate là quá khứ của eat; yesterday chỉ thời gian, không phải động từ.',
      },
      title: 'Chọn các động từ ở thì quá khứ.',
      questionText: 'We went to the zoo yesterday.<br>The monkeys ate our bananas.',
    },
    { key: ['went', 'ate'], twin: ['zoo', 'bananas'], right: [1, 8], wrong: 4 },
  ),
]
