import type { ReactNode } from 'react'

export type SortDirection = 'ascending' | 'descending'

export type Sort = { column: string; direction: SortDirection }

export type Column<Row> = {
  id: string
  header: string
  sortable?: boolean
  align?: 'start' | 'center' | 'end'
  /** Left out of the table where it has 960 px or less. */
  hideBelow?: 'wide'
  /** What becomes of the cell in the card of a phone: a line with its heading unless told otherwise. */
  card?: 'title' | 'line' | 'aside' | 'hidden'
} & (
  | { cell: (row: Row) => ReactNode; text?: never; truncate?: never }
  | {
      /** Plain text, cut after `truncate` letters (26 when not given, A-402) with the whole text as a tooltip. */
      text: (row: Row) => string | null | undefined
      truncate?: number
      cell?: never
    }
)

export type RowAction = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  /** Shown in rose: it takes something away. */
  danger?: boolean
  /** Stands in the row as an icon button; the others wait in the menu of the row. */
  primary?: boolean
}

/** letters of a text in a table cell. */
export const cellLetters = 26
