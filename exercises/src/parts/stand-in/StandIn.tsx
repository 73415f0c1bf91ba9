import type { PublicBase } from '../../shared/question.ts'
import { QuestionMedia, QuestionWords } from '../QuestionWords.tsx'
import { Note } from './Note.tsx'
import css from './StandIn.module.css'

/** The words, the picture and the sound of a question that cannot be asked, with a line that says so (C-385, C-496). */
export function StandIn({ question, note }: { question: PublicBase; note: string }) {
  return (
    <div>
      <p className={css.words}>
        <QuestionWords question={question} />
      </p>
      <QuestionMedia question={question} />
      <Note className={css.note}>{note}</Note>
    </div>
  )
}
