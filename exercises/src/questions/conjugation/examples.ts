import type { Example } from '../../contract.ts'

type Table = readonly (readonly string[])[]
type Fields = { readonly id: string; readonly [field: string]: unknown }

const changed = (table: Table, change: (text: string) => string): string[][] =>
  table.map((row) => row.map((text) => (text === '' ? '' : change(text))))

/** The same table with another text in its first cell. */
const withFirst = (table: Table, first: string): Table =>
  table.map((row, at) => (at === 0 ? [first, ...row.slice(1)] : row))

const responsesTo = (table: Table): Example['responses'] => [
  { name: 'right', response: { cells: table }, correct: true },
  { name: 'right, in capitals', response: { cells: changed(table, (text) => text.toUpperCase()) }, correct: true },
  { name: 'right, with spaces', response: { cells: changed(table, (text) => `  ${text} `) }, correct: true },
  { name: 'one form wrong', response: { cells: withFirst(table, 'xyzzy') }, correct: false },
  { name: 'all forms wrong', response: { cells: changed(table, () => 'xyzzy') }, correct: false },
  { name: 'one cell not filled', response: { cells: withFirst(table, '') }, correct: false },
  { name: 'one cell with spaces alone', response: { cells: withFirst(table, '  ') }, correct: false },
  { name: 'nothing typed', response: { cells: changed(table, () => '') }, correct: false },
  { name: 'a row short', response: { cells: table.slice(1) }, correct: false, fits: false },
  { name: 'a cell too many', response: { cells: table.map((row) => [...row, '']) }, correct: false, fits: false },
  { name: 'one list of texts', response: { cells: table.flat() }, correct: false, fits: false },
  {
    name: 'a text that nobody types',
    response: { cells: withFirst(table, 'x'.repeat(3_000)) },
    correct: false,
    fits: false,
  },
]

/** A question with JSON text as it comes out of storage, and its twin with other forms of the same words. */
const example = (
  name: string,
  question: Fields,
  { key, twin, right }: { key: readonly unknown[]; twin: readonly unknown[]; right: Table },
  more: Example['responses'] = [],
): Example => ({
  name,
  question: { type: 'Conjugation', ...question, answers: JSON.stringify(key) },
  twin: { type: 'Conjugation', ...question, answers: JSON.stringify(twin) },
  responses: [...responsesTo(right), ...more],
})

export const conjugationExamples: readonly Example[] = [
  example(
    'past simple and past participle',
    {
      id: 'cj-1',
      forms: 'Quá khứ | Phân từ hai',
      explainText: {
        text: 'Ba động từ này bất quy tắc: go – went – gone, see – saw – seen, write – wrote – written; không thêm ed thành goed.',
      },
      title: 'Viết dạng quá khứ và phân từ hai của động từ.',
    },
    {
      key: [
        { id: 1, answer: 'go', answersList: ['went', 'gone'] },
        { id: 2, answer: 'see', answersList: ['saw', 'seen'] },
        { id: 3, answer: 'write', answersList: ['wrote', 'written'] },
      ],
      twin: [
        { id: 1, answer: 'go', answersList: ['goes', 'going'] },
        { id: 2, answer: 'see', answersList: ['sees', 'seeing'] },
        { id: 3, answer: 'write', answersList: ['writes', 'writing'] },
      ],
      right: [
        ['went', 'gone'],
        ['saw', 'seen'],
        ['wrote', 'written'],
      ],
    },
  ),
  example(
    'forms with accepted variants',
    {
      id: 'cj-2',
      forms: 'Quá khứ | Phân từ hai',
      explainText: {
        text: 'learn có hai cách viết: learnt hoặc learned; get bất quy tắc: got (người Mỹ còn nói gotten), không viết getted.',
      },
      question: 'Past simple and past participle',
    },
    {
      key: [
        { question: 'learn', answersList: ['learnt | learned', 'learnt|learned'] },
        { question: 'get', answersList: [{ answer: 'got' }, { Text: ['got', 'gotten'] }] },
      ],
      twin: [
        { question: 'learn', answersList: ['learns', 'learning'] },
        { question: 'get', answersList: ['gets', 'getting'] },
      ],
      right: [
        ['learnt', 'learned'],
        ['got', 'gotten'],
      ],
    },
    [
      {
        name: 'the other variants',
        response: {
          cells: [
            ['learned', 'learnt'],
            ['got', 'got'],
          ],
        },
        correct: true,
      },
      {
        name: 'both variants in one box',
        response: {
          cells: [
            ['learnt|learned', 'learnt'],
            ['got', 'got'],
          ],
        },
        correct: false,
      },
    ],
  ),
  example(
    'forms of be, as JSON text in the item',
    {
      id: 'cj-3',
      forms: 'Dạng đầy đủ | Dạng viết tắt',
      explainText: { text: 'I đi với am, viết tắt là ’m; she đi với is, viết tắt là ’s; are đi với you, we và they.' },
      title: 'Viết dạng đầy đủ và dạng viết tắt.',
    },
    {
      key: [
        { question: 'I (be)', answersList: '["am|I am", "\'m|I\'m"]' },
        { question: 'she (be)', answersList: '["is|she is", "\'s|she\'s"]' },
      ],
      twin: [
        { question: 'I (be)', answersList: '["was", "was"]' },
        { question: 'she (be)', answersList: '["was", "was"]' },
      ],
      right: [
        ['am', "'m"],
        ['is', "'s"],
      ],
    },
    [
      {
        name: 'with another apostrophe',
        response: {
          cells: [
            ['am', '’m'],
            ['is', '‘s'],
          ],
        },
        correct: true,
      },
      {
        name: 'with the word in front',
        response: {
          cells: [
            ['I am', 'I’m'],
            ['she is', 'She’s'],
          ],
        },
        correct: true,
      },
    ],
  ),
  example(
    'a form that is not asked for',
    {
      id: 'cj-4',
      forms: 'So sánh hơn | So sánh nhất',
      explainText: {
        text: 'Tính từ ngắn gấp đôi phụ âm cuối: big, bigger, biggest; better là so sánh hơn của good, so sánh nhất là best chứ không phải goodest.',
      },
      title: 'Viết dạng so sánh hơn và so sánh nhất.',
    },
    {
      key: [
        { question: 'big', answersList: ['bigger', 'biggest|the biggest'] },
        { question: 'better', answersList: ['', 'best|the best'] },
      ],
      twin: [
        { question: 'big', answersList: ['small', 'tiny'] },
        { question: 'better', answersList: ['', 'worst'] },
      ],
      right: [
        ['bigger', 'biggest'],
        ['', 'best'],
      ],
    },
    [
      {
        name: 'with the article',
        response: {
          cells: [
            ['bigger', 'the biggest'],
            ['', 'the best'],
          ],
        },
        correct: true,
      },
      {
        name: 'a text where nothing is asked for',
        response: {
          cells: [
            ['bigger', 'biggest'],
            ['good', 'best'],
          ],
        },
        correct: false,
        fits: false,
      },
    ],
  ),
  example(
    'with he, and with -ing',
    {
      id: 'cj-5',
      forms: 'Đi với he | Thêm -ing',
      explainText: {
        text: 'Với he thêm s, sau ch thêm es: watches. Thêm -ing: run gấp đôi n, make bỏ e thành making, không viết makeing.',
      },
      title: 'Viết dạng đi với he và dạng thêm -ing.',
      question: 'study – he studies – studying',
    },
    {
      key: [
        { answer: 'run', answersList: ['runs|he runs', 'running'] },
        { answer: 'make', answersList: ['makes|he makes', 'making'] },
        { answer: 'watch', answersList: ['watches|he watches', 'watching'] },
      ],
      twin: [
        { answer: 'run', answersList: ['ran', 'run'] },
        { answer: 'make', answersList: ['made', 'made'] },
        { answer: 'watch', answersList: ['watched', 'watched'] },
      ],
      right: [
        ['runs', 'running'],
        ['makes', 'making'],
        ['watches', 'watching'],
      ],
    },
  ),
]
