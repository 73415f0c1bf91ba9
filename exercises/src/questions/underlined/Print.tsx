import type { PrintProps } from '../../drawing.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import { PrintSentence } from '../../parts/PrintSentence.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { letterOf } from '../../shared/labels.ts'
import { toPublic } from './grade.ts'
import css from './Print.module.css'
import { partsOf } from './pieces.ts'
import { wordsAbove } from './Sentence.tsx'
import type { Question } from './schema.ts'

/** On paper: the sentence with a letter behind each part (C-607), and with answers the right ones below. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const parts = partsOf(question)
  const named = parts.map((part, index) => ({ ...part, letter: letterOf(index) }))
  return (
    <div>
      <PrintWords question={wordsAbove(toPublic(question))} />
      <PrintSentence>
        {question.pieces.map((piece, index) => {
          const place = `${index} ${piece.kind}`
          switch (piece.kind) {
            case 'part':
              return (
                <span key={place}>
                  <u>{piece.text}</u>
                  {` (${named.find(({ id }) => id === piece.id)?.letter ?? ''})`}
                </span>
              )
            case 'blank':
              return <span key={place} className={css.blank} />
            case 'break':
              return <br key={place} />
            default:
              return piece.text
          }
        })}
      </PrintSentence>
      {withAnswers && (
        <RightAnswer>
          {named
            .filter(({ id }) => question.key.includes(id))
            .map(({ letter, text }) => `${letter}. ${text}`)
            .join('; ')}
        </RightAnswer>
      )}
    </div>
  )
}
