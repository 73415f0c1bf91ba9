import { markupPieces } from '../shared/markup.ts'
import css from './MarkedText.module.css'
import { texts } from './texts.ts'

/** A text of a question with its underlined parts (C-394) and its blanks (C-393), which a screen reader says as a word. */
export function MarkedText({ text }: { text: string }) {
  const pieces = markupPieces(text)
  return pieces.map((piece, index) => {
    const key = `${index} ${piece.kind}`
    switch (piece.kind) {
      case 'underlined':
        return (
          <u key={key} className={css.underlined}>
            {piece.text}
          </u>
        )
      case 'blank':
        return (
          <span key={key} className={css.blank} role="img" aria-label={texts.blank} lang="vi">
            {'\u00a0'}
          </span>
        )
      case 'break':
        return <br key={key} />
      default:
        return piece.text
    }
  })
}
