import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import type { Verdict } from '../../contract.ts'
import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import type { TargetState } from '../../parts/target/Target.tsx'
import { texts as partTexts } from '../../parts/texts.ts'
import { letterOf } from '../../shared/labels.ts'
import { Part } from './Part.tsx'
import css from './Player.module.css'
import { partsOf } from './pieces.ts'
import type { PublicQuestion, Response } from './schema.ts'
import { texts } from './texts.ts'

/** The right parts. Only the whole question knows them, which a paper for practice and a review may bring. */
const keyOf = (question: PublicQuestion & { readonly key?: readonly string[] }): readonly string[] => question.key ?? []

const stateOf = (picked: boolean, key: boolean, verdict: Verdict | null): TargetState => {
  if (verdict === null) return 'open'
  if (picked) return verdict.correct ? 'right' : 'wrong'
  return key && !verdict.correct ? 'key' : 'open'
}

/** The words over the sentence: those of the question without the field that is drawn with its parts. */
export const wordsAbove = <Question extends PublicQuestion>(question: Question): Question =>
  question.field === null ? question : { ...question, [question.field]: '' }

type SentenceProps = PlayerProps<PublicQuestion, Response> & {
  /** the name that the radio buttons share, one of its own for each time that a question is drawn */
  group: string
}

/** The sentence with its parts in the line, one group of radio buttons (C-468). */
export function Sentence({ question, response, mode, verdict, onChange, group }: SentenceProps) {
  const open = mode === 'answer'
  const reviewed = open ? null : verdict
  const parts = partsOf(question)
  const labelOf = (id: string): string => (question.labelled ? letterOf(parts.findIndex((part) => part.id === id)) : '')
  const key = reviewed && !reviewed.correct ? parts.find(({ id }) => keyOf(question).includes(id)) : undefined
  return (
    <Exercise question={question} asked={wordsAbove(question)} how={open && parts.length > 0 && texts.how}>
      <div className={css.sentence} lang="en">
        {question.pieces.map((piece, index) => {
          const place = `${index} ${piece.kind}`
          switch (piece.kind) {
            case 'part':
              return (
                <Part
                  key={place}
                  id={piece.id}
                  text={piece.text}
                  label={labelOf(piece.id)}
                  group={group}
                  picked={piece.id === response.picked}
                  state={stateOf(piece.id === response.picked, keyOf(question).includes(piece.id), reviewed)}
                  open={open}
                  onPick={() => onChange({ picked: piece.id })}
                />
              )
            case 'blank':
              return (
                <span key={place} className={css.blank}>
                  <VisuallyHidden lang="vi">{partTexts.blank}</VisuallyHidden>
                </span>
              )
            case 'break':
              return <br key={place} />
            default:
              return piece.text
          }
        })}
      </div>
      {key && (
        <RightAnswer>
          {labelOf(key.id) && `${labelOf(key.id)}. `}
          {key.text}
        </RightAnswer>
      )}
    </Exercise>
  )
}
