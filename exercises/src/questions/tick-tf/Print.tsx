import type { PrintProps } from '../../drawing.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import { PrintPicture } from '../../parts/PrintPicture.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { correctResponse, summarise } from './grade.ts'
import css from './Print.module.css'
import type { Question } from './schema.ts'
import { shownStatement, styleOf } from './statements.ts'
import { texts } from './texts.ts'

/** On paper: the statements with both words to circle, or a box for the sign; with answers what each is below. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const style = styleOf(question)
  return (
    <div>
      <PrintWords question={question} />
      <ol className={css.statements} lang="en">
        {question.answers.map((statement, index) => {
          const { url, words, alt } = shownStatement(question, statement, index)
          return (
            <li key={statement.id} className={css.statement}>
              <span className={css.said}>
                {`${index + 1}. `}
                <MarkedText text={words} />
                <PrintPicture of="answer" className={css.picture} src={url} alt={alt} />
              </span>
              {style === 'tick-cross' ? (
                <span className={css.box} />
              ) : (
                <span className={css.words}>{`${texts.written(style, true)} / ${texts.written(style, false)}`}</span>
              )}
            </li>
          )
        })}
      </ol>
      {withAnswers && <RightAnswer>{summarise(question, correctResponse(question))}</RightAnswer>}
    </div>
  )
}
