import type { ReactNode } from 'react'
import { cx } from '../basics/cx.ts'
import { CircleCheckIcon, CircleXIcon, InfoIcon, WarningIcon } from '../basics/icons.ts'
import css from './Notice.module.css'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Read out when it appears: 'assertive' for what went wrong just now. */
  live?: 'polite' | 'assertive'
  className?: string
}

/** The icon of each tone: the colour is never the only sign. */
export const toneIcons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: WarningIcon,
  danger: CircleXIcon,
} as const satisfies Record<NoticeTone, unknown>

const roles = { polite: 'status', assertive: 'alert' } as const

/** A lasting remark on the page, in contrast to a toast. */
export function Notice({ tone = 'info', title, children, action, live, className }: NoticeProps) {
  const Icon = toneIcons[tone]
  return (
    <div className={cx(css.notice, tone !== 'info' && css[tone], className)} role={live && roles[live]}>
      <div className={css.body}>
        <span className={css.icon}>
          <Icon />
        </span>
        <div className={css.words}>
          {title && <strong className={css.title}>{title}</strong>}
          {children}
        </div>
      </div>
      {action}
    </div>
  )
}
