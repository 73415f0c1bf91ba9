import css from './Player.module.css'
import type { SentencePiece } from './sentence.ts'

/** A piece of the sentence beside its gaps; a marked part stands underlined (C-394). */
export function Words({ piece }: { piece: Exclude<SentencePiece, { kind: 'gap' }> }) {
  if (piece.kind === 'break') return <br />
  return piece.kind === 'underlined' ? <u className={css.underlined}>{piece.text}</u> : piece.text
}
