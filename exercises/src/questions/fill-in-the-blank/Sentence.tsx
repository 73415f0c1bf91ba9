import type { ReactNode } from 'react'
import { withSigns } from '../../parts/english-box/signs.ts'
import { Words } from '../../parts/english-box/Words.tsx'
import css from './Player.module.css'
import type { SentencePiece } from './sentence.ts'

type SentenceProps = {
  pieces: readonly SentencePiece[]
  /** the given words are to be put into their correct form */
  stressed: boolean
  givenId(at: number): string
  /** draws what stands there, with the signs that end it */
  blank(at: number, signs: string): ReactNode
}

/** The sentence with what stands in its blanks, and the given word beside each. */
export function Sentence({ pieces, stressed, givenId, blank }: SentenceProps) {
  return withSigns(pieces, ({ kind }) => kind === 'blank').map(({ piece, signs }, index) => {
    const key = `${index} ${piece.kind}`
    if (piece.kind !== 'blank') return <Words key={key} piece={piece} />
    return (
      <span key={key} className={css.blank}>
        {blank(piece.at, piece.given === '' ? signs : '')}
        {piece.given !== '' && ' '}
        {piece.given !== '' && (
          <span id={givenId(piece.at)} className={stressed ? css.given : undefined}>
            {`(${piece.given})`}
          </span>
        )}
        {piece.given !== '' && signs}
      </span>
    )
  })
}
