import { cx } from '@phuong/ui/cx'
import { ChevronDownIcon } from '@phuong/ui/work-icons'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from '../../widgets/link/Link.tsx'
import css from './SideMenu.module.css'
import { type SidebarState, sidebarId } from './use-sidebar.ts'

type SideMenuProps = {
  sidebar: SidebarState
  /** names it as navigation; without one it holds navigations that have names of their own */
  label?: string
  /** class that sets the measures of SideMenu.module.css */
  measures: string | undefined
  /** class of the column with the content, where it is more than a block */
  column?: string | undefined
  children: ReactNode
}

/** A menu beside the content, or over it on a narrow screen (A-088 to A-090, C-554, C-557). */
export function SideMenu({ sidebar, label, measures, column, children }: SideMenuProps) {
  const Tag = label === undefined ? 'div' : 'nav'
  return (
    <>
      {sidebar.covers && <div className={cx(css.veil, measures)} aria-hidden="true" onClick={sidebar.leave} />}
      <Tag
        id={sidebarId}
        className={cx(sidebar.covers ? css.over : css.beside, measures)}
        aria-label={label}
        hidden={!sidebar.open}
      >
        <div className={cx(css.column, column)}>{children}</div>
      </Tag>
    </>
  )
}

type EntryProps = ComponentProps<typeof Link> & {
  current?: boolean
  /** stands in a fold */
  below?: boolean
}

/** The way to a page: its name as EntryLabel, with what stands before and behind it. */
export function Entry({ current, below, ...link }: EntryProps) {
  return <Link {...link} className={below ? css.sub : css.entry} aria-current={current ? 'page' : undefined} />
}

export function EntryLabel({ children }: { children: ReactNode }) {
  return <span className={css.label}>{children}</span>
}

type FoldProps = { name: ReactNode; open: boolean; onToggle: () => void; children: ReactNode }

/** Pages below a name, which can be folded away (A-069, C-558). Its children are list items. */
export function Fold({ name, open, onToggle, children }: FoldProps) {
  const listId = useId()
  return (
    <>
      <button type="button" className={css.entry} aria-expanded={open} aria-controls={listId} onClick={onToggle}>
        {name}
        <span className={css.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </button>
      <ul id={listId} className={css.below} hidden={!open}>
        {children}
      </ul>
    </>
  )
}
