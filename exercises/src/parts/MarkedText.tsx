import { markupPieces } from '../shared/markup.ts'
import { Kept } from './english-box/Kept.tsx'
import { withSigns } from './english-box/signs.ts'
import css from './MarkedText.module.css'
import { texts } from './texts.ts'

/**
 * A text of a question with its underlined parts (C-394) and its blanks (C-393), which a screen reader says as a word and which
 * keep the signs that end them on their line.
 */
export function MarkedText({ text }: { text: string }) {
  return withSigns(markupPieces(text), ({ kind }) => kind === 'blank').map(({ piece, signs }, index) => {
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
          <Kept key={key} signs={signs}>
            <span className={css.blank} role="img" aria-label={texts.blank} lang="vi">
              {'\u00a0'}
            </span>
          </Kept>
        )
      case 'break':
        return <br key={key} />
      default:
        return piece.text
    }
  })
}
