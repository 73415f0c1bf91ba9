import type { Example } from '../../examples.ts'
import { type Question, questionSchema } from './schema.ts'

/** A pair as it is stored: match id, ids of its two cards, their texts. */
type Pair = readonly [id: string, leftId: string, rightId: string, textLeft: string, textRight: string]

/** A question as it comes out of storage, where `answers` and `settings` are JSON text. */
const stored = (question: Record<string, unknown>, pairs: readonly Pair[], settings?: unknown): Question =>
  questionSchema.parse({
    id: 'q1',
    ...question,
    settings: JSON.stringify(settings),
    answers: JSON.stringify(
      pairs.map(([id, leftId, rightId, textLeft, textRight]) => ({ id, leftId, rightId, textLeft, textRight })),
    ),
  })

const talk = { title: 'Nối câu hỏi với câu trả lời.' }
const animals = { title: 'Nối con vật với nơi sống.' }

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
    responses: [
      {
        name: 'right, in rows of its own order',
        response: { left: ['f9', 'k3', 'b7', 'p2'], right: ['a4', 'x8', 'c1', 'r5'] },
        correct: true,
      },
      {
        name: 'two rows changed',
        response: { left: ['f9', 'k3', 'b7', 'p2'], right: ['x8', 'a4', 'c1', 'r5'] },
        correct: false,
      },
      { name: 'nothing arranged', response: { left: [], right: [] }, correct: false },
    ],
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
      { name: 'right', response: { left: ['d1', 'q4', 't8'], right: ['h6', 'z2', 'e3'] }, correct: true },
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
]
