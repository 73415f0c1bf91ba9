import type { PrintProps } from '../../drawing.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { clockText } from './grade.ts'
import type { Question } from './schema.ts'
import { texts } from './texts.ts'

/** The task and how long one may speak; with answers, that somebody listens. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  return (
    <div>
      <PrintWords question={question} />
      <p>{texts.printed(clockText(question.settings.seconds))}</p>
      {withAnswers && <p>{texts.printedAnswer}</p>}
    </div>
  )
}
