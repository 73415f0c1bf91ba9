import type { PrintProps } from '../../drawing.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { correctResponse, toPublic } from './grade.ts'
import css from './Print.module.css'
import type { Question } from './schema.ts'
import { sentencePieces, wordsAbove } from './sentence.ts'
import { Words } from './Words.tsx'

/** The sentence with lines to write on or, with answers, the first solution in their place. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const answers = withAnswers ? correctResponse(question).blanks : []
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
              {withAnswers ? <strong className={css.answer}>{answers[piece.at]}</strong> : <span className={css.gap} />}
              {piece.given !== '' && ` (${piece.given})`}
            </span>
          )
        })}
      </p>
    </div>
  )
}
