import type { MarkupPiece } from '../../shared/markup.ts'
import css from './EnglishBox.module.css'

/** A piece of a text beside its blanks; its marked part stands underlined (C-394). */
export function Words({ piece }: { piece: Exclude<MarkupPiece, { kind: 'blank' }> }) {
  if (piece.kind === 'break') return <br />
  return piece.kind === 'underlined' ? <u className={css.underlined}>{piece.text}</u> : piece.text
}
