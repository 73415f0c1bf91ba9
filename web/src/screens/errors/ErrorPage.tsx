import type { ReactNode } from 'react'
import css from './ErrorPage.module.css'

type Props = { drawing: ReactNode; title: string; text: string; children: ReactNode }

/** A page that has only this to say: a drawing, what happened, and the ways on. It stands in either shell. */
export function ErrorPage({ drawing, title, text, children }: Props) {
  return (
    <div className={`oly ${css.page}`}>
      <div className={css.drawing}>{drawing}</div>
      <div className={css.words}>
        <h1 className={css.title} id="page-title" tabIndex={-1}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        <div className={css.ways}>{children}</div>
      </div>
    </div>
  )
}
