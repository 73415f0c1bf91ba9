import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'
import type { Response } from './schema.ts'

/** A question as it comes out of storage, where `answers`, `settings` and the grid are JSON text. */
const stored = (question: Record<string, unknown>, answers: unknown, settings?: unknown, grid?: readonly string[]) => ({
  type: 'PuzzleWords',
  id: 'q1',
  ...question,
  answers: JSON.stringify(answers),
  ...(settings !== undefined && { settings: JSON.stringify(settings) }),
  ...(grid && { grid: JSON.stringify(grid) }),
})

type Cells = Response['cells']

const across = (row: number, column: number, letters: number): Cells =>
  Array.from({ length: letters }, (_, step) => [row, column + step])
const down = (row: number, column: number, letters: number): Cells =>
  Array.from({ length: letters }, (_, step) => [row + step, column])
const all = (rows: number, columns: number): Cells =>
  Array.from({ length: rows }, (_, row) => across(row, 0, columns)).flat()

/** Responses that every question is marked with: the cells of its words, and one cell that belongs to none. */
const usual = (
  words: readonly Cells[],
  beside: Cells[number],
  size: readonly [number, number],
): Example['responses'] => {
  const right = words.flat()
  return [
    { name: 'right', response: { cells: right }, correct: true },
    { name: 'right, in another order', response: { cells: right.toReversed() }, correct: true },
    { name: 'one word only', response: { cells: words[0] }, correct: false },
    { name: 'a letter too few', response: { cells: right.slice(1) }, correct: false },
    { name: 'a letter too many', response: { cells: [...right, beside] }, correct: false },
    { name: 'as many letters, one of them wrong', response: { cells: [...right.slice(1), beside] }, correct: false },
    { name: 'a letter twice', response: { cells: [...right, ...right.slice(0, 1)] }, correct: false, fits: false },
    { name: 'the whole grid', response: { cells: all(...size) }, correct: false },
    { name: 'empty', response: { cells: [] }, correct: false },
    { name: 'outside the grid', response: { cells: [...right, [99, 99]] }, correct: false, fits: false },
    {
      name: 'no cells',
      response: { cells: right.map(([row, column]) => ({ row, column })) },
      correct: false,
      fits: false,
    },
    {
      name: 'halves of cells',
      response: { cells: right.map(([row]) => [row + 0.5, -1]) },
      correct: false,
      fits: false,
    },
    { name: 'the words themselves', response: { cells: ['cat', 'dog', 'cow'] }, correct: false, fits: false },
  ]
}

const animals = {
  explainText: {
    text: '“meow” là tiếng mèo (cat), “woof” là tiếng chó (dog), bò (cow) cho ta sữa; gà (hen) và lợn (pig) không cho sữa.',
  },
  title: 'Tìm ba con vật trong bảng chữ cái.',
}
const farm = ['CATXB', 'QHENI', 'DOGZR', 'WKPIG', 'COWFY']
const clues = [
  { id: 'k3', question: 'It says “meow”.' },
  { id: 'b7', question: 'It says “woof”.' },
  { id: 'x2', question: 'It gives us milk.' },
]
const withWords = (...words: string[]) => clues.map((clue, at) => ({ ...clue, answer: words[at], isCorrect: 'true' }))

const kitchen = {
  explainText: {
    text: 'bread là bánh mì, knife là con dao có k không đọc, fork là cái nĩa; spoon (cái thìa) không có trong tranh.',
  },
  title: 'Nhìn tranh và tìm từ.',
}
const table = ['BREADMOK', 'LTFORKUX', 'UEGGSPOW', 'PGLASSQI', 'OMILKZAN', 'WATERIFE', 'KNIFEDPS', 'SPOONHJG']
const kitchenFiles = [
  ['bread', 'bread'],
  ['kitchen-knife', 'knife'],
  ['fork-and-knife', 'fork'],
] as const
const pictured = (...words: string[]) =>
  words.map((Text, at) => ({
    id: `p${at}`,
    Text,
    ...shownPicture(`words/${kitchenFiles[at]?.[0]}`),
    audioUrl: `/sounds/words/${kitchenFiles[at]?.[1]}.mp3`,
  }))

const colours = {
  explainText: {
    text: 'red (đỏ) và pink (hồng) đứng dọc, gold (vàng kim) nằm ngang; blue và tan cũng có trong bảng nhưng không được hỏi.',
  },
  title: 'Tìm các từ nằm ngang và nằm dọc.',
  question: 'Find red, pink and gold.',
}
const columns = ['RXPB', 'EJIL', 'DQNU', 'YVKE', 'TANW', 'GOLD']

const pets = {
  explainText: { text: 'cat là mèo, duck là vịt, pig là lợn; duck nằm ngang ở hàng cuối, không phải dog.' },
  title: 'Nhìn tranh, nghe và tìm tên các con vật.',
}
const yard = ['SMRCP', 'DTYAI', 'NBVTG', 'NDAPD', 'DUCKN']
/** Pictures and sounds of words by their files; `words` are what is hidden. */
const seenAndHeard = (files: readonly (readonly [picture: string, sound: string])[], ...words: string[]) =>
  words.map((answer, at) => ({
    id: `w${at}`,
    answer,
    ...(files[at]?.[0] && shownPicture(files[at][0])),
    ...(files[at]?.[1] && { audioUrl: `/sounds/words/${files[at][1]}.mp3` }),
  }))
const petFiles = [
  ['words/cat', 'cat'],
  ['words/duck', 'duck'],
  ['words/pig', 'pig'],
] as const

const breakfast = {
  explainText: {
    text: 'bread (bánh mì) để làm bánh kẹp, milk (sữa) màu trắng, egg (trứng) do gà đẻ; water (nước) không có màu trắng.',
  },
  title: 'Đọc câu đố và tìm ba từ.',
}
const pantry = ['DTAFHBNX', 'ESVNWLEO', 'PEEAIMLR', 'DGEMILKF', 'SGOCIRRD', 'TEOJCHAW', 'BAILNAZK', 'BREADMTY']
const riddles = (...words: string[]) =>
  ['We make sandwiches with it.', 'It is white, and we drink it.', 'It comes from a hen.'].map((question, at) => ({
    id: `r${at}`,
    question,
    answer: words[at],
  }))

const paints = {
  explainText: {
    text: 'red là đỏ, green là xanh lá, blue là xanh da trời; green có hai chữ e liền nhau, không viết gren.',
  },
  title: 'Nhìn màu và tìm từ.',
}
const palette = ['HCBBRC', 'JGLNEE', 'XHULDS', 'LNEVIS', 'SRNIOE', 'GREENN']
const paintFiles = [
  ['colours/red', ''],
  ['colours/green', ''],
  ['colours/blue', ''],
] as const

const lesson = {
  explainText: {
    audioScript: 'book, ruler, pen',
    text: 'Nghe được book (sách), ruler (thước) và pen (bút mực); pencil (bút chì) không được đọc.',
  },
  title: 'Nghe và tìm ba đồ dùng học tập.',
}
const schoolbag = ['BTRULERT', 'OOGUDZVP', 'OYERHATE', 'KFPSNASN', 'EABWKDBI']
const lessonFiles = [
  ['', 'book'],
  ['', 'ruler'],
  ['', 'pen'],
] as const

export const puzzleWordsExamples: readonly Example[] = [
  {
    name: '5 by 5, with clues in words',
    question: stored(animals, withWords('cat', 'dog', 'cow'), { question: { rows: 5, columns: 5 } }, farm),
    twin: stored(animals, withWords('hen', 'dog', 'pig'), { question: { rows: 5, columns: 5 } }, farm),
    responses: usual([across(0, 0, 3), across(2, 0, 3), across(4, 0, 3)], [1, 1], [5, 5]),
  },
  {
    name: '8 by 8, with pictures and sounds',
    question: stored(kitchen, pictured('bread', 'knife', 'fork'), { question: { rows: '8' } }, table),
    twin: stored(kitchen, pictured('glass', 'water', 'milk'), { question: { rows: '8' } }, table),
    responses: usual([across(0, 0, 5), across(6, 0, 5), across(1, 2, 4)], [3, 1], [8, 8]),
  },
  {
    name: 'words across and down, stored as texts',
    question: stored(colours, ['red', 'pink', 'gold'], undefined, columns),
    twin: stored(colours, ['tan', 'blue', 'gold'], undefined, columns),
    responses: usual([down(0, 0, 3), down(0, 2, 4), across(5, 0, 4)], [0, 3], [6, 4]),
  },
  {
    name: 'animals in 5 by 5',
    question: stored(pets, seenAndHeard(petFiles, 'cat', 'duck', 'pig'), { question: { rows: 5, columns: 5 } }, yard),
    twin: stored(pets, seenAndHeard(petFiles, 'smr', 'dtya', 'nbv'), { question: { rows: 5, columns: 5 } }, yard),
    responses: usual([down(0, 3, 3), across(4, 0, 4), down(0, 4, 3)], [2, 2], [5, 5]),
  },
  {
    name: 'riddles in 8 by 8',
    question: stored(breakfast, riddles('bread', 'milk', 'egg'), { question: { rows: 8 } }, pantry),
    twin: stored(breakfast, riddles('dtafh', 'esvn', 'bnx'), { question: { rows: 8 } }, pantry),
    responses: usual([across(7, 0, 5), across(3, 3, 4), down(2, 1, 3)], [0, 0], [8, 8]),
  },
  {
    name: 'colours in 6 by 6',
    question: stored(paints, seenAndHeard(paintFiles, 'red', 'green', 'blue'), undefined, palette),
    twin: stored(paints, seenAndHeard(paintFiles, 'hcb', 'jglne', 'xhul'), undefined, palette),
    responses: usual([down(0, 4, 3), across(5, 0, 5), down(0, 2, 4)], [5, 5], [6, 6]),
  },
  {
    name: 'things for school that are heard',
    question: stored(lesson, seenAndHeard(lessonFiles, 'book', 'ruler', 'pen'), undefined, schoolbag),
    twin: stored(lesson, seenAndHeard(lessonFiles, 'btru', 'oogud', 'ler'), undefined, schoolbag),
    responses: usual([down(0, 0, 4), across(0, 2, 5), down(1, 7, 3)], [4, 4], [5, 8]),
  },
]
