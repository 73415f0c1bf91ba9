import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

/** What may come for a question whose pieces stand right in the order `right`. */
const responsesTo = (right: readonly string[], wrong: readonly string[]): Example['responses'] => [
  { name: 'right', response: { order: right }, correct: true },
  { name: 'right, with a field besides', response: { order: right, seconds: 12 }, correct: true },
  { name: 'wrong', response: { order: wrong }, correct: false },
  { name: 'from the last piece to the first', response: { order: right.toReversed() }, correct: false },
  { name: 'one piece short', response: { order: right.slice(1) }, correct: false },
  { name: 'a piece twice', response: { order: [...right, ...right.slice(0, 1)] }, correct: false, fits: false },
  {
    name: 'a piece of another question',
    response: { order: ['elsewhere', ...right.slice(1)] },
    correct: false,
    fits: false,
  },
  { name: 'nothing placed', response: { order: [] }, correct: false },
  { name: 'no list', response: { order: { 0: right[0] } }, correct: false, fits: false },
  { name: 'the order without its name', response: right, correct: false, fits: false },
]

/** A question as it is stored with the answer `right`, its twin with the answer `twin` of the same pieces, and responses. */
const example = (
  name: string,
  question: { id: string; pieces: readonly { id: string; text: string }[]; [field: string]: unknown },
  [right, twin]: readonly [string, string],
  { rightOrder, wrongOrder }: { rightOrder: readonly string[]; wrongOrder: readonly string[] },
  more: Example['responses'] = [],
): Example => ({
  name,
  question: { type: 'Unscramble', ...question, pieces: JSON.stringify(question.pieces), answer: right },
  twin: { type: 'Unscramble', ...question, pieces: JSON.stringify(question.pieces), answer: twin },
  responses: [...responsesTo(rightOrder, wrongOrder), ...more],
})

export const unscrambleExamples: readonly Example[] = [
  example(
    'words of a sentence',
    {
      id: 'un-1',
      title: 'Sắp xếp các từ thành câu.',
      explainText: { text: 'Câu hỏi với động từ thường: Do + chủ ngữ + động từ. Do đứng đầu câu, không đứng sau you.' },
      option: 'SENTENCES',
      pieces: [
        { id: 'c8', text: 'like' },
        { id: '1f', text: 'Do' },
        { id: '90', text: 'tea?' },
        { id: '3a', text: 'you' },
      ],
    },
    ['Do you like tea?', 'you like tea? Do'],
    { rightOrder: ['1f', '3a', 'c8', '90'], wrongOrder: ['3a', '1f', 'c8', '90'] },
  ),
  example(
    'equal words',
    {
      id: 'un-2',
      title: 'Sắp xếp các từ thành câu.',
      question: 'Con mèo nhìn thấy con chó.',
      explainText: {
        text: 'Con vật nhìn đứng trước sees: the cat. The dog sees the cat lại là con chó nhìn thấy con mèo.',
      },
      optionType: 'MAKESENTENCE',
      settings: '{"arrangementType": "sentence"}',
      pieces: [
        { id: 'e4', text: 'the' },
        { id: '07', text: 'cat' },
        { id: 'b2', text: 'sees' },
        { id: '5c', text: 'the' },
        { id: '2d', text: 'dog' },
      ],
    },
    ['the cat sees the dog', 'the dog sees the cat'],
    { rightOrder: ['5c', '07', 'b2', 'e4', '2d'], wrongOrder: ['5c', '2d', 'b2', 'e4', '07'] },
    [{ name: 'equal words changed', response: { order: ['e4', '07', 'b2', '5c', '2d'] }, correct: true }],
  ),
  example(
    'letters of a word',
    {
      id: 'un-3',
      title: 'Sắp xếp các chữ cái thành từ.',
      question: 'ăn (động từ nguyên mẫu)',
      explainText: { text: 'eat: ăn. Cùng các chữ này, tea là trà và ate là dạng quá khứ của eat.' },
      option: 'CHARACTER',
      optionType: 'UNSCRAMBLEWORDS',
      settings: { question: { shuffedType: 'character' } },
      pieces: [
        { id: '6b', text: 't' },
        { id: 'd9', text: 'a' },
        { id: '14', text: 'e' },
      ],
    },
    ['eat', 'tea'],
    { rightOrder: ['14', 'd9', '6b'], wrongOrder: ['6b', '14', 'd9'] },
  ),
  example(
    'groups of words',
    {
      id: 'un-4',
      title: 'Sắp xếp các cụm từ thành câu.',
      explainText: {
        text: 'Chủ ngữ (We) + động từ và tân ngữ (play chess) + thời gian; on Sunday có dấu chấm nên đứng cuối, không đứng đầu.',
      },
      optionType: 'MAKESENTENCE_WORDSGROUP',
      settings: { arrangementType: 'other' },
      pieces: [
        { id: '83', text: 'on Sunday.' },
        { id: 'f0', text: 'play chess' },
        { id: '2e', text: 'We' },
      ],
    },
    ['We|play chess|on Sunday.', 'on Sunday.|We|play chess'],
    { rightOrder: ['2e', 'f0', '83'], wrongOrder: ['83', '2e', 'f0'] },
  ),
  example(
    'words of a question',
    {
      id: 'un-5',
      title: 'Sắp xếp các từ thành câu hỏi.',
      explainText: { text: 'Từ để hỏi + do + chủ ngữ + động từ: do đứng trước you, không nói Where you do live?' },
      optionType: 'MAKESENTENCE',
      settings: { question: { shuffedType: 'word' } },
      pieces: [
        { id: 'b1', text: 'you' },
        { id: '7e', text: 'live?' },
        { id: 'd3', text: 'do' },
        { id: '48', text: 'Where' },
      ],
    },
    ['Where do you live?', 'Where you do live?'],
    { rightOrder: ['48', 'd3', 'b1', '7e'], wrongOrder: ['48', 'b1', 'd3', '7e'] },
  ),
  example(
    'words of an answer',
    {
      id: 'un-6',
      title: 'Sắp xếp các từ thành câu.',
      explainText: { text: 'is đứng sau chủ ngữ My mother, a đứng ngay trước danh từ doctor; không nói a is doctor.' },
      option: 'SENTENCES',
      optionType: 'MAKESENTENCE',
      pieces: [
        { id: 'a5', text: 'doctor.' },
        { id: 'f0', text: 'My' },
        { id: '2c', text: 'a' },
        { id: '91', text: 'is' },
        { id: 'e6', text: 'mother' },
      ],
    },
    ['My mother is a doctor.', 'My mother a is doctor.'],
    { rightOrder: ['f0', 'e6', '91', '2c', 'a5'], wrongOrder: ['f0', 'e6', '2c', '91', 'a5'] },
  ),
  example(
    'letters of a fruit, with a picture',
    {
      id: 'un-7',
      title: 'Nhìn tranh, sắp xếp các chữ cái thành từ.',
      explainText: { text: 'Trong tranh là quả chanh vàng: lemon; melon có cùng các chữ nhưng là quả dưa.' },
      ...shownPicture('words/lemon'),
      option: 'CHARACTER',
      optionType: 'UNSCRAMBLEWORDS',
      pieces: [
        { id: '3d', text: 'n' },
        { id: '70', text: 'l' },
        { id: 'b9', text: 'm' },
        { id: 'c8', text: 'o' },
        { id: '1a', text: 'e' },
      ],
    },
    ['lemon', 'melon'],
    { rightOrder: ['70', '1a', 'b9', 'c8', '3d'], wrongOrder: ['b9', '1a', '70', 'c8', '3d'] },
  ),
  example(
    'letters of a colour, with a picture',
    {
      id: 'un-8',
      title: 'Nhìn tranh, sắp xếp các chữ cái thành từ.',
      explainText: { text: 'Trong tranh là màu vàng: yellow. Hai chữ l đứng liền nhau, sau đó mới đến o và w.' },
      ...shownPicture('colours/yellow'),
      settings: { arrangementType: 'word' },
      pieces: [
        { id: '5f', text: 'w' },
        { id: 'e2', text: 'l' },
        { id: '08', text: 'y' },
        { id: 'd4', text: 'o' },
        { id: '9b', text: 'l' },
        { id: '67', text: 'e' },
      ],
    },
    ['yellow', 'loyelw'],
    { rightOrder: ['08', '67', 'e2', '9b', 'd4', '5f'], wrongOrder: ['08', '67', 'd4', '9b', 'e2', '5f'] },
  ),
  example(
    'groups of words with a beginning and an end',
    {
      id: 'un-9',
      title: 'Sắp xếp các cụm từ thành câu.',
      explainText: {
        text: 'Chủ ngữ + động từ + nơi chốn: in the park có dấu chấm nên đứng cuối, không chen giữa chủ ngữ và động từ.',
      },
      optionType: 'MAKESENTENCE_WORDSGROUP',
      settings: { arrangementType: 'other' },
      pieces: [
        { id: '86', text: 'in the park.' },
        { id: 'fa', text: 'My brother' },
        { id: '1e', text: 'is playing football' },
      ],
    },
    ['My brother|is playing football|in the park.', 'My brother|in the park.|is playing football'],
    { rightOrder: ['fa', '1e', '86'], wrongOrder: ['fa', '86', '1e'] },
  ),
  example(
    'groups of words of a polite question',
    {
      id: 'un-10',
      title: 'Sắp xếp các cụm từ thành câu hỏi.',
      explainText: {
        text: 'Lời mời: Would you + like + món ăn, thức uống. like đứng ngay sau Would you, không đứng sau some milk.',
      },
      optionType: 'MAKESENTENCE_WORDSGROUP',
      settings: { arrangementType: 'other' },
      pieces: [
        { id: '42', text: 'with your cake?' },
        { id: 'b7', text: 'some milk' },
        { id: 'd1', text: 'Would you' },
        { id: '6c', text: 'like' },
      ],
    },
    ['Would you|like|some milk|with your cake?', 'Would you|some milk|like|with your cake?'],
    { rightOrder: ['d1', '6c', 'b7', '42'], wrongOrder: ['d1', 'b7', '6c', '42'] },
  ),
  example(
    'letters of an animal, with a picture',
    {
      id: 'un-11',
      title: 'Nhìn tranh, sắp xếp các chữ cái thành từ.',
      ...shownPicture('words/tiger'),
      option: 'CHARACTER',
      optionType: 'UNSCRAMBLEWORDS',
      explainText: { text: 'Trong tranh là con hổ: t-i-g-e-r. Từ này kết thúc bằng -er, không phải -re.' },
      pieces: [
        { id: '9e', text: 't' },
        { id: '3a', text: 'i' },
        { id: 'c1', text: 'g' },
        { id: '07', text: 'e' },
        { id: 'b4', text: 'r' },
      ],
    },
    ['tiger', 'tigre'],
    { rightOrder: ['9e', '3a', 'c1', '07', 'b4'], wrongOrder: ['9e', '3a', 'c1', 'b4', '07'] },
  ),
  example(
    'words of a question about the time',
    {
      id: 'un-12',
      title: 'Sắp xếp các từ thành câu hỏi.',
      option: 'SENTENCES',
      explainText: {
        text: 'What time + does + chủ ngữ + động từ nguyên mẫu: does đứng trước Lan, không nói What time Lan does get up?',
      },
      pieces: [
        { id: 'd2', text: 'What' },
        { id: '4c', text: 'time' },
        { id: 'a8', text: 'does' },
        { id: '17', text: 'Lan' },
        { id: 'e9', text: 'get' },
        { id: '60', text: 'up?' },
      ],
    },
    ['What time does Lan get up?', 'What time Lan does get up?'],
    { rightOrder: ['d2', '4c', 'a8', '17', 'e9', '60'], wrongOrder: ['d2', '4c', '17', 'a8', 'e9', '60'] },
  ),
]
