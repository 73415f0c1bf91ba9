import { Fragment } from 'react'
import type { PrintProps } from '../../drawing.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { PrintWords } from '../../parts/PrintWords.tsx'
import { shuffled } from '../../shared/shuffle.ts'
import { rightWords, toPublic } from './grade.ts'
import css from './Print.module.css'
import type { Question } from './schema.ts'

/** The sentence, its groups as printed lists of choices (C-396); with answers the right words stand out. */
export function Print({ question, withAnswers }: PrintProps<Question>) {
  const shown = toPublic(question)
  const right = withAnswers ? rightWords(question.answers, shown.sentence, []) : new Set<number>()
  const drawn = (at: number, text: string) =>
    right.has(at) ? <strong className={css.right}>{`✓\u00a0${text}`}</strong> : text
  return (
    <div>
      <PrintWords question={shown} />
      <p className={css.sentence} lang="en">
        {shown.sentence.map((piece, index) => {
          const key = `${index} ${piece.kind}`
          switch (piece.kind) {
            case 'word':
              return piece.underlined ? (
                <u key={key}>{drawn(piece.at, piece.text)}</u>
              ) : (
                <Fragment key={key}>{drawn(piece.at, piece.text)}</Fragment>
              )
            case 'choices':
              return (
                <span key={key} className={css.choices}>
                  {shuffled(piece.words, `${question.id} ${piece.from}`).map((word, place) => (
                    <Fragment key={word}>
                      {place > 0 && ' | '}
                      {drawn(piece.from + piece.words.indexOf(word), word)}
                    </Fragment>
                  ))}
                </span>
              )
            case 'underlined':
              return <u key={key}>{piece.text}</u>
            case 'blank':
              return <MarkedText key={key} text="___" />
            case 'break':
              return <br key={key} />
            default:
              return piece.text
          }
        })}
      </p>
    </div>
  )
}
