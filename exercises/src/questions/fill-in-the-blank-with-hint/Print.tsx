import { Fragment } from 'react'
import type { PrintProps } from '../../drawing.tsx'
import { GapText } from '../../parts/english-box/GapText.tsx'
import { Kept } from '../../parts/english-box/Kept.tsx'
import { PrintLetter } from '../../parts/english-box/PrintGap.tsx'
import { PrintSentence } from '../../parts/PrintSentence.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { correctResponse, numberedGaps, toPublic } from './grade.ts'
import { Hints } from './Hints.tsx'
import { boxesIn } from './letters.ts'
import type { Question } from './schema.ts'
import { sentenceOf, wordsAbove } from './sentence.ts'

/** The sentence with a short line for each letter of its missing words or, with answers, the letter on it. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const letters = withAnswers ? correctResponse(question).blanks : []
  const gaps = numberedGaps(shown.gaps)
  return (
    <div>
      <PrintWords question={wordsAbove(shown)} />
      <Hints gaps={gaps} />
      <PrintSentence>
        <GapText
          text={sentenceOf(shown)}
          blank={(at, signs) => {
            const { cells = [], from = 0 } = gaps[at] ?? {}
            const letterOf = (cell: string | null, place: number) => {
              const key = `${place} ${cell}`
              const box = from + boxesIn(cells.slice(0, place))
              return <Fragment key={key}>{cell ?? <PrintLetter answer={letters[box]} />}</Fragment>
            }
            return <Kept signs={signs}>{cells.map(letterOf)}</Kept>
          }}
        />
      </PrintSentence>
    </div>
  )
}
