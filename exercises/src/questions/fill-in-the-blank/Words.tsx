import type { MarkupPiece } from '../../shared/markup.ts'
import css from './Player.module.css'

/** A piece of the sentence beside its blanks; the part in brackets of a marked text stands underlined (C-394). */
export function Words({ piece }: { piece: Exclude<MarkupPiece, { kind: 'blank' }> }) {
  if (piece.kind === 'break') return <br />
  return piece.kind === 'underlined' ? <u className={css.underlined}>{piece.text}</u> : piece.text
}
