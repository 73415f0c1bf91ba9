import type { PlayerProps } from '../../drawing.tsx'
import { plainText } from '../../shared/markup.ts'
import { ChildView } from './ChildView.tsx'
import { Head } from './Head.tsx'
import { players } from './loaded.tsx'
import css from './Player.module.css'
import type { PublicQuestion, Question, Response } from './schema.ts'

/** A question as it is drawn; only a review brings the key. */
type Shown = PublicQuestion & Partial<Pick<Question, 'explainText'>>

/** The text, sound or video and all questions to it on one screen (C-493). */
export function Player({ question, response, mode, seed, verdict, onChange }: PlayerProps<Shown, Response>) {
  const marks = mode === 'review' ? (verdict?.parts ?? {}) : {}
  return (
    <div className={css.combined}>
      <Head question={question} script={mode === 'review' ? plainText(question.explainText?.audioScript ?? '') : ''} />
      {question.children.map((child, index) => (
        <ChildView
          key={child.id}
          types={players}
          child={child}
          number={index + 1}
          response={Object.hasOwn(response.children, child.id) ? response.children[child.id] : undefined}
          mode={mode}
          seed={`${seed}:${child.id}`}
          correct={Object.hasOwn(marks, child.id) ? (marks[child.id] ?? null) : null}
          onChange={(given) => onChange({ children: { ...response.children, [child.id]: given } })}
        />
      ))}
    </div>
  )
}
