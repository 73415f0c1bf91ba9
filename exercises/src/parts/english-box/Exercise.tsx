import type { ReactNode } from 'react'
import type { PublicBase } from '../../shared/question.ts'
import { QuestionMedia, QuestionWords } from '../QuestionWords.tsx'
import css from './EnglishBox.module.css'

/** An exercise of boxes below the words, the picture and the sound of its question. */
export function Exercise({ question, children }: { question: PublicBase; children: ReactNode }) {
  return (
    <fieldset className={css.exercise}>
      <legend className={css.legend}>
        <QuestionWords question={question} />
      </legend>
      <QuestionMedia question={question} />
      {children}
    </fieldset>
  )
}
