import type { PrintProps } from '../../drawing.tsx'
import { PrintedQuestion } from '../../parts/choices/PrintedQuestion.tsx'
import type { Question } from './schema.ts'

/** The options on paper, in one order for everybody (C-607). */
export function Print(props: PrintProps<Question>) {
  return <PrintedQuestion {...props} />
}
