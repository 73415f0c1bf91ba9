import type { PlayerProps } from '../../drawing.tsx'
import { ReadExercise } from '../../parts/Exercise.tsx'
import css from './Player.module.css'
import { Statement } from './Statement.tsx'
import type { PublicQuestion, Response } from './schema.ts'
import { countMarked, markOf, shownStatement, styleOf } from './statements.ts'
import { texts } from './texts.ts'

/** What a statement is. Only the whole question knows, which a paper for practice and a review may bring. */
const truthOf = (statement: object): boolean | undefined =>
  'isCorrect' in statement ? statement.isCorrect === true : undefined

type StatementsProps = PlayerProps<PublicQuestion, Response> & {
  /** what the ids on the page begin with, one of its own for each time that a question is drawn */
  group: string
}

/** The statements in their order, each marked true or false (C-473). */
export function Statements({ question, response, mode, verdict, onChange, group }: StatementsProps) {
  const { answers } = question
  const { marks } = response
  const open = mode === 'answer'
  const reviewed = open ? null : verdict
  return (
    <ReadExercise question={question}>
      <ol className={css.statements}>
        {answers.map((statement, index) => (
          <Statement
            key={statement.id}
            index={index}
            name={`${group}${index}`}
            {...shownStatement(question, statement, index)}
            audioUrl={statement.audioUrl}
            style={styleOf(question)}
            mark={markOf(marks, statement.id)}
            open={open}
            right={reviewed ? reviewed.parts[statement.id] === true : undefined}
            truth={truthOf(statement)}
            onMark={(value) => onChange({ marks: { ...marks, [statement.id]: value } })}
          />
        ))}
      </ol>
      {open && answers.length > 1 && (
        <p className={css.count} role="status">
          {texts.marked(countMarked(question, marks), answers.length)}
        </p>
      )}
    </ReadExercise>
  )
}
