import { MarkedText } from '../../parts/MarkedText.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { plainText } from '../../shared/markup.ts'
import { isPicture, textOf } from './order.ts'
import css from './Player.module.css'
import type { PublicQuestion } from './schema.ts'
import { texts } from './texts.ts'

type ContentProps = {
  question: Pick<PublicQuestion, 'settings' | 'pieces'>
  id: string | undefined
  className?: string | undefined
}

/** The letter by which a picture is known wherever it stands: its place among the sorted contents, A to Z, then A1. */
const letterOf = (pieces: PublicQuestion['pieces'], id: string | undefined): string => {
  const at = pieces.findIndex((piece) => piece.id === id)
  const round = Math.floor(at / 26)
  return `${String.fromCharCode(65 + (at % 26))}${round || ''}`
}

/** The words by which a content is told to a screen reader. */
export const saidName = (question: ContentProps['question'], id: string | undefined): string => {
  const text = textOf(question.pieces, id)
  return isPicture(question, text) ? texts.picture(letterOf(question.pieces, id)) : plainText(text)
}

/** A content: its words, its marked parts underlined where the question says so (C-429), or its picture (C-428). */
export function Content({ question, id, className = css.picture }: ContentProps) {
  const text = textOf(question.pieces, id)
  if (isPicture(question, text)) return <Picture className={className} src={text} alt={saidName(question, id)} />
  return <span lang="en">{question.settings.answers.underlined ? <MarkedText text={text} /> : plainText(text)}</span>
}
