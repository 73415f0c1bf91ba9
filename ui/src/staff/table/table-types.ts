import type { ReactNode } from 'react'
import type { ErrorWords } from '../../surfaces/ErrorState.tsx'
import type { EmptyWords, ListStateName } from '../../surfaces/ListState.tsx'

export type SortDirection = 'ascending' | 'descending'

export type Sort = { column: string; direction: SortDirection }

export type Column<Row> = {
  id: string
  header: string
  /** What its figures are counted in, such as '(thang 10)': a second line of the heading. */
  unit?: string
  sortable?: boolean
  align?: 'start' | 'center' | 'end'
  /** Left out of the table where it has 960 px or less. */
  hideBelow?: 'wide'
  /** What becomes of the cell in the card of a phone: a line with its heading unless told otherwise. */
  card?: 'title' | 'line' | 'aside' | 'hidden'
  /** Its value says by itself what it is: in a card its heading is for screen readers only. */
  selfEvident?: boolean
} & (
  | { cell: (row: Row) => ReactNode; text?: never; truncate?: never; under?: never }
  | {
      /** Plain text, cut after `truncate` letters (26 when not given, A-402) with the whole text as a tooltip. */
      text: (row: Row) => string | null | undefined
      truncate?: number
      /** What stands below the text. */
      under?: (row: Row) => ReactNode
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

/** What a table of records is drawn from. */
export type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** What a row is called, for the names of its actions. */
  rowLabel?: (row: Row) => string
  rowActions?: (row: Row) => readonly RowAction[]
  state: ListStateName
  empty: EmptyWords
  error?: ErrorWords
  onRetry?: () => void
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Page from 0, rows of a page, rows of all pages; without it all rows are here. Rows are numbered on from page to page. */
  page?: { index: number; size: number; total: number }
  onPage?: (index: number) => void
  onPageSize?: (size: number) => void
  pageSizes?: readonly number[]
  /** Search, filters and the like, over the table. */
  tools?: ReactNode
  dense?: boolean
  /** The next rows are on their way while the old ones still stand. */
  busy?: boolean
}

/** letters of a text in a table cell. */
export const cellLetters = 26
