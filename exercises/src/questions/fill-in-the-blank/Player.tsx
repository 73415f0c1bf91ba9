import { type ReactNode, useId } from 'react'
import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { BoxText } from '../../parts/english-box/BoxText.tsx'
import { RightBelow } from '../../parts/english-box/RightBelow.tsx'
import { TypedGaps } from '../../parts/english-box/TypedGaps.tsx'
import { wholeSentences } from '../../shared/typed-marking.ts'
import { Choice } from './Choice.tsx'
import { withBlank } from './filling.ts'
import { correctResponse } from './grade.ts'
import { Sentence } from './Sentence.tsx'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { outlineOf, sentencePieces, wordsAbove } from './sentence.ts'
import { WordBank } from './WordBank.tsx'

type Props = PlayerProps<PublicQuestion | (PublicQuestion & Question), Response>

/** The sentence with its boxes in the line. */
export function Player({ question, response, mode, verdict, onChange }: Props) {
  const id = useId()
  const { display, words } = question
  const { blanks } = response
  const open = mode === 'answer'
  const pieces = sentencePieces(question)
  const given = new Set(pieces.flatMap((piece) => (piece.kind === 'blank' && piece.given !== '' ? [piece.at] : [])))
  const answers = 'answers' in question ? correctResponse(question).blanks : undefined
  const givenId = (at: number): string => `${id}given${at}`

  const gaps = {
    open,
    verdict,
    answers,
    whole: wholeSentences(outlineOf(question)),
    explainedBy: (at: number) => (given.has(at) ? givenId(at) : undefined),
  }
  const sentence = (blank: (at: number, signs: string) => ReactNode) => (
    <Sentence pieces={pieces} stressed={display === 'given'} givenId={givenId} blank={blank} />
  )

  const markOf = (at: number): boolean | undefined => (open ? undefined : verdict?.parts[at])
  return (
    <Exercise question={wordsAbove(question)}>
      {display === 'yes-no' ? (
        <>
          <BoxText>
            {sentence((at, signs) => (
              <Choice
                at={at}
                signs={signs}
                text={blanks[at] ?? ''}
                words={words}
                open={open}
                right={markOf(at)}
                onText={(text) => onChange(withBlank(response, at, text))}
              />
            ))}
          </BoxText>
          <RightBelow answers={answers ?? []} markOf={markOf} />
        </>
      ) : display === 'words' ? (
        <WordBank words={words} response={response} gaps={gaps} sentence={sentence} onChange={onChange} />
      ) : (
        <TypedGaps {...gaps} blanks={blanks} onBlanks={(next) => onChange({ blanks: next })}>
          {sentence}
        </TypedGaps>
      )}
    </Exercise>
  )
}
