import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { GapText } from '../../parts/english-box/GapText.tsx'
import { LetterGaps } from '../../parts/english-box/LetterGaps.tsx'
import { correctResponse, numberedGaps } from './grade.ts'
import { Hints } from './Hints.tsx'
import { boxesIn, wordOf } from './letters.ts'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { sentenceOf, wordsAbove } from './sentence.ts'
import { texts } from './texts.ts'

type Props = PlayerProps<PublicQuestion | (PublicQuestion & Question), Response>

/** The sentence with a box for each letter of its missing words. A word is right as a whole, so no letter is marked alone. */
export function Player({ question, response, mode, verdict, onChange }: Props) {
  const open = mode === 'answer'
  const letters = 'answers' in question ? correctResponse(question).blanks : undefined
  const gaps = numberedGaps(question.gaps)
  const answers = letters ? gaps.map(({ cells, from }) => wordOf(cells, letters.slice(from), '')) : []
  const markOf = (at: number): boolean | undefined => (open ? undefined : verdict?.parts[at])
  return (
    <Exercise question={wordsAbove(question)}>
      <Hints gaps={gaps} />
      <LetterGaps
        blanks={response.blanks}
        open={open}
        below={{ answers, markOf }}
        onBlanks={(blanks) => onChange({ blanks: [...blanks] })}
      >
        {(word) => (
          <GapText
            text={sentenceOf(question)}
            blank={(at, signs) => {
              const { cells = [], from = 0 } = gaps[at] ?? {}
              return word({
                cells,
                from,
                name: texts.gap(at + 1, boxesIn(cells)),
                right: markOf(at),
                signs,
              })
            }}
          />
        )}
      </LetterGaps>
    </Exercise>
  )
}
