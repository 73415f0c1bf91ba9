import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { Fragment, type ReactNode } from 'react'
import { Words } from '../../parts/english-box/Words.tsx'
import css from './Sentence.module.css'
import type { SentencePiece } from './sentence.ts'
import { texts } from './texts.ts'

type SentenceProps = { pieces: readonly SentencePiece[]; blank(at: number): ReactNode }

/** The sentence with what is wrong marked, and something in place of its boxes. */
export function Sentence({ pieces, blank }: SentenceProps) {
  return pieces.map((piece, index) => {
    const key = `${index} ${piece.kind}`
    if (piece.kind === 'blank') return <Fragment key={key}>{blank(piece.at)}</Fragment>
    if (piece.kind !== 'wrong') return <Words key={key} piece={piece} />
    return (
      <Fragment key={key}>
        <VisuallyHidden lang="vi">{`${texts.wrong} `}</VisuallyHidden>
        <u className={css.wrong}>{piece.text}</u>
        {piece.at !== null && <span aria-hidden="true"> → </span>}
        {piece.at !== null && blank(piece.at)}
      </Fragment>
    )
  })
}
