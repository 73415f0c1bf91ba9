import type { Example } from '../../contract.ts'

/** A pair as it is stored: match id, ids of its two cards, their texts. */
type Pair = readonly [id: string, leftId: string, rightId: string, textLeft: string, textRight: string]

/** A question as it comes out of storage, where `answers` and `settings` are JSON text. */
const stored = (question: Record<string, unknown>, pairs: readonly Pair[], settings?: unknown) => ({
  type: 'MatchingTwoColumn',
  id: 'q1',
  ...question,
  ...(settings !== undefined && { settings: JSON.stringify(settings) }),
  answers: JSON.stringify(
    pairs.map(([id, leftId, rightId, textLeft, textRight]) => ({ id, leftId, rightId, textLeft, textRight })),
  ),
})

const talk = {
  title: 'Nối câu hỏi với câu trả lời.',
  explainText: {
    text: 'What is your name hỏi tên, How old hỏi tuổi, Where hỏi nơi chốn, What can you do hỏi việc làm được: I can. Số tuổi (nine years old) không trả lời cho Where.',
  },
}
const animals = {
  title: 'Nối con vật với nơi sống.',
  explainText: {
    text: 'fish (cá) và whale (cá voi) sống dưới nước: water; bird (chim) ở tổ: nest, cá không làm tổ trên cây.',
  },
}

/** What may come for a question whose cards `left` and `right` stand in right rows. */
const responsesTo = (left: readonly string[], right: readonly string[]): Example['responses'] => {
  const [first = '', second = '', ...others] = right
  return [
    { name: 'right', response: { left, right }, correct: true },
    {
      name: 'right, from the last row to the first',
      response: { left: left.toReversed(), right: right.toReversed() },
      correct: true,
    },
    { name: 'two changed', response: { left, right: [second, first, ...others] }, correct: false },
    { name: 'each one row too far', response: { left, right: [second, ...others, first] }, correct: false },
    { name: 'nothing arranged', response: { left: [], right: [] }, correct: false },
    { name: 'one column alone', response: { left, right: [] }, correct: false, fits: false },
    { name: 'a row short', response: { left: left.slice(1), right: right.slice(1) }, correct: false, fits: false },
    { name: 'a card twice', response: { left, right: [second, second, ...others] }, correct: false, fits: false },
    {
      name: 'a card of another question',
      response: { left, right: ['elsewhere', second, ...others] },
      correct: false,
      fits: false,
    },
    { name: 'the columns changed', response: { left: right, right: left }, correct: false, fits: false },
    { name: 'the rows in a list', response: left.map((id, row) => [id, right[row]]), correct: false, fits: false },
  ]
}

/** A question, its twin with the right texts one row further down, and what its rows are worth. */
const example = (name: string, words: Record<string, unknown>, pairs: readonly Pair[], settings?: unknown): Example => {
  const moved = pairs.map(([id, leftId, , textLeft], at): Pair => {
    const [, , rightId, , textRight] = pairs[(at + 1) % pairs.length] as Pair
    return [id, leftId, rightId, textLeft, textRight]
  })
  return {
    name,
    question: stored(words, pairs, settings),
    twin: stored(words, moved, settings),
    responses: responsesTo(
      pairs.map(([, leftId]) => leftId),
      pairs.map(([, , rightId]) => rightId),
    ),
  }
}

export const matchingTwoColumnExamples: readonly Example[] = [
  {
    name: 'questions and answers',
    question: stored(talk, [
      ['m1', 'k3', 'x8', 'What is your name?', 'My name is Lan.'],
      ['m2', 'b7', 'c1', 'How old are you?', 'I am nine years old.'],
      ['m3', 'p2', 'r5', 'Where do you live?', 'I live in Hue, near the river.'],
      ['m4', 'f9', 'a4', 'What can you do?', 'I can swim.'],
    ]),
    twin: stored(talk, [
      ['m1', 'k3', 'c1', 'What is your name?', 'I am nine years old.'],
      ['m2', 'b7', 'x8', 'How old are you?', 'My name is Lan.'],
      ['m3', 'p2', 'a4', 'Where do you live?', 'I can swim.'],
      ['m4', 'f9', 'r5', 'What can you do?', 'I live in Hue, near the river.'],
    ]),
    responses: responsesTo(['f9', 'k3', 'b7', 'p2'], ['a4', 'x8', 'c1', 'r5']),
  },
  {
    name: 'equal answers, left column fixed, without numbers and titles',
    question: stored(
      animals,
      [
        ['m1', 'q4', 'z2', 'fish', 'water'],
        ['m2', 'd1', 'h6', 'bird', 'nest'],
        ['m3', 't8', 'e3', 'whale', 'water'],
      ],
      { showNumber: false, showTitleColumn: 'false', isDragAColumnDisabled: true },
    ),
    twin: stored(
      animals,
      [
        ['m1', 'q4', 'h6', 'fish', 'nest'],
        ['m2', 'd1', 'z2', 'bird', 'water'],
        ['m3', 't8', 'e3', 'whale', 'water'],
      ],
      { showNumber: false, showTitleColumn: 'false', isDragAColumnDisabled: true },
    ),
    responses: [
      ...responsesTo(['d1', 'q4', 't8'], ['h6', 'z2', 'e3']),
      {
        name: 'equal answers changed',
        response: { left: ['d1', 'q4', 't8'], right: ['h6', 'e3', 'z2'] },
        correct: true,
      },
      {
        name: 'the nest for the fish',
        response: { left: ['d1', 'q4', 't8'], right: ['z2', 'h6', 'e3'] },
        correct: false,
      },
    ],
  },
  example(
    'what to do when',
    {
      title: 'Nối hai nửa câu.',
      explainText: {
        text: 'hungry: đói nên ăn; thirsty: khát nên uống nước; cold: lạnh nên mặc áo khoác; tired: mệt nên đi ngủ. Đừng nhầm hungry với thirsty.',
      },
    },
    [
      ['m1', 'g3', 'v8', 'When I’m hungry,', 'I eat an apple.'],
      ['m2', 'y7', 'c1', 'When I’m thirsty,', 'I drink some water.'],
      ['m3', 'b2', 'n5', 'When I’m cold,', 'I put on a coat.'],
      ['m4', 's9', 'e4', 'When I’m tired,', 'I go to bed.'],
    ],
  ),
  example(
    'jobs, right column fixed',
    {
      title: 'Nối người với việc.',
      explainText: {
        text: 'doctor chữa bệnh, farmer trồng lúa, pilot lái máy bay, cook nấu ăn. a cook là người nấu ăn; cái bếp là a cooker.',
      },
    },
    [
      ['m1', 'k1', 'p8', 'A doctor', 'helps sick people.'],
      ['m2', 'x4', 'd6', 'A farmer', 'grows rice.'],
      ['m3', 'f7', 't2', 'A pilot', 'flies a plane.'],
      ['m4', 'h0', 'a9', 'A cook', 'makes meals.'],
    ],
    { isDragBColumnDisabled: true },
  ),
  example(
    'past forms, without titles',
    {
      title: 'Nối động từ với dạng quá khứ.',
      explainText: {
        text: 'Bốn động từ bất quy tắc, không thêm -ed: go – went, see – saw, eat – ate, buy – bought. saw là quá khứ của see, không phải của eat.',
      },
    },
    [
      ['m1', 'r2', 'w5', 'go', 'went'],
      ['m2', 'u8', 'l1', 'see', 'saw'],
      ['m3', 'o6', 'j3', 'eat', 'ate'],
      ['m4', 'z9', 'q7', 'buy', 'bought'],
    ],
    { showTitleColumn: false },
  ),
  example(
    'countries and languages, without numbers',
    {
      title: 'Nối nước với ngôn ngữ.',
      explainText: {
        text: 'Tên tiếng giữ phần đầu của tên nước: Viet Nam – Vietnamese, England – English, Japan – Japanese, France – French. Hai từ cùng đuôi -ese nên phải nhìn phần đầu.',
      },
    },
    [
      ['m1', 'v5', 'e2', 'Viet Nam', 'Vietnamese'],
      ['m2', 'n8', 'i6', 'England', 'English'],
      ['m3', 'j1', 'y4', 'Japan', 'Japanese'],
      ['m4', 'f3', 'k9', 'France', 'French'],
    ],
    { showNumber: false },
  ),
]
