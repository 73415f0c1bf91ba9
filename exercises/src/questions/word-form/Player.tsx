import { useId } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { TypedGaps } from '../../parts/english-box/TypedGaps.tsx'
import { wholeSentences } from '../../shared/typed-marking.ts'
import { correctResponse } from './grade.ts'
import { Sentence } from './Sentence.tsx'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { outlineOf, sentencePieces, wordsAbove } from './sentence.ts'

type Props = PlayerProps<PublicQuestion | (PublicQuestion & Question), Response>

/** The sentence with its boxes in the line and the given words beside them. */
export function Player({ question, response, mode, verdict, onChange }: Props) {
  const id = useId()
  const pieces = sentencePieces(question)
  const given = new Set(pieces.flatMap((piece) => (piece.kind === 'base' ? [piece.at] : [])))
  const baseId = (at: number): string => `${id}base${at}`
  return (
    <Exercise question={wordsAbove(question)}>
      <TypedGaps
        blanks={response.blanks}
        open={mode === 'answer'}
        verdict={verdict}
        answers={'answers' in question ? correctResponse(question).blanks : undefined}
        whole={wholeSentences(outlineOf(question))}
        explainedBy={(at) => (given.has(at) ? baseId(at) : undefined)}
        onBlanks={(blanks) => onChange({ blanks })}
      >
        {(box) => <Sentence pieces={pieces} baseId={baseId} blank={box} />}
      </TypedGaps>
    </Exercise>
  )
}
