import type { Example } from '../../contract.ts'

type Part = { id?: string; [field: string]: unknown }

/** What may come for a sentence whose parts have these ids. */
const responsesTo = (ids: readonly string[], right: string, twin: string): Example['responses'] => [
  { name: 'right', response: { picked: right }, correct: true },
  { name: 'right, with a field besides', response: { picked: right, seconds: 12 }, correct: true },
  { name: 'the part that another key calls right', response: { picked: twin }, correct: false },
  ...ids
    .filter((id) => id !== right && id !== twin)
    .map((id) => ({ name: `the part ${id}`, response: { picked: id }, correct: false })),
  { name: 'nothing clicked', response: { picked: null }, correct: false },
  { name: 'an empty id', response: { picked: '' }, correct: false, fits: false },
  { name: 'a part of another sentence', response: { picked: 'elsewhere' }, correct: false, fits: false },
  { name: 'a list of parts', response: { picked: [right] }, correct: false, fits: false },
  { name: 'a place in place of an id', response: { picked: 0 }, correct: false, fits: false },
  { name: 'the id without its name', response: right, correct: false, fits: false },
]

/** A sentence as it is stored, and its twin with another key: the same in all but which part is right. */
const example = (
  name: string,
  question: { id: string; [field: string]: unknown },
  parts: readonly Part[],
  [right, twin]: readonly [right: number, twin: number],
  ids: readonly string[] = parts.map(({ id }) => id ?? ''),
): Example => {
  const keyed = (key: number) => ({
    title: 'Chọn phần sai trong câu.',
    ...question,
    type: 'Underlined',
    answers: JSON.stringify(parts.map((part, at) => ({ ...part, isCorrect: at === key ? 'true' : 'false' }))),
  })
  return {
    name,
    question: keyed(right),
    twin: keyed(twin),
    responses: responsesTo(ids, ids[right] ?? '', ids[twin] ?? ''),
  }
}

const marked: readonly Example[] = [
  example(
    'the wrong part of a sentence',
    {
      id: 'ul-1',
      question: 'My sister <go> to <school> <every> day.',
      explainText: { text: 'My sister goes: he, she và it cần động từ thêm s hoặc es.' },
    },
    [
      { id: 'd4', answer: 'go' },
      { id: '1f', answer: 'school' },
      { id: '8a', answer: 'every' },
    ],
    [0, 2],
  ),
  example(
    'parts listed in another order than they stand',
    {
      id: 'ul-2',
      explainText: { text: 'three books là số nhiều: There are, không phải There is; books đúng vì đứng sau three.' },
      questionText: '<There> <is> three <books> on the <desk>.',
    },
    [
      { id: '5b', answer: 'books' },
      { id: 'e9', answer: 'is' },
      { id: '07', answer: 'desk' },
      { id: 'c2', answer: 'There' },
    ],
    [1, 0],
  ),
  example(
    'one word underlined three times',
    {
      id: 'ul-3',
      explainText: {
        text: 'orange bắt đầu bằng nguyên âm: an orange; pear và plum bắt đầu bằng phụ âm nên a là đúng.',
      },
      question: 'He gave me <a> orange, <a> pear and <a> plum.',
    },
    [
      { id: '9d', answer: 'a' },
      { id: '36', answer: 'a' },
      { id: 'fb', answer: 'a' },
    ],
    [0, 1],
  ),
  example(
    'two lines, marked by elements, with a blank',
    {
      id: 'ul-4',
      explainText: { text: 'at six: lúc sáu giờ, chỉ thời gian; by bus chỉ phương tiện, get up chỉ việc làm.' },
      title: 'Chọn phần chỉ thời gian.',
      question: 'A: When do you <u>get up</u>?<br>B: I get up <u>at six</u> and go to ____ <u>by bus</u>.',
    },
    [
      { id: 'a0', answer: 'get up' },
      { id: '4c', answer: 'at six' },
      { id: 'e3', answer: 'by bus' },
    ],
    [1, 2],
  ),
]

const listed: readonly Example[] = [
  example(
    'parts listed in the answers alone',
    {
      id: 'ul-5',
      explainText: {
        text: 'Sau can là động từ nguyên mẫu: can play, không phải plays; the piano đúng vì tên nhạc cụ có the.',
      },
      question: 'She can plays the piano very well.',
    },
    [
      { id: '2a', answer: 'can' },
      { id: 'b7', answer: 'plays' },
      { id: '61', answer: 'the piano' },
      { id: 'f8', answer: 'well' },
    ],
    [1, 3],
  ),
  example(
    'a listed part that holds another one',
    {
      id: 'ul-6',
      explainText: { text: 'yesterday chỉ quá khứ: went to, không phải go to; to trong to see chỉ mục đích nên đúng.' },
      questionText: 'We go to the zoo to see the pandas yesterday.',
    },
    [
      { id: '3e', answer: 'to' },
      { id: 'c5', answer: 'go to' },
      { id: '90', answer: 'the pandas' },
    ],
    [1, 0],
  ),
  example(
    'no sentence: the parts in a row',
    {
      id: 'ul-7',
      explainText: {
        text: 'sunny (nắng) và windy (gió) là tính từ chỉ thời tiết; umbrella (cái ô) là danh từ chỉ đồ vật.',
      },
      title: 'Chọn từ khác loại.',
    },
    [
      { id: '7d', answer: 'sunny' },
      { id: '12', answer: 'windy' },
      { id: 'ae', answer: 'umbrella' },
    ],
    [2, 0],
  ),
]

const withoutLetters: readonly Example[] = [
  example(
    'without letters, as an object',
    {
      id: 'ul-8',
      explainText: { text: 'They đi với were, không phải was; at home và last night đều đúng.' },
      question: 'They <was> at <home> last <night>.',
      settings: { answers: { bulletType: 'none' } },
    },
    [
      { id: '54', answer: 'was' },
      { id: 'd0', answer: 'home' },
      { id: '8f', answer: 'night' },
    ],
    [0, 1],
  ),
  example(
    'without letters, as text',
    {
      id: 'ul-9',
      explainText: { text: 'milk không đếm được: How much, không phải How many; do you want là đúng.' },
      question: 'How <many> milk <do> you <want>?',
      settings: '{"answers": {"bulletType": "NONE"}}',
    },
    [
      { id: 'bb', answer: 'many' },
      { id: '29', answer: 'do' },
      { id: 'e1', answer: 'want' },
    ],
    [0, 2],
  ),
  example(
    'without letters, parts of a word',
    {
      id: 'ul-10',
      explainText: { text: 'Chữ k đứng trước n không đọc: knitted đọc là /ˈnɪtɪd/; i và e ở đây đều đọc là /ɪ/.' },
      title: 'Chọn chữ không đọc.',
      question: '<k>n<i>tt<e>d',
      settings: { answers: '{"bulletType": "none"}' },
    },
    [
      { id: '48', answer: 'k' },
      { id: '0b', answer: 'i' },
      { id: 'da', answer: 'e' },
    ],
    [0, 1],
  ),
]

const brothers = {
  id: 'ul-13',
  type: 'Underlined',
  question: 'Nam <have> two <brothers>.',
  explainText: { text: 'Nam là ngôi thứ ba số ít: Nam has, không phải have; brothers đúng vì two là số nhiều.' },
}

const old: readonly Example[] = [
  example(
    'parts without ids',
    {
      id: 'ul-11',
      explainText: {
        text: 'she là ngôi thứ ba số ít: Does she like, không phải Do she; like giữ nguyên vì đã có does.',
      },
      question: '<Do> she <like> <noodles>?',
    },
    [{ answer: 'Do' }, { answer: 'like' }, { answer: 'noodles' }],
    [0, 1],
    ['0:Do', '1:like', '2:noodles'],
  ),
  example(
    'parts whose words are called text',
    {
      id: 'ul-12',
      explainText: {
        text: 'Có than là so sánh hơn: colder, không phải cold; Today và yesterday chỉ thời gian nên đúng.',
      },
      question: '<Today> it is <cold> than <yesterday>.',
    },
    [
      { id: '6e', Text: 'Today' },
      { id: 'c7', text: 'cold' },
      { id: '15', Text: 'yesterday' },
    ],
    [1, 0],
  ),
  {
    name: 'the right words alone as the answer',
    question: { ...brothers, answers: 'have' },
    twin: { ...brothers, answers: 'brothers' },
    responses: responsesTo(['0:have', '1:brothers'], '0:have', '1:brothers'),
  },
]

export const underlinedExamples: readonly Example[] = [...marked, ...listed, ...withoutLetters, ...old]
