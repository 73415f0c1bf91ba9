import type { ReactNode } from 'react'
import { markupPieces } from '../../shared/markup.ts'
import { Kept } from './Kept.tsx'
import { withSigns } from './signs.ts'
import { Words } from './Words.tsx'

type GapTextProps = {
  text: string
  /** the number of its first blank, where other texts with blanks stand before it */
  from?: number
  blank(at: number): ReactNode
}

/** A text of a question with something in place of each blank (C-393). */
export function GapText({ text, from = 0, blank }: GapTextProps) {
  const pieces = markupPieces(text)
  return withSigns(pieces, ({ kind }) => kind === 'blank').map(({ piece, signs }, index) => {
    const key = `${index} ${piece.kind}`
    if (piece.kind !== 'blank') return <Words key={key} piece={piece} />
    const before = pieces.slice(0, index).filter(({ kind }) => kind === 'blank').length
    return (
      <Kept key={key} signs={signs}>
        {blank(from + before)}
      </Kept>
    )
  })
}
