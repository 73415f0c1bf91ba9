import { pieceIds } from './ids.ts'
import { shownPicture } from './pictures.ts'
import { common, type Draft, type Words } from './questions.ts'
import { scriptSoundOf } from './sounds.ts'

type Row = { readonly left?: string; readonly image?: string; readonly answer: string }

/** Rows whose contents are to be brought beside what stays at the left, or into their order (C-439). */
export const rows =
  (words: Words & { readonly rows: readonly Row[] }): Draft =>
  (name) => {
    const ids = pieceIds(name, words.rows.length)
    return {
      type: 'Matching',
      ...common(words, 'match'),
      answers: words.rows.map(({ left, image, answer }, at) => ({
        pieceId: ids[at],
        ...(left === undefined ? {} : { question: left }),
        ...(image === undefined ? {} : shownPicture(image)),
        answer,
      })),
    }
  }

/** Pictures to be numbered in the order in which their words are spoken; `script` is the id of the sound (C-490). */
export const listenAndNumber =
  (
    words: Words & {
      readonly script: string
      readonly spoken: readonly { readonly word: string; readonly image: string }[]
    },
  ): Draft =>
  (name) => {
    const ids = pieceIds(name, words.spoken.length)
    const { explainText, ...said } = common(words, 'listenNumber')
    return {
      type: 'ListenAndNumber',
      ...said,
      audioUrl: scriptSoundOf(words.script),
      explainText: {
        ...explainText,
        audioScript: words.spoken.map(({ word }, at) => `${at + 1}. ${word}`).join('. '),
      },
      answers: words.spoken.map(({ image }, at) => ({ id: ids[at], number: at + 1, ...shownPicture(image) })),
    }
  }
