type Piece = { readonly kind: string; readonly text?: string }

/** Signs that end what stands before them. */
const closing = /^[.,;:!?%…)\]}”’"']+/

/**
 * Pieces of a sentence, each with the signs that end it: a box takes those with which the text behind it begins, so that
 * no line begins with a full stop.
 */
export const withSigns = <Any extends Piece>(
  pieces: readonly Any[],
  isBox: (piece: Any) => boolean,
): { readonly piece: Any; readonly signs: string }[] => {
  const signsOf = ({ kind, text = '' }: Any): string => (kind === 'text' ? (closing.exec(text)?.[0] ?? '') : '')
  return pieces.map((piece, at) => {
    const [before, behind] = [pieces[at - 1], pieces[at + 1]]
    const text = before && isBox(before) ? piece.text?.slice(signsOf(piece).length) : piece.text
    return { piece: { ...piece, text }, signs: behind && isBox(piece) ? signsOf(behind) : '' }
  })
}
