import { isPlainLines, plainOf } from '@phuong/domain/rich-text/plain'
import { useEffect, useRef, useState } from 'react'
import css from './RichText.module.css'

/**
 * Rich text that is read: nothing in it is ever run. Plain lines are text of the page; other markup is
 * cleaned once more by what is loaded for it, and is its words until then.
 */
export function RichText({ markup }: { markup: string }) {
  return isPlainLines(markup) ? <Lines markup={markup} /> : <Markup key={markup} markup={markup} />
}

const Lines = ({ markup }: { markup: string }) => <p className={css.lines}>{plainOf(markup)}</p>

function Markup({ markup }: { markup: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const { cleanNodes } = await import('./clean.ts')
      if (isGone) return
      place.current?.replaceChildren(cleanNodes(markup))
      setDrawn(true)
    }
    // without a line it stays its words
    draw().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [markup])
  return (
    <>
      {!isDrawn && <Lines markup={markup} />}
      <div ref={place} className={css.rich} />
    </>
  )
}
