/** Door 6 of this room: the questions of the gallery (C-547), with their keys. For the demo pages of the web and their tests. */

import type { Example } from './contract.ts'
import { samplePages } from './sample-pages.ts'

export { type SamplePage, samplePages } from './sample-pages.ts'

/** Examples load type by type: a page carries those of its own type alone. */
const examplesOf: Readonly<Record<string, () => Promise<readonly Example[]>>> = {
  FillInTheBlank: async () => (await import('./questions/fill-in-the-blank/examples.ts')).fillInTheBlankExamples,
  MatchingTwoColumn: async () =>
    (await import('./questions/matching-two-column/examples.ts')).matchingTwoColumnExamples,
  OneChoice: async () => (await import('./questions/one-choice/examples.ts')).oneChoiceExamples,
  Unscramble: async () => (await import('./questions/unscramble/examples.ts')).unscrambleExamples,
  ErrorCorrection: async () => (await import('./questions/error-correction/examples.ts')).errorCorrectionExamples,
  FillInTheBlankWithHint: async () =>
    (await import('./questions/fill-in-the-blank-with-hint/examples.ts')).fillInTheBlankWithHintExamples,
  FillLetterInTheBlank: async () =>
    (await import('./questions/fill-letter-in-the-blank/examples.ts')).fillLetterInTheBlankExamples,
  FillWordInTheBlank: async () =>
    (await import('./questions/fill-word-in-the-blank/examples.ts')).fillWordInTheBlankExamples,
  MULTIPLECHOICE: async () => (await import('./questions/multiple-choice/examples.ts')).multipleChoiceExamples,
  QUIZ: async () => (await import('./questions/quiz/examples.ts')).quizExamples,
  TickTF: async () => (await import('./questions/tick-tf/examples.ts')).tickTfExamples,
  Underlined: async () => (await import('./questions/underlined/examples.ts')).underlinedExamples,
  WordForm: async () => (await import('./questions/word-form/examples.ts')).wordFormExamples,
  Conjugation: async () => (await import('./questions/conjugation/examples.ts')).conjugationExamples,
  Matching: async () => (await import('./questions/matching/examples.ts')).matchingExamples,
  SelectWord: async () => (await import('./questions/select-word/examples.ts')).selectWordExamples,
  SelectWordInImage: async () =>
    (await import('./questions/select-word-in-image/examples.ts')).selectWordInImageExamples,
  SelectWordsInSentence: async () =>
    (await import('./questions/select-words-in-sentence/examples.ts')).selectWordsInSentenceExamples,
  ListenAndNumber: async () => (await import('./questions/listen-and-number/examples.ts')).listenAndNumberExamples,
  LookAndWrite: async () => (await import('./questions/look-and-write/examples.ts')).lookAndWriteExamples,
  COMBINE: async () => (await import('./questions/combine/examples.ts')).combineExamples,
  COMBINEWITHAUDIO: async () => (await import('./questions/combine/examples.ts')).combineWithAudioExamples,
  COMBINEWITHVIDEO: async () => (await import('./questions/combine/examples.ts')).combineWithVideoExamples,
  PuzzleWords: async () => (await import('./questions/puzzle-words/examples.ts')).puzzleWordsExamples,
}

/** The example that the page with this N shows; undefined where there is no such page. */
export const sampleOf = async (page: string): Promise<Example | undefined> => {
  const { type = '', example = '' } = samplePages[page] ?? {}
  const examples = (await examplesOf[type]?.()) ?? []
  return examples.find(({ name }) => name === example)
}
