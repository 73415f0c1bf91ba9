import { Button } from '@phuong/ui/Button'
import { excerptOf } from './lines.ts'
import css from './Papers.module.css'
import type { Fault } from './queries.ts'
import { texts } from './texts.ts'

type Props = {
  faults: readonly Fault[]
  /** the text that they are told of */
  lines: readonly string[]
  /** brings a line of it into view; without it the line itself stands here */
  onGo?(line: number): void
}

/** What is wrong with a text, each at its line (C-257). */
export function Faults({ faults, lines, onGo }: Props) {
  return (
    <ul className={css.faults}>
      {faults.map((fault) => {
        const { line, column, question, field, text } = fault
        return (
          <li key={`${line} ${column} ${field} ${text}`}>
            <span className={css.place}>
              <b>{texts.line(line)}</b>
              <span>{texts.column(column)}</span>
              {question !== null && !onGo && <span>{texts.question(question)}</span>}
              {field !== '' && <code translate="no">{field}</code>}
            </span>
            <span>{text}</span>
            {onGo ? (
              <span>
                <Button size="sm" variant="soft" onClick={() => onGo(line)}>
                  {texts.goToLine(line)}
                </Button>
              </span>
            ) : (
              <code className={css.excerpt} translate="no">
                {excerptOf(lines, line, column)}
              </code>
            )}
          </li>
        )
      })}
    </ul>
  )
}
