import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { GapText } from '../../parts/english-box/GapText.tsx'
import { TypedGaps } from '../../parts/english-box/TypedGaps.tsx'
import { correctResponse } from './grade.ts'
import css from './Player.module.css'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { sentencesOf, wordsAbove } from './sentences.ts'

/** The sentences, each on lines of its own, with their boxes in the line. */
export function Player({
  question,
  response,
  mode,
  verdict,
  onChange,
}: PlayerProps<PublicQuestion | Question, Response>) {
  return (
    <Exercise question={wordsAbove(question)}>
      <TypedGaps
        blanks={response.blanks}
        open={mode === 'answer'}
        verdict={verdict}
        answers={'answers' in question ? correctResponse(question).blanks : undefined}
        onBlanks={(blanks) => onChange({ blanks })}
      >
        {(box) =>
          sentencesOf(question).map(({ text, from }, index) => {
            const key = `${index} ${text}`
            return (
              <p key={key} className={css.line}>
                <GapText text={text} from={from} blank={box} />
              </p>
            )
          })
        }
      </TypedGaps>
    </Exercise>
  )
}
