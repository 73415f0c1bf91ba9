import { plainText } from '../../shared/markup.ts'
import { publicBase } from '../../shared/question.ts'
import { boxesIn, typedGrading } from '../../shared/typed-marking.ts'
import type { PublicQuestion, Question } from './schema.ts'
import { outlineOf } from './sentence.ts'

/** C-492: answered and marked as FillInTheBlank. */
export const { emptyResponse, isReady, responseTo, grade, correctResponse, summarise } = typedGrading(outlineOf)

/** The given words come from the items of the key (C-402), one for each box, so that their number tells nothing. */
export const toPublic = (question: Question): PublicQuestion => {
  const items = question.answers.filter(({ isCorrect }) => isCorrect)
  return {
    ...publicBase(question),
    bases: Array.from({ length: boxesIn(outlineOf(question)) }, (_, box) => plainText(items[box]?.question ?? '')),
  }
}
