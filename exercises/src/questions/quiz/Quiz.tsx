import type { PlayerProps } from '../../drawing.tsx'
import { ReadExercise } from '../../parts/Exercise.tsx'
import { PartView } from './PartView.tsx'
import { picksOf, pressed } from './parts.ts'
import type { PublicQuestion, Response } from './schema.ts'
import { texts } from './texts.ts'

type QuizProps = PlayerProps<PublicQuestion, Response> & {
  /** what the names of its buttons begin with, one of its own for each time that a question is drawn */
  group: string
  /** for whoever does not see it: an option was dropped (B-284), or '' */
  onSay(words: string): void
}

/** The words of a question and its sub-questions in their order. */
export function Quiz({ question, response, mode, seed, verdict, onChange, group, onSay }: QuizProps) {
  return (
    <ReadExercise question={question}>
      {question.parts.map((part, index) => {
        const picks = picksOf(response, part.id)
        return (
          <PartView
            key={part.id}
            question={question}
            part={part}
            number={index + 1}
            picks={picks}
            group={`${group}${index}`}
            seed={seed}
            open={mode === 'answer'}
            verdict={mode === 'review' ? verdict : null}
            onPick={(option, nameOf) => {
              const next = pressed(picks, option, part.takes)
              const dropped = picks.find((id) => id !== option && !next.includes(id))
              onSay(dropped !== undefined && part.takes > 1 ? texts.dropped(nameOf(dropped)) : '')
              onChange({ parts: { ...response.parts, [part.id]: next } })
            }}
          />
        )
      })}
    </ReadExercise>
  )
}
