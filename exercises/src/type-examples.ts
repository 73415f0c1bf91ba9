import type { Example } from './contract.ts'

/** The examples by the code of their type, loaded type by type: a page of the gallery carries those of its own type alone. */
export const typeExamples: Readonly<Record<string, () => Promise<readonly Example[]>>> = {
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
  PuzzleWords: async () => (await import('./questions/puzzle-words/examples.ts')).puzzleWordsExamples,
  SPEAKING: async () => (await import('./questions/speaking/examples.ts')).speakingExamples,
  COMBINE: async () => (await import('./questions/combine/examples.ts')).combineExamples,
  COMBINEWITHAUDIO: async () => (await import('./questions/combine/examples.ts')).combineWithAudioExamples,
  COMBINEWITHVIDEO: async () => (await import('./questions/combine/examples.ts')).combineWithVideoExamples,
  // new question types: above this line
}
