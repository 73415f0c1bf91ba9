import type { ReactNode } from 'react'
import { pictureOf, showsPictures } from '../../shared/picture-answers.ts'
import type { PublicBase } from '../../shared/question.ts'
import { inShownOrder } from '../../shared/shuffle.ts'
import { PrintWords } from '../PrintWords.tsx'
import { PrintedOptions } from './Printed.tsx'
import { RightOptions } from './RightOptions.tsx'
import { type ChoiceQuestion, shownOption } from './shown.ts'

type PrintedQuestionProps = {
  question: PublicBase & ChoiceQuestion<{ readonly isCorrect: boolean }>
  withAnswers: boolean
  /** what stands between the words and the options */
  children?: ReactNode
}

/** On paper: the options in one order for everybody, and with answers the right ones below (C-607, C-616). */
export function PrintedQuestion({ question, withAnswers, children }: PrintedQuestionProps) {
  const { direction, bulletType, underlined } = question.settings.answers
  const options = inShownOrder(question.answers, question.id).map((option, index) => ({
    isCorrect: option.isCorrect,
    shown: shownOption(option, pictureOf(question, option), bulletType, index),
  }))
  return (
    <div>
      <PrintWords question={question} />
      {children}
      <PrintedOptions
        options={options.map(({ shown }) => shown)}
        inRows={direction === 'horizontal' || showsPictures(question)}
        underlined={underlined}
      />
      {withAnswers && (
        <RightOptions
          options={options.filter(({ isCorrect }) => isCorrect).map(({ shown }) => shown)}
          underlined={underlined}
        />
      )}
    </div>
  )
}
