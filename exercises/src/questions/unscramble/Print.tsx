import type { PrintProps } from '../../drawing.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import css from './Print.module.css'
import { answerText, startOrder } from './pieces.ts'
import type { Question } from './schema.ts'

/** On paper: the pieces in one order for everybody between ' / ' (C-611), and a line to write on. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  return (
    <div>
      <PrintWords question={question} />
      <p lang="en">
        {startOrder(question.pieces, question.id)
          .map(({ text }) => text)
          .join(' / ')}
      </p>
      {withAnswers ? <RightAnswer>{answerText(question.answer, question)}</RightAnswer> : <p className={css.line} />}
    </div>
  )
}
