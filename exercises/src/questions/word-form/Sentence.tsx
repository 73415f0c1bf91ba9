import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { Fragment, type ReactNode } from 'react'
import { withSigns } from '../../parts/english-box/signs.ts'
import { Words } from '../../parts/english-box/Words.tsx'
import css from './Sentence.module.css'
import type { SentencePiece } from './sentence.ts'
import { texts } from './texts.ts'

type SentenceProps = {
  pieces: readonly SentencePiece[]
  /** the id of the word that is given for a box */
  baseId(at: number): string | undefined
  /** draws what stands there, with the signs that end it */
  blank(at: number, signs: string): ReactNode
}

/** The sentence with something in place of its boxes, and its given words where they can be seen. */
export function Sentence({ pieces, baseId, blank }: SentenceProps) {
  return withSigns(pieces, ({ kind }) => kind === 'blank').map(({ piece, signs }, index) => {
    const key = `${index} ${piece.kind}`
    if (piece.kind === 'blank') return <Fragment key={key}>{blank(piece.at, signs)}</Fragment>
    if (piece.kind !== 'base') return <Words key={key} piece={piece} />
    return (
      <Fragment key={key}>
        {pieces[index - 1]?.kind === 'blank' && ' '}
        <span id={baseId(piece.at)} className={css.base}>
          <VisuallyHidden lang="vi">{`${texts.given} `}</VisuallyHidden>
          {`(${piece.word})`}
        </span>
      </Fragment>
    )
  })
}
