import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import css from './SittingBar.module.css'

/** Where the light shell wants the bar of a sitting; null while it has not been drawn. */
export const SittingBarPlace = createContext<HTMLElement | null>(null)

type Props = {
  /** What is being worked on. */
  title: ReactNode
  /** One quiet line below it. */
  about?: ReactNode
  /** Whether the work is saved. */
  save: ReactNode
  /** Buttons: the sound, the way out. */
  children?: ReactNode
}

/** The bar over a sitting, drawn by its screen in the place that the light shell keeps for it. */
export function SittingBar({ title, about, save, children }: Props) {
  const place = useContext(SittingBarPlace)
  if (place === null) return null
  return createPortal(
    <div className={css.bar}>
      <div className={css.title}>
        <strong>{title}</strong>
        {about && <span>{about}</span>}
      </div>
      <div className={css.save}>{save}</div>
      {children}
    </div>,
    place,
  )
}
