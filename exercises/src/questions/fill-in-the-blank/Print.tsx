import type { PrintProps } from '../../drawing.tsx'
import { PrintGap } from '../../parts/english-box/PrintGap.tsx'
import { Words } from '../../parts/english-box/Words.tsx'
import { PrintBank } from '../../parts/PrintBank.tsx'
import { PrintSentence } from '../../parts/PrintSentence.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { wholeSentences } from '../../shared/typed-marking.ts'
import { correctResponse, toPublic } from './grade.ts'
import type { Question } from './schema.ts'
import { outlineOf, sentencePieces, wordsAbove } from './sentence.ts'

/** The sentence with lines to write on or, with answers, the first solution in their place. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const answers = withAnswers ? correctResponse(question).blanks : []
  const whole = wholeSentences(outlineOf(shown))
  return (
    <div>
      <PrintWords question={wordsAbove(shown)} />
      <PrintBank words={shown.words} between="   ·   " />
      <PrintSentence>
        {sentencePieces(shown).map((piece, index) => {
          const key = `${index} ${piece.kind}`
          if (piece.kind !== 'blank') return <Words key={key} piece={piece} />
          return (
            <span key={key}>
              <PrintGap answer={answers[piece.at]} whole={whole[piece.at]} />
              {piece.given !== '' && ` (${piece.given})`}
            </span>
          )
        })}
      </PrintSentence>
    </div>
  )
}
