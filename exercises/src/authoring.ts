/** Door 7 of this room: what the authors of questions need, without React. For the server; no page of a pupil loads it. */

import type { Fields, Interchange, QuestionAuthoring } from './contract.ts'
import { questionFaultsBy } from './question-faults.ts'
import { combinedCodes } from './questions/combine/children.ts'
import { faultsOf } from './questions/combine/faults.ts'
import { faults as listenAndNumberFaults } from './questions/listen-and-number/faults.ts'
import { faults as multipleChoiceFaults } from './questions/multiple-choice/faults.ts'
import { faults as oneChoiceFaults } from './questions/one-choice/faults.ts'
import { faults as quizFaults } from './questions/quiz/faults.ts'
import { isPictureAnswer } from './questions/select-word-in-image/picture-answers.ts'
import { faults as speakingFaults } from './questions/speaking/faults.ts'
import { questionRules, typeOf } from './rules.ts'

/** By the code of the type; one that has nothing to add to its rules is not here. */
const questionAuthoring: Readonly<Record<string, QuestionAuthoring>> = {
  OneChoice: {
    faults: oneChoiceFaults,
    interchange: async () => (await import('./questions/one-choice/interchange.ts')).interchange,
  },
  MULTIPLECHOICE: { faults: multipleChoiceFaults },
  QUIZ: { faults: quizFaults },
  SelectWordInImage: { isPictureAnswer },
  SPEAKING: { faults: speakingFaults },
  ListenAndNumber: { faults: listenAndNumberFaults },
  ...Object.fromEntries(combinedCodes.map((code) => [code, { faults: faultsOf(code) }])),
}

/** What is wrong with a stored question (C-257). */
export const questionFaults = questionFaultsBy(questionRules, questionAuthoring)

/** The formats in which questions of a type are given and taken, by its stored name (C-494); undefined where there is none. */
export const interchangeOf = async (type: string): Promise<Interchange | undefined> =>
  questionAuthoring[typeOf(type) ?? '']?.interchange?.()

/**
 * Which items of a stored question have an answer that is the address of a picture, where the question says that answers
 * are pictures (C-413, C-428).
 */
export const pictureAnswersOf = ({ type }: Fields): ((item: Fields) => boolean) =>
  questionAuthoring[typeOf(String(type)) ?? '']?.isPictureAnswer ?? (() => true)

export type { Fault, FaultCode } from './contract.ts'
export { readGift, writeGift } from './interchange/gift.ts'
export { isPictureVariant } from './shared/picture-answers.ts'
export { strayMarks } from './shared/stray-marks.ts'
