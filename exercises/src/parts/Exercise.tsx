import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { PublicBase } from '../shared/question.ts'
import css from './Exercise.module.css'
import { QuestionMedia, QuestionWords } from './QuestionWords.tsx'

type ExerciseProps = ComponentPropsWithRef<'fieldset'> & {
  question: PublicBase
  /** what it asks in words, where some of them stand among the answers */
  asked?: PublicBase
  /** what stands below these words and is said with them */
  more?: ReactNode
  /** how it is done, while it is open */
  how?: string | false
  children: ReactNode
}

/** How something is done that does not explain itself. */
export function How({ children }: { children: ReactNode }) {
  return <p className={css.how}>{children}</p>
}

/** An exercise as one group: below the words, the picture and the sound of its question what is answered. */
export function Exercise({ question, asked = question, more, how = false, children, ...group }: ExerciseProps) {
  return (
    <fieldset className={css.exercise} {...group}>
      <legend className={css.legend}>
        <QuestionWords question={asked} />
        {more}
      </legend>
      <QuestionMedia question={question} />
      {how && <How>{how}</How>}
      {children}
    </fieldset>
  )
}
