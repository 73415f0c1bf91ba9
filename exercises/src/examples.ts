/** Questions of every type with the verdicts that named responses deserve: tests mark them, the gallery shows them. */

import type { Example } from './contract.ts'
import { combineExamples, combineWithAudioExamples, combineWithVideoExamples } from './questions/combine/examples.ts'
import { conjugationExamples } from './questions/conjugation/examples.ts'
import { errorCorrectionExamples } from './questions/error-correction/examples.ts'
import { fillInTheBlankExamples } from './questions/fill-in-the-blank/examples.ts'
import { fillInTheBlankWithHintExamples } from './questions/fill-in-the-blank-with-hint/examples.ts'
import { fillLetterInTheBlankExamples } from './questions/fill-letter-in-the-blank/examples.ts'
import { fillWordInTheBlankExamples } from './questions/fill-word-in-the-blank/examples.ts'
import { listenAndNumberExamples } from './questions/listen-and-number/examples.ts'
import { lookAndWriteExamples } from './questions/look-and-write/examples.ts'
import { matchingExamples } from './questions/matching/examples.ts'
import { matchingTwoColumnExamples } from './questions/matching-two-column/examples.ts'
import { multipleChoiceExamples } from './questions/multiple-choice/examples.ts'
import { oneChoiceExamples } from './questions/one-choice/examples.ts'
import { puzzleWordsExamples } from './questions/puzzle-words/examples.ts'
import { quizExamples } from './questions/quiz/examples.ts'
import { selectWordExamples } from './questions/select-word/examples.ts'
import { selectWordInImageExamples } from './questions/select-word-in-image/examples.ts'
import { selectWordsInSentenceExamples } from './questions/select-words-in-sentence/examples.ts'
import { speakingExamples } from './questions/speaking/examples.ts'
import { tickTfExamples } from './questions/tick-tf/examples.ts'
import { underlinedExamples } from './questions/underlined/examples.ts'
import { unscrambleExamples } from './questions/unscramble/examples.ts'
import { wordFormExamples } from './questions/word-form/examples.ts'

/** Examples by the code of their type. */
export const questionExamples: Readonly<Record<string, readonly Example[]>> = {
  FillInTheBlank: fillInTheBlankExamples,
  MatchingTwoColumn: matchingTwoColumnExamples,
  OneChoice: oneChoiceExamples,
  Unscramble: unscrambleExamples,
  ErrorCorrection: errorCorrectionExamples,
  FillInTheBlankWithHint: fillInTheBlankWithHintExamples,
  FillLetterInTheBlank: fillLetterInTheBlankExamples,
  FillWordInTheBlank: fillWordInTheBlankExamples,
  MULTIPLECHOICE: multipleChoiceExamples,
  QUIZ: quizExamples,
  TickTF: tickTfExamples,
  Underlined: underlinedExamples,
  WordForm: wordFormExamples,
  Conjugation: conjugationExamples,
  Matching: matchingExamples,
  SelectWord: selectWordExamples,
  SelectWordInImage: selectWordInImageExamples,
  SelectWordsInSentence: selectWordsInSentenceExamples,
  ListenAndNumber: listenAndNumberExamples,
  LookAndWrite: lookAndWriteExamples,
  PuzzleWords: puzzleWordsExamples,
  SPEAKING: speakingExamples,
  COMBINE: combineExamples,
  COMBINEWITHAUDIO: combineWithAudioExamples,
  COMBINEWITHVIDEO: combineWithVideoExamples,
  // new question types: above this line
}
