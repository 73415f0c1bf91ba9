import type { PrintProps } from '../../drawing.tsx'
import { PrintedOptions, RightOptions } from '../../parts/choices/Printed.tsx'
import { shownOption } from '../../parts/choices/shown.ts'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { pictureOf, showsPictures } from '../../shared/picture-answers.ts'
import { inShownOrder } from '../../shared/shuffle.ts'
import type { Question } from './schema.ts'

/** On paper: the options in one order for everybody, and with answers the right ones below (C-607, C-616). */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const { direction, bulletType, underlined } = question.settings.answers
  const options = inShownOrder(question.answers, question.id).map((option, index) => ({
    isCorrect: option.isCorrect,
    shown: shownOption(option, pictureOf(question, option), bulletType, index),
  }))
  return (
    <div>
      <PrintWords question={question} />
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
