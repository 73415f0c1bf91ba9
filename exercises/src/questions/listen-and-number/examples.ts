import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

/** A question as it comes out of storage, where `answers` is JSON text. */
const stored = (question: Record<string, unknown>, answers: unknown) => ({
  type: 'ListenAndNumber',
  id: 'q1',
  ...question,
  answers: JSON.stringify(answers),
})

type Numbers = Readonly<Record<string, number>>

/** Responses that every question is marked with; `right` gives each item its number. */
const usual = (right: Numbers): Example['responses'] => {
  const [[first, number] = ['', 0], [second, other] = ['', 0], ...rest] = Object.entries(right)
  const others = Object.fromEntries(rest)
  return [
    { name: 'right', response: { numbers: right }, correct: true },
    {
      name: 'right, in another order',
      response: { numbers: Object.fromEntries(Object.entries(right).toReversed()) },
      correct: true,
    },
    {
      name: 'two changed',
      response: { numbers: { ...others, [first]: other, [second]: number } },
      correct: false,
    },
    { name: 'one missing', response: { numbers: { ...others, [second]: other } }, correct: false },
    {
      name: 'all the same',
      response: { numbers: Object.fromEntries(Object.keys(right).map((id) => [id, 1])) },
      correct: false,
    },
    {
      name: 'all wrong',
      response: {
        numbers: Object.fromEntries(Object.entries(right).map(([id, number]) => [id, number === 1 ? 2 : 1])),
      },
      correct: false,
    },
    { name: 'empty', response: { numbers: {} }, correct: false },
    { name: 'of another question', response: { numbers: { ...right, other: 1 } }, correct: false, fits: false },
    {
      name: 'numbers as texts',
      response: { numbers: { ...right, [first]: String(number) } },
      correct: false,
      fits: false,
    },
    {
      name: 'a number that there is not',
      response: { numbers: { ...right, [first]: 99 } },
      correct: false,
      fits: false,
    },
    { name: 'a list of numbers', response: { numbers: Object.values(right) }, correct: false, fits: false },
  ]
}

const four = {
  explainText: {
    audioScript: 'horse, cat, frog, potato',
    text: 'Thứ tự nghe được: ngựa (horse), mèo (cat), ếch (frog), khoai tây (potato); con ếch đứng thứ ba, sau con mèo.',
  },
  title: 'Nghe và đánh số.',
  audioUrl: '/sounds/scripts/words-horse-cat-frog-potato.mp3',
}
const pictured = (...answers: string[]) =>
  ['m4', 'a9', 'k3', 'e7'].map((id, at) => ({
    id,
    answer: answers[at],
    ...shownPicture(`words/${['frog', 'horse', 'potato', 'cat'][at]}`),
  }))

const talk = {
  explainText: {
    text: 'Cô Hoa chào và hỏi chiếc cặp (schoolbag) trước, rồi hỏi tên (name), sau cùng mới hỏi tuổi (how old).',
  },
  title: 'Nghe hội thoại và đánh số câu theo thứ tự.',
  audioUrl: '/sounds/scripts/c1-d-good-morning-miss-hoa.mp3',
}
const lines = (...order: number[]) => {
  const all = [
    { id: 'x5', text: 'Good morning! Is this your schoolbag?' },
    { id: 'c2', text: 'Oh! What is your name?' },
    { id: 'r8', text: 'And how old are you?' },
  ]
  return order.map((at) => all[at])
}

const words = {
  explainText: {
    audioScript: '1. animal – 2. bus',
    text: 'animal là con vật: mèo và chó đều mang số 1; bus là xe buýt nên mang số 2.',
  },
  title: 'Nghe từng từ rồi đánh số tranh.',
  question: 'Listen and number.',
}
const heard = (...numbers: number[]) =>
  ['p1', 'h6', 'b2'].map((id, at) => ({
    id,
    number: String(numbers[at]),
    audioUrl: `/sounds/words/${numbers[at] === 1 ? 'animal' : 'bus'}.mp3`,
    question: ['a cat', 'a bus', 'a dog'][at],
    ...shownPicture(`words/${['cat', 'bus', 'dog'][at]}`),
    isCorrect: 'true',
  }))

/** Something to be numbered: its word, which is heard under its number, and its picture, '' for the word alone. */
type Heard = readonly [id: string, word: string, picture: string]

/** A question, its twin with the numbers of the first two changed, and what its responses are worth. */
const example = (
  name: string,
  [title, why]: readonly [title: string, why: string],
  things: readonly Heard[],
  order: readonly number[],
): Example => {
  const keyed = (numbers: readonly number[]) =>
    stored(
      { id: `ln-${name}`, title, question: 'Listen and number.', explainText: { text: why } },
      things.map(([id, word, picture], at) => ({
        id,
        number: numbers[at],
        ...(picture === '' ? { question: word } : shownPicture(picture)),
        // the sound of a number is the same in both: that of the thing which has it in the question
        audioUrl: `/sounds/words/${things[order.indexOf(numbers[at] ?? 0)]?.[1]}.mp3`,
      })),
    )
  const [first = 0, second = 0, ...others] = order
  return {
    name,
    question: keyed(order),
    twin: keyed([second, first, ...others]),
    responses: usual(Object.fromEntries(things.map(([id], at) => [id, order[at] ?? 0]))),
  }
}

export const listenAndNumberExamples: readonly Example[] = [
  {
    name: 'pictures, their numbers as answers',
    question: stored(four, pictured('3', '1', '4', '2')),
    twin: stored(four, pictured('1', '2', '3', '4')),
    responses: usual({ m4: 3, a9: 1, k3: 4, e7: 2 }),
  },
  {
    name: 'lines of a talk, their order as the key',
    question: stored(talk, lines(0, 1, 2)),
    twin: stored(talk, lines(1, 2, 0)),
    responses: usual({ x5: 1, c2: 2, r8: 3 }),
  },
  {
    name: 'a sound for each number, one number for two pictures',
    question: stored(words, heard(1, 2, 1)),
    twin: stored(words, heard(2, 1, 1)),
    responses: usual({ p1: 1, h6: 2, b2: 1 }),
  },
  example(
    'animals that are heard one by one',
    [
      'Nghe từng từ rồi đánh số tranh.',
      'Nghe lần lượt: horse (ngựa), monkey (khỉ), rabbit (thỏ), duck (vịt); con thỏ đứng thứ ba, không đứng đầu.',
    ],
    [
      ['g4', 'rabbit', 'words/rabbit'],
      ['t9', 'horse', 'words/horse'],
      ['c3', 'duck', 'words/duck'],
      ['v7', 'monkey', 'words/monkey'],
    ],
    [3, 1, 4, 2],
  ),
  example(
    'colours that are heard one by one',
    [
      'Nghe từng màu rồi đánh số.',
      'Nghe lần lượt: purple (tím), green (xanh lá), yellow (vàng); màu vàng đứng cuối, không đứng đầu.',
    ],
    [
      ['p1', 'green', 'colours/green'],
      ['h6', 'yellow', 'colours/yellow'],
      ['b2', 'purple', 'colours/purple'],
    ],
    [2, 3, 1],
  ),
  example(
    'numbers in words that are heard one by one',
    [
      'Nghe từng số rồi đánh số thứ tự.',
      'Nghe lần lượt 3, 30, 14, 13: thirteen (13) có âm cuối dài /tiːn/, còn thirty (30) chỉ có /ti/.',
    ],
    [
      ['x5', 'thirteen', ''],
      ['c2', 'thirty', ''],
      ['r8', 'three', ''],
      ['k0', 'fourteen', ''],
    ],
    [4, 2, 1, 3],
  ),
  example(
    'food that is heard one by one',
    [
      'Nghe từng món rồi đánh số tranh.',
      'Nghe lần lượt: sandwich (bánh mì kẹp), cheese (phô mai), salad (rau trộn), soup (súp); súp đứng cuối, sau salad.',
    ],
    [
      ['e7', 'cheese', 'words/cheese-wedge'],
      ['m2', 'soup', 'words/pot-of-food'],
      ['a9', 'sandwich', 'words/sandwich'],
      ['y5', 'salad', 'words/green-salad'],
    ],
    [2, 4, 1, 3],
  ),
]
