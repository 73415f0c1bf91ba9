import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { Fragment, type ReactNode } from 'react'
import { Kept } from '../../parts/english-box/Kept.tsx'
import { withSigns } from '../../parts/english-box/signs.ts'
import { Words } from '../../parts/english-box/Words.tsx'
import css from './Sentence.module.css'
import type { SentencePiece } from './sentence.ts'
import { texts } from './texts.ts'

type SentenceProps = {
  pieces: readonly SentencePiece[]
  /** the id of the word that is given for a box */
  baseId(at: number): string | undefined
  blank(at: number): ReactNode
}

/** The sentence with something in place of its boxes, and its given words where they can be seen. */
export function Sentence({ pieces, baseId, blank }: SentenceProps) {
  return withSigns(pieces, ({ kind }) => kind === 'blank').map(({ piece, signs }, index) => {
    const key = `${index} ${piece.kind}`
    if (piece.kind === 'blank')
      return (
        <Kept key={key} signs={signs}>
          {blank(piece.at)}
        </Kept>
      )
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
