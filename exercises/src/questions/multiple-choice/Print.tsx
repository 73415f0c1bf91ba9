import type { PrintProps } from '../../drawing.tsx'
import { PrintedQuestion } from '../../parts/choices/PrintedQuestion.tsx'
import { toPublic } from './grade.ts'
import type { Question } from './schema.ts'
import { texts } from './texts.ts'

/** The options on paper, and whether several of them are right where the title does not say so (C-491, C-607). */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  return (
    <PrintedQuestion question={question} withAnswers={withAnswers}>
      {toPublic(question).several && question.title.trim() !== texts.several && <p>{texts.several}</p>}
    </PrintedQuestion>
  )
}
