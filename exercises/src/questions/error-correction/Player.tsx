import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { TypedGaps } from '../../parts/english-box/TypedGaps.tsx'
import { texts as shared } from '../../parts/english-box/texts.ts'
import { wholeSentences } from '../../shared/typed-marking.ts'
import { correctResponse } from './grade.ts'
import { Sentence } from './Sentence.tsx'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { outlineOf, sentencePieces, wordsAbove, wrongParts } from './sentence.ts'
import { texts } from './texts.ts'

type Props = PlayerProps<PublicQuestion | Question, Response>

/** The sentence with its wrong parts marked and a box for each correction. */
export function Player({ question, response, mode, verdict, onChange }: Props) {
  const wrong = wrongParts(question)
  return (
    <Exercise question={wordsAbove(question)}>
      <TypedGaps
        blanks={response.blanks}
        open={mode === 'answer'}
        verdict={verdict}
        answers={'answers' in question ? correctResponse(question).blanks : undefined}
        whole={wholeSentences(outlineOf(question))}
        nameOf={(at) => (wrong[at] ? texts.correct(at + 1, wrong[at]) : shared.blank(at + 1))}
        onBlanks={(blanks) => onChange({ blanks })}
      >
        {(box) => <Sentence pieces={sentencePieces(question)} blank={box} />}
      </TypedGaps>
    </Exercise>
  )
}
