import type { PrintProps } from '../../drawing.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import type { PublicBase } from '../../shared/question.ts'

/** On paper a question of an unknown type is its words alone. */
export function Print({ question }: PrintProps<PublicBase>) {
  return (
    <div>
      <PrintWords question={question} />
    </div>
  )
}
