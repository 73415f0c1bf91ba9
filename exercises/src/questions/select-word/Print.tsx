import { Fragment } from 'react'
import type { PrintProps } from '../../drawing.tsx'
import { Words } from '../../parts/english-box/Words.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { shuffled } from '../../shared/shuffle.ts'
import { rightChoices, toPublic } from './grade.ts'
import css from './Print.module.css'
import type { Question } from './schema.ts'

/** The sentence with its groups as printed lists of choices (C-396); with answers the right ones stand out. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const right = withAnswers ? rightChoices(question.answers, shown.sentence) : []
  return (
    <div>
      <PrintWords question={shown} />
      <p className={css.sentence} lang="en">
        {shown.sentence.map((piece, index) => {
          const key = `${index} ${piece.kind}`
          if (piece.kind !== 'gap') return <Words key={key} piece={piece} />
          return (
            <span key={key} className={css.choices}>
              {shuffled(piece.choices, `${question.id} ${piece.at}`).map((choice, place) => (
                <Fragment key={choice}>
                  {place > 0 && ' | '}
                  {right[piece.at]?.includes(choice) ? (
                    <strong className={css.right}>{`✓\u00a0${choice}`}</strong>
                  ) : (
                    choice
                  )}
                </Fragment>
              ))}
            </span>
          )
        })}
      </p>
    </div>
  )
}
