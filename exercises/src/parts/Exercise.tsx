import { cx } from '@phuong/ui/cx'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import type { PublicBase } from '../shared/question.ts'
import css from './Exercise.module.css'
import { QuestionMedia, QuestionWords, readIn } from './QuestionWords.tsx'
import { Reading } from './Reading.tsx'

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

/** How something is done that does not explain itself; false once it is done, and then its words keep their room. */
export function How({ children }: { children: string | false }) {
  const [words, setWords] = useState(children)
  if (children !== false && children !== words) setWords(children)
  return words !== false && <p className={cx(css.how, children === false && css.done)}>{words}</p>
}

type ReadExerciseProps = { question: PublicBase; children: ReactNode }

/** An exercise of several parts, which may have a text to read or a sound: they stay in sight. */
export function ReadExercise({ question, children }: ReadExerciseProps) {
  const { passages, asked } = readIn(question)
  return (
    <Exercise question={{ ...asked, audioUrl: '' }}>
      <Reading passages={passages} audioUrl={question.audioUrl} />
      {children}
    </Exercise>
  )
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
      <How>{how}</How>
      {children}
    </fieldset>
  )
}
