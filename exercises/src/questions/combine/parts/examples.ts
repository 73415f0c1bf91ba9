import type { Part } from '../example.ts'

/** Questions of many types to stand inside combined ones, each with its twin and with responses to it. */

const flagged = (options: readonly (readonly [id: string, answer: string])[], right: readonly string[]) => ({
  answers: options.map(([id, answer]) => ({ id, answer, isCorrect: String(right.includes(id)) })),
})

const bookOptions = [
  ['8c', 'under the bed'],
  ['2f', 'on the desk'],
  ['d1', 'in her bag'],
] as const
export const oneChoice: Part = {
  id: 'q-book',
  fields: {
    type: 'OneChoice',
    title: 'Chọn câu trả lời đúng.',
    question: 'Where is the book?',
    explainText: { text: 'The book is on the desk: quyển sách ở trên bàn.' },
  },
  key: flagged(bookOptions, ['2f']),
  twin: flagged(bookOptions, ['8c']),
  right: { picked: '2f' },
  wrong: { picked: '8c' },
  empty: { picked: null },
}

const colours = [
  ['7e', 'red'],
  ['0c', 'blue'],
  ['b4', 'yellow'],
] as const
export const multipleChoice: Part = {
  id: 'q-colours',
  fields: { type: 'MULTIPLECHOICE', title: 'Chọn tất cả đáp án đúng.', question: 'Which colours are on the kite?' },
  key: flagged(colours, ['7e', 'b4']),
  twin: flagged(colours, ['0c', 'b4']),
  right: { picked: ['7e', 'b4'] },
  alike: { picked: ['b4', '7e'] },
  wrong: { picked: ['7e'] },
  empty: { picked: [] },
}

const asked = [
  ['2b', 'eggs'],
  ['d5', 'milk'],
  ['90', 'water'],
] as const
export const wanted: Part = {
  id: 'q-wanted',
  fields: { type: 'MULTIPLECHOICE', title: 'Chọn tất cả đáp án đúng.', question: 'What does Minh want?' },
  key: flagged(asked, ['2b', '90']),
  twin: flagged(asked, ['d5', '90']),
  right: { picked: ['2b', '90'] },
  alike: { picked: ['90', '2b'] },
  wrong: { picked: ['d5', '90'] },
  empty: { picked: [] },
}

const morning = [
  ['c1', 'Nam gets up at six.'],
  ['4e', 'He goes to school by bus.'],
] as const
export const tickTf: Part = {
  id: 'q-morning',
  fields: { type: 'TICKTF', title: 'Đọc và chọn True hoặc False.', optionType: 'TICKTF_TRUEORFALSE' },
  key: flagged(morning, ['c1']),
  twin: flagged(morning, ['4e']),
  right: { marks: { c1: true, '4e': false } },
  wrong: { marks: { c1: true, '4e': true } },
  empty: { marks: {} },
}

const gap = (id: string, questionText: string, [right, twin]: readonly [string, string], more: object = {}): Part => ({
  id,
  fields: { questionText, ...more },
  key: { answers: right },
  twin: { answers: twin },
  right: { blanks: [right.split('|')[0]] },
  alike: { blanks: [` ${(right.split('|').at(-1) ?? '').toUpperCase()} `] },
  wrong: { blanks: ['zebra'] },
  empty: { blanks: [''] },
})
const complete = { type: 'FILLINTHEBLANK', title: 'Điền từ còn thiếu.', questionSub: 'Mai đang thả diều.' }
export const fillInTheBlank = gap('q-kite', 'Mai is ____ a kite.', ['flying|playing with', 'making'], complete)
export const storm = gap('q-storm', 'Do not fly your kite when there is a ____.', ['storm', 'party'], {
  type: 'FILLINTHEBLANK',
  title: 'Điền từ còn thiếu.',
})
export const word1 = gap('w1', 'A bee makes ____.', ['honey', 'paper'])
export const word2 = gap('w2', 'It has got six ____.', ['legs', 'eyes'])
export const word3 = gap('w3', 'Bees live in a ____.', ['hive|beehive', 'tree'])
export const wordForm = gap(
  'q-care',
  'My uncle drives ____. He never has an accident. (CARE)',
  ['carefully|with care', 'carelessly'],
  {
    type: 'WordForm',
    title: 'Cho dạng đúng của từ.',
  },
)
export const errorCorrection = gap('q-go', 'My sister <go> to school by bus every day.', ['goes|travels', 'went'], {
  type: 'error-correction',
  title: 'Sửa lỗi sai trong câu.',
})

const pairs = (rights: readonly string[]) => ({
  answers: [
    { id: 'm1', leftId: 'k3', textLeft: 'What is your name?', ...cards[rights[0] ?? ''] },
    { id: 'm2', leftId: 'b7', textLeft: 'How old are you?', ...cards[rights[1] ?? ''] },
  ],
})
const cards: Readonly<Record<string, object>> = {
  x8: { rightId: 'x8', textRight: 'I am Lan.' },
  c1: { rightId: 'c1', textRight: 'I am nine.' },
}
export const twoColumns: Part = {
  id: 'q-replies',
  fields: { type: 'MatchingTwoColumn', title: 'Nối câu hỏi với câu trả lời.' },
  key: pairs(['x8', 'c1']),
  twin: pairs(['c1', 'x8']),
  right: { left: ['b7', 'k3'], right: ['c1', 'x8'] },
  alike: { left: ['k3', 'b7'], right: ['x8', 'c1'] },
  wrong: { left: ['b7', 'k3'], right: ['x8', 'c1'] },
  empty: { left: [], right: [] },
}

const contents: Readonly<Record<string, string>> = { c4: 'cold', 19: 'small', e7: 'new' }
const opposites = (pieceIds: readonly string[]) => ({
  answers: pieceIds.map((pieceId, at) => ({ question: ['hot', 'big', 'old'][at], pieceId, answer: contents[pieceId] })),
})
export const matching: Part = {
  id: 'q-opposites',
  fields: { type: 'Matching', title: 'Nối từ trái nghĩa.' },
  key: opposites(['c4', '19', 'e7']),
  twin: opposites(['19', 'e7', 'c4']),
  right: { order: ['c4', '19', 'e7'] },
  wrong: { order: ['19', 'c4', 'e7'] },
  empty: { order: [] },
}

export const unscramble: Part = {
  id: 'q-never',
  fields: {
    type: 'UNSCRAMBLE',
    title: 'Sắp xếp các từ thành câu.',
    option: 'SENTENCES',
    pieces: [
      { id: 'c8', text: 'your' },
      { id: '1f', text: 'Never' },
      { id: '90', text: 'kite.' },
      { id: '3a', text: 'fly' },
    ],
  },
  key: { answer: 'Never fly your kite.' },
  twin: { answer: 'fly your kite. Never' },
  right: { order: ['1f', '3a', 'c8', '90'] },
  wrong: { order: ['3a', '1f', 'c8', '90'] },
  empty: { order: [] },
}

export const selectWord: Part = {
  id: 'q-is',
  fields: { type: 'selectword', title: 'Chọn từ đúng.', questionText: 'My sister is | are | am nine years old.' },
  key: { answers: ['is'] },
  twin: { answers: ['are'] },
  right: { choices: ['is'] },
  alike: { choices: [' IS '] },
  wrong: { choices: ['am'] },
  empty: { choices: [null] },
}

const sentenceParts = [
  ['d4', 'is'],
  ['1f', 'garden'],
  ['8a', 'now'],
] as const
export const underlined: Part = {
  id: 'q-mistake',
  fields: {
    type: 'Underlined',
    title: 'Chọn phần sai trong câu.',
    question: 'They <is> playing in the <garden> <now>.',
  },
  key: flagged(sentenceParts, ['d4']),
  twin: flagged(sentenceParts, ['8a']),
  right: { picked: 'd4' },
  wrong: { picked: '1f' },
  empty: { picked: null },
}

export const conjugation: Part = {
  id: 'q-forms',
  fields: { type: 'Conjugation', title: 'Viết dạng quá khứ và phân từ hai.' },
  key: { answers: [{ id: 1, answer: 'go', answersList: ['went', 'gone'] }] },
  twin: { answers: [{ id: 1, answer: 'go', answersList: ['goes', 'going'] }] },
  right: { cells: [['went', 'gone']] },
  alike: { cells: [[' WENT ', 'Gone']] },
  wrong: { cells: [['went', 'went']] },
  empty: { cells: [['', '']] },
}

export const wordsInSentence: Part = {
  id: 'q-verbs',
  fields: {
    type: 'Select-Words-In-Sentence',
    title: 'Chọn các động từ.',
    question: 'Mai leaves home early and walks to school.',
  },
  key: { answers: ['leaves', 'walks'] },
  twin: { answers: ['Mai', 'school'] },
  right: { words: [1, 5] },
  alike: { words: [5, 1] },
  wrong: { words: [1] },
  empty: { words: [] },
}

const animals = (numbers: readonly number[]) => ({
  answers: ['bird', 'turtle', 'zebra'].map((name, at) => ({
    id: `a-${name}`,
    number: numbers[at],
    question: name,
  })),
})
export const listenAndNumber: Part = {
  id: 'q-animals',
  fields: { type: 'listen-and-number', title: 'Nghe và đánh số.' },
  key: animals([3, 1, 2]),
  twin: animals([1, 2, 3]),
  right: { numbers: { 'a-bird': 3, 'a-turtle': 1, 'a-zebra': 2 } },
  wrong: { numbers: { 'a-bird': 1, 'a-turtle': 3, 'a-zebra': 2 } },
  empty: { numbers: {} },
}

const pictures = (words: readonly string[]) => ({
  answers: [
    { id: 'k3', imageUrl: '/pictures/words/banana.svg', answer: words[0] },
    { id: 'b7', imageUrl: '/pictures/words/egg.svg', answer: words[1] },
  ],
})
export const lookAndWrite: Part = {
  id: 'q-pictures',
  fields: { type: 'look and write', title: 'Nghe, nhìn tranh và viết từ.' },
  key: pictures(['banana|a banana', 'egg|an egg']),
  twin: pictures(['lemon', 'peach']),
  right: { texts: { k3: 'banana', b7: 'egg' } },
  alike: { texts: { k3: ' BANANA', b7: 'An egg' } },
  wrong: { texts: { k3: 'banana', b7: 'milk' } },
  empty: { texts: {} },
}

const minh = (eggs: string, drink: string) => ({
  answers: [
    { id: 'p1', question: 'How many eggs does Minh want?', ...flagged(counts, [eggs]) },
    { id: 'p2', question: 'What is he going to drink?', ...flagged(drinks, [drink]) },
  ],
})
const counts = [
  ['c4', 'five'],
  ['1a', 'two'],
] as const
const drinks = [
  ['e8', 'water'],
  ['09', 'milk'],
] as const
export const quiz: Part = {
  id: 'q-minh',
  fields: { type: 'Quiz', title: 'Chọn câu trả lời.' },
  key: minh('1a', 'e8'),
  twin: minh('c4', '09'),
  right: { parts: { p1: ['1a'], p2: ['e8'] } },
  alike: { parts: { p2: ['e8'], p1: ['1a'] } },
  wrong: { parts: { p1: ['1a'], p2: ['09'] } },
  empty: { parts: {} },
}

const letters = ['REDXQB', 'FKVTAN', 'BLUEZH', 'PGREYM', 'YELLOW', 'JIWCSU'].map((row) => [...row])
const hidden = (words: readonly string[]) => ({
  answers: words.map((answer, at) => ({ id: `h${at}`, answer, question: 'a crayon' })),
})
const cells = (lines: readonly (readonly [row: number, letters: number])[]) =>
  lines.flatMap(([row, count]) => Array.from({ length: count }, (_, column) => [row, column]))
export const puzzle: Part = {
  id: 'q-grid',
  fields: {
    type: 'WordPuzzle',
    title: 'Tìm màu của ba cây bút trong bảng chữ cái.',
    settings: { question: { columns: 6, rows: 6 } },
    grid: letters,
  },
  key: hidden(['red', 'blue', 'yellow']),
  twin: hidden(['tan', 'grey', 'yellow']),
  right: {
    cells: cells([
      [0, 3],
      [2, 4],
      [4, 6],
    ]),
  },
  alike: {
    cells: cells([
      [0, 3],
      [2, 4],
      [4, 6],
    ]).toReversed(),
  },
  wrong: {
    cells: cells([
      [0, 3],
      [2, 4],
    ]),
  },
  empty: { cells: [] },
}

const named = (words: readonly string[]) => ({
  answers: [
    { id: 'i0', imageUrl: '/pictures/words/cat.svg', answer: words[0] },
    { id: 'i1', imageUrl: '/pictures/words/dog.svg', answer: words[1] },
  ],
})
export const wordInImage: Part = {
  id: 'q-pets',
  fields: { type: 'SelectWordInImage', title: 'Chọn từ đúng cho mỗi hình.' },
  key: named(['cat', 'dog']),
  twin: named(['dog', 'cat']),
  right: { choices: ['cat', 'dog'] },
  alike: { choices: ['CAT', ' dog'] },
  wrong: { choices: ['dog', 'cat'] },
  empty: { choices: [null, null] },
}

/** Children that nobody can answer: of a type that there is not, with options that cannot be read, without any answer. */
export const unaskable: readonly unknown[] = [
  { id: 'x-type', type: 'Crossword', title: 'Giải ô chữ.', question: 'Across: a big cat', answers: ['tiger'] },
  { id: 'x-options', type: 'OneChoice', title: 'Chọn.', question: 'A cow says ____.', answers: '[{"answer": "moo"' },
  { id: 'x-empty', type: 'FillInTheBlank', questionText: 'It is ____.' },
  'A line between two questions.',
]
