import { Fragment, type ReactNode } from 'react'
import { markupPieces } from '../../shared/markup.ts'
import { withSigns } from './signs.ts'
import { Words } from './Words.tsx'

type GapTextProps = {
  text: string
  /** the number of its first blank, where other texts with blanks stand before it */
  from?: number
  /** draws what stands there, with the signs that end it */
  blank(at: number, signs: string): ReactNode
}

/** A text of a question with something in place of each blank (C-393). */
export function GapText({ text, from = 0, blank }: GapTextProps) {
  const pieces = markupPieces(text)
  return withSigns(pieces, ({ kind }) => kind === 'blank').map(({ piece, signs }, index) => {
    const key = `${index} ${piece.kind}`
    if (piece.kind !== 'blank') return <Words key={key} piece={piece} />
    const before = pieces.slice(0, index).filter(({ kind }) => kind === 'blank').length
    return <Fragment key={key}>{blank(from + before, signs)}</Fragment>
  })
}
