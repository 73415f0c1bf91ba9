import type { PrintProps } from '../../drawing.tsx'
import { PrintGap } from '../../parts/english-box/PrintGap.tsx'
import { Words } from '../../parts/english-box/Words.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { wholeSentences } from '../../shared/typed-marking.ts'
import { correctResponse, toPublic } from './grade.ts'
import css from './Print.module.css'
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
      {shown.words.length > 0 && (
        <p className={css.words} lang="en">
          {shown.words.join('   ·   ')}
        </p>
      )}
      <p className={css.sentence} lang="en">
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
      </p>
    </div>
  )
}
