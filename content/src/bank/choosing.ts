import { pieceIds } from './ids.ts'
import { shownPicture } from './pictures.ts'
import { common, type Draft, type Words } from './questions.ts'
import { puzzleTask, selectTask } from './tasks.ts'

type Marked = { readonly answer: string; readonly isCorrect: boolean }

const withIds = <Thing extends object>(name: string, things: readonly Thing[]): (Thing & { id: string })[] => {
  const ids = pieceIds(name, things.length)
  return things.map((thing, at) => ({ id: ids[at] ?? '', ...thing }))
}

const marked = (right: readonly string[], wrong: readonly string[]): Marked[] => [
  ...right.map((answer) => ({ answer, isCorrect: true })),
  ...wrong.map((answer) => ({ answer, isCorrect: false })),
]

/** Several of several: all that are right and none else (C-491). */
export const multipleChoice =
  (
    words: Words & { readonly ask: string; readonly right: readonly string[]; readonly wrong: readonly string[] },
  ): Draft =>
  (name) => ({
    type: 'MULTIPLECHOICE',
    ...common(words, 'chooseAll'),
    question: words.ask,
    answers: withIds(name, marked(words.right, words.wrong)),
  })

/** A sentence with parts in angle brackets, one of which is wrong (C-470). `wrong` is its place among them, from 0. */
export const wrongPart =
  (words: Words & { readonly text: string; readonly wrong: number }): Draft =>
  (name) => ({
    type: 'Underlined',
    ...common(words, 'wrongPart'),
    question: words.text,
    answers: withIds(
      name,
      [...words.text.matchAll(/<([^<>]+)>/g)].map(([, answer = ''], at) => ({ answer, isCorrect: at === words.wrong })),
    ),
  })

/** Words of which parts are underlined; one of them sounds otherwise (C-400, PHONETIC). */
export const oddSound =
  (words: Words & { readonly right: string; readonly wrong: readonly string[] }): Draft =>
  (name) => ({
    type: 'OneChoice',
    ...common(words, 'sound'),
    option: 'PHONETIC',
    settings: { answers: { underlined: true } },
    answers: withIds(name, marked([words.right], words.wrong)),
  })

/** Statements about a text or a talk, each true or not (C-473). */
export const truths =
  (words: Words & { readonly text?: string; readonly says: readonly (readonly [string, boolean])[] }): Draft =>
  (name) => ({
    type: 'TickTF',
    ...common(words, 'truth'),
    optionType: 'TICKTF_TRUEORFALSE',
    ...(words.text === undefined ? {} : { questionText: words.text }),
    answers: withIds(
      name,
      words.says.map(([answer, isCorrect]) => ({ answer, isCorrect })),
    ),
  })

/** A text with questions of one choice each (B-279). */
export const quiz =
  (
    words: Words & {
      readonly text: string
      readonly parts: readonly { readonly ask: string; readonly right: string; readonly wrong: readonly string[] }[]
    },
  ): Draft =>
  (name) => ({
    type: 'QUIZ',
    ...common(words, 'read'),
    optionType: 'ONECHOICETEXT',
    questionText: words.text,
    answers: withIds(
      name,
      words.parts.map(({ ask, right, wrong }, at) => ({
        question: ask,
        answers: withIds(`${name}/${at}`, marked([right], wrong)),
      })),
    ),
  })

/** A sentence with one word to be picked out of a group (C-395); `___` is its place. */
export const pickWord =
  (words: Words & { readonly text: string; readonly right: string; readonly wrong: readonly string[] }): Draft =>
  (name) => ({
    type: 'SelectWord',
    ...common(words, 'pick'),
    questionText: words.text.replace('___', `(${[words.right, ...words.wrong].join(' | ')})`),
    answers: withIds(name, [{ answer: words.right }]),
  })

/** A sentence in which the words of one topic are to be selected (C-472). */
export const selectIn =
  (words: Words & { readonly text: string; readonly topic: string; readonly right: readonly string[] }): Draft =>
  (name) => ({
    type: 'SelectWordsInSentence',
    ...common(words, 'choose'),
    title: selectTask(words.topic),
    question: words.text,
    answers: withIds(
      name,
      words.right.map((answer) => ({ answer })),
    ),
  })

/** Pictures with a word to be picked for each out of all of them (C-476). */
export const wordsForPictures =
  (words: Words & { readonly pairs: readonly { readonly word: string; readonly image: string }[] }): Draft =>
  (name) => ({
    type: 'SelectWordInImage',
    ...common(words, 'pictureWords'),
    answers: withIds(
      name,
      words.pairs.map(({ word, image }) => ({ answer: word, ...shownPicture(image) })),
    ),
  })

/** Three words hidden in a letter grid, with what they mean (C-482). */
export const puzzle =
  (
    words: Words & {
      readonly topic: string
      readonly hidden: readonly { readonly word: string; readonly clue: string }[]
    },
  ): Draft =>
  (name) => ({
    type: 'PuzzleWords',
    ...common(words, 'choose'),
    title: puzzleTask(words.topic),
    settings: { question: { columns: 8, rows: 8 } },
    answers: withIds(
      name,
      words.hidden.map(({ word, clue }) => ({ answer: word, question: clue })),
    ),
  })
