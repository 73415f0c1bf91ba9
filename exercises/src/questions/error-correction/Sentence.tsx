import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { Fragment, type ReactNode } from 'react'
import { withSigns } from '../../parts/english-box/signs.ts'
import { Words } from '../../parts/english-box/Words.tsx'
import css from './Sentence.module.css'
import type { SentencePiece } from './sentence.ts'
import { texts } from './texts.ts'

type SentenceProps = { pieces: readonly SentencePiece[]; blank(at: number, signs: string): ReactNode }

const hasBox = (piece: SentencePiece): boolean =>
  piece.kind === 'blank' || (piece.kind === 'wrong' && piece.at !== null)

/** The sentence with what is wrong marked, and something in place of its boxes, which takes the signs that end them. */
export function Sentence({ pieces, blank }: SentenceProps) {
  return withSigns(pieces, hasBox).map(({ piece, signs }, index) => {
    const key = `${index} ${piece.kind}`
    if (piece.kind === 'blank') return <Fragment key={key}>{blank(piece.at, signs)}</Fragment>
    if (piece.kind !== 'wrong') return <Words key={key} piece={piece} />
    return (
      <Fragment key={key}>
        <VisuallyHidden lang="vi">{`${texts.wrong} `}</VisuallyHidden>
        <u className={css.wrong}>{piece.text}</u>
        {piece.at !== null && <span aria-hidden="true"> → </span>}
        {piece.at !== null && blank(piece.at, signs)}
      </Fragment>
    )
  })
}
