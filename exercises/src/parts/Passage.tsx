import { cx } from '@phuong/ui/cx'
import { MarkedText } from './MarkedText.tsx'
import css from './Passage.module.css'

/** Letters from which on what a question asks is a text to read. */
const longest = 140

/** Whether what a question asks is a text, which is set to be read and not to be seen from afar. */
export const isLong = (text: string): boolean => text.length > longest || /\n|<br\s*\/?>/i.test(text)

type PassageProps = {
  text: string
  lang: string | undefined
  className?: string | undefined
}

/** A text to read; a phrasing element, so that it may stand in a legend. */
export function Passage({ text, lang, className }: PassageProps) {
  return (
    <span className={cx(css.passage, className)} lang={lang}>
      <MarkedText text={text} />
    </span>
  )
}
