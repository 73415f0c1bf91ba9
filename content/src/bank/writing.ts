import { pieceIds } from './ids.ts'
import { shownPicture } from './pictures.ts'
import { common, type Draft, type Words } from './questions.ts'

/** A word of which letters are missing, with what it means (C-459 to C-462). */
export const missingLetters =
  (words: Words & { readonly word: string; readonly clue: string; readonly blanks: number }): Draft =>
  () => ({
    type: 'FillLetterInTheBlank',
    ...common(words, 'letters'),
    settings: { answers: { randomNumbers: words.blanks } },
    answers: [{ answer: words.word, question: words.clue }],
  })

/** A sentence with one gap ___ that is written letter by letter, with what the word means (C-463, C-464). */
export const letterGap =
  (words: Words & { readonly text: string; readonly word: string; readonly clue: string }): Draft =>
  () => ({
    type: 'FillInTheBlankWithHint',
    ...common(words, 'hint'),
    questionText: words.text,
    answers: [{ answer: words.word, question: words.clue }],
  })

/** Sentences with a gap each; variants of an answer are separated by a bar (C-456 to C-458). */
export const wordGaps =
  (words: Words & { readonly gaps: readonly { readonly text: string; readonly answer: string }[] }): Draft =>
  () => ({
    type: 'FillWordInTheBlank',
    ...common(words, 'fill'),
    questions: words.gaps.map(({ text }) => text.replace('___', '#')),
    answers: words.gaps.map(({ answer }) => ({ answer })),
  })

/** A sentence with one gap for another form of the word in capitals (C-492). */
export const wordForm =
  (words: Words & { readonly text: string; readonly base: string; readonly answer: string }): Draft =>
  () => ({
    type: 'WordForm',
    ...common(words, 'form'),
    questionText: `${words.text} (${words.base.toUpperCase()})`,
    answers: [{ answer: words.answer }],
  })

/** A sentence whose part in angle brackets is wrong; variants of what is right are separated by a bar (C-492). */
export const correction =
  (words: Words & { readonly text: string; readonly answer: string }): Draft =>
  () => ({
    type: 'ErrorCorrection',
    ...common(words, 'correct'),
    questionText: words.text,
    answers: [{ answer: words.answer }],
  })

/** Words with two forms each (C-405, C-449 to C-451). */
export const conjugation =
  (
    words: Words & {
      readonly ask: string
      readonly rows: readonly { readonly word: string; readonly forms: readonly [string, string] }[]
    },
  ): Draft =>
  (name) => {
    const ids = pieceIds(name, words.rows.length)
    return {
      type: 'Conjugation',
      ...common(words, 'forms'),
      question: words.ask,
      answers: words.rows.map(({ word, forms }, at) => ({ id: ids[at], answer: word, answersList: forms })),
    }
  }

/** Pictures with a word to be written below each, variants separated by a bar; beside it stands what it means (C-490). */
export const lookAndWrite =
  (
    words: Words & {
      readonly pairs: readonly { readonly word: string; readonly image: string; readonly meaning: string }[]
    },
  ): Draft =>
  (name) => {
    const ids = pieceIds(name, words.pairs.length)
    return {
      type: 'LookAndWrite',
      ...common(words, 'lookWrite'),
      answers: words.pairs.map(({ word, image, meaning }, at) => ({
        id: ids[at],
        answer: word,
        ...shownPicture(image),
        question: meaning,
      })),
    }
  }
