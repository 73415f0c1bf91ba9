import type { Example } from '../../examples.ts'
import { example, named, type Part } from './example.ts'
import { audioExamples, textExamples, videoExamples } from './gallery/examples.ts'
import * as children from './parts/examples.ts'

const reading =
  'Mai is nine. After school she does her homework at her desk. Her book is on the desk, next to a lamp.\nOn Sundays she goes to the park with her brother Nam. They like the kite that their grandpa made.'

const rights = (parts: readonly Part[]) => Object.fromEntries(parts.map(({ id, right }) => [id, right]))
const partlySaid = [children.oneChoice, children.fillInTheBlank]

/** C-390, C-493: a text with several questions to it. */
export const combineExamples: readonly Example[] = [
  example(
    'a text with a choice, statements and a gap, as JSON text in JSON text',
    {
      id: 'cb-1',
      type: 'COMBINE',
      title: 'Đọc đoạn văn và trả lời.',
      question: 'Read about Mai.',
      questionText: reading,
      explainText: '{"text": "Các câu trả lời đều có trong đoạn văn."}',
    },
    [children.oneChoice, children.tickTf, children.fillInTheBlank],
    { asText: true },
  ),
  example(
    'one missing word in each child, of which none names its type',
    {
      id: 'cb-2',
      type: 'combine',
      optionType: 'COMBINE_READWRITEONEWORD',
      title: 'Đọc và viết một từ.',
      questionText: 'Bees are busy insects. They fly from flower to flower and take the sweet juice home.',
      explainText: {
        text: 'Ong làm ra honey (mật ong), có six legs (sáu chân) và ở trong a hive (tổ ong); sau six là số nhiều: legs, không phải leg.',
      },
      imageUrl: '/pictures/words/honeybee.svg',
    },
    [children.word1, children.word2, children.word3],
  ),
  example(
    'children of which each puts something into an order',
    { id: 'cb-3', type: 'COMBINE', title: 'Sắp xếp và nối.' },
    [children.matching, children.twoColumns, children.unscramble],
  ),
  example(
    'children about grammar',
    { id: 'cb-4', type: 'COMBINE', title: 'Ôn ngữ pháp.' },
    [
      children.selectWord,
      children.underlined,
      children.wordForm,
      children.errorCorrection,
      children.conjugation,
      children.wordsInSentence,
    ],
    { asText: true },
  ),
  example(
    'beside children that nobody can answer',
    { id: 'cb-5', type: 'COMBINE', title: 'Đọc và trả lời.', questionText: reading },
    partlySaid,
    {
      said: children.unaskable,
      responses: [
        named('right, with a response to a child that is only shown', { ...rights(partlySaid), 'x-type': 'tiger' }),
        named('only a child that is only shown', { 'x-options': { picked: null } }),
      ],
    },
  ),
  {
    name: 'children without ids',
    question: {
      id: 'cb-6',
      type: 'COMBINE',
      answers: [
        { Type: 'fill in the blank', questionText: 'One, two, ____.', answers: 'three' },
        { type: 'Fill_In_The_Blank', questionText: 'Red and yellow make ____.', answers: ['orange'] },
      ],
    },
    twin: {
      id: 'cb-6',
      type: 'COMBINE',
      answers: [
        { Type: 'fill in the blank', questionText: 'One, two, ____.', answers: 'four' },
        { type: 'Fill_In_The_Blank', questionText: 'Red and yellow make ____.', answers: ['brown'] },
      ],
    },
    responses: [
      named('right', { 'child 1': { blanks: ['three'] }, 'child 2': { blanks: ['orange'] } }, true),
      named('right in another form', { 'child 2': { blanks: [' Orange'] }, 'child 1': { blanks: ['THREE'] } }, true),
      named('one child wrong', { 'child 1': { blanks: ['three'] }, 'child 2': { blanks: ['brown'] } }),
      named('one child left out', { 'child 1': { blanks: ['three'] } }),
      named('all children wrong', { 'child 1': { blanks: ['four'] }, 'child 2': { blanks: ['brown'] } }),
      named('empty', { 'child 1': { blanks: [''] }, 'child 2': { blanks: [''] } }),
      named('nothing answered', {}),
      named('ids of other places', { 0: { blanks: ['three'] }, 1: { blanks: ['orange'] } }),
    ],
  },
  ...textExamples,
]

const heard = { type: 'COMBINEWITHAUDIO', audioUrl: '/sounds/words/animal.mp3' }
const script = { audioScript: 'Hello, my name is Linh. I am nine, and I live in Da Nang.' }

/** C-493: a sound with several questions to it. */
export const combineWithAudioExamples: readonly Example[] = [
  example(
    'animals in the order in which they are heard',
    { ...heard, id: 'ca-1', title: 'Nghe và trả lời.', explainText: script },
    [children.listenAndNumber, children.oneChoice],
  ),
  example(
    'pictures, sub-questions and several answers',
    { ...heard, id: 'ca-2', title: 'Nghe và trả lời.', question: 'Listen to Linh.', explainText: script },
    [children.quiz, children.lookAndWrite, children.multipleChoice],
    { asText: true },
  ),
  example(
    'pictures to name and statements, beside children that nobody can answer',
    { ...heard, type: 'combine-with-audio', id: 'ca-3', title: 'Nghe và chọn.' },
    [children.wordInImage, children.tickTf],
    { said: children.unaskable },
  ),
  ...audioExamples,
]

const watched = { type: 'COMBINEWITHVIDEO', videoUrl: '/clips/clip-my-day.mp4' }

/** C-493: a video with several questions to it. */
export const combineWithVideoExamples: readonly Example[] = [
  example('a choice and statements', { ...watched, id: 'cv-1', title: 'Xem video và trả lời.', explainText: script }, [
    children.oneChoice,
    children.tickTf,
  ]),
  example('a puzzle', { ...watched, id: 'cv-2', title: 'Xem video và tìm từ.' }, [children.puzzle], { asText: true }),
  example(
    'several answers and a sentence, with a sound besides',
    {
      ...watched,
      type: 'CombineWithVideo',
      id: 'cv-3',
      title: 'Xem video và trả lời.',
      audioUrl: '/sounds/words/again.mp3',
      explainText: JSON.stringify(script),
    },
    [children.multipleChoice, children.unscramble, children.fillInTheBlank],
  ),
  ...videoExamples,
]
