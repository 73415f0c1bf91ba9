import { Fragment } from 'react'
import type { PrintProps } from '../../drawing.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { bullet, labelOf, pictureOf, shownOptions, showsPictures } from './display.ts'
import { OptionName, OptionText } from './Option.tsx'
import css from './Print.module.css'
import type { Question } from './schema.ts'

/** On paper: the options in one order for everybody, and with answers the right ones below (C-607, C-616). */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const options = shownOptions(question.answers, question.id)
  const inRows = question.settings.answers.direction === 'horizontal' || showsPictures(question)
  return (
    <div>
      <PrintWords question={question} />
      <ul className={inRows ? css.row : css.column}>
        {options.map((option, index) => {
          const { url, caption } = pictureOf(question, option)
          const label = labelOf(question, index)
          return (
            <li key={option.id}>
              {url !== '' && <img className={css.picture} src={url} alt={caption === '' ? option.question : ''} />}
              {label !== '' && `${label}${label === bullet ? '' : '.'} `}
              <OptionText question={question} option={option} />
            </li>
          )
        })}
      </ul>
      {withAnswers && (
        <RightAnswer>
          {options.map(
            (option, index) =>
              option.isCorrect && (
                <Fragment key={option.id}>
                  <OptionName question={question} option={option} index={index} />{' '}
                </Fragment>
              ),
          )}
        </RightAnswer>
      )}
    </div>
  )
}
