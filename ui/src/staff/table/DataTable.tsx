import { cx } from '../../basics/cx.ts'
import { SortDownIcon, SortUpIcon } from '../../basics/desk-icons.ts'
import { useMedia } from '../../basics/use-media.ts'
import { VisuallyHidden } from '../../basics/VisuallyHidden.tsx'
import { SortIcon } from '../../basics/work-icons.ts'
import { ListState } from '../../surfaces/ListState.tsx'
import { Skeleton } from '../../surfaces/Skeleton.tsx'
import { staffTexts } from '../texts.ts'
import { CutText } from './CutText.tsx'
import css from './DataTable.module.css'
import { Pager } from './Pager.tsx'
import { RowActions } from './RowActions.tsx'
import { TableCards } from './TableCards.tsx'
import { nextSort } from './table-sort.ts'
import { type Column, cellLetters, type DataTableProps, type Sort } from './table-types.ts'

/** Below this width a table is a list of cards: a phone held upright. */
const phone = '(max-width: 767.9px)'

/** How many rows stand in while the real ones are on their way. */
const maxSkeletonRows = 8

/**
 * A list of records: a table with a sticky head, row numbers and sorting, and a real list of cards on a phone. Sorting
 * and paging are asked of the owner, who asks the server. Its four states are those of ListState.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { state, empty, error, onRetry, tools, page, onPage, onPageSize, pageSizes, busy } = props
  const onPhone = useMedia(phone)
  return (
    <div className={css.frame}>
      {tools && <div className={css.tools}>{tools}</div>}
      <ListState
        state={state}
        empty={empty}
        error={error}
        onRetry={onRetry}
        skeleton={onPhone ? undefined : <Table {...props} rows={[]} skeleton />}
      >
        <div className={cx(css.scroll, busy && css.busy)} aria-busy={busy || undefined}>
          {onPhone ? <TableCards {...props} /> : <Table {...props} />}
        </div>
        {page && onPage && <Pager {...page} onPage={onPage} onPageSize={onPageSize} pageSizes={pageSizes} />}
      </ListState>
    </div>
  )
}

type TableProps<Row> = DataTableProps<Row> & { skeleton?: boolean }

function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowLabel,
  rowActions,
  sort,
  onSort,
  page,
  dense,
  skeleton,
}: TableProps<Row>) {
  const first = page ? page.index * page.size + 1 : 1
  return (
    <table className={cx(css.table, dense && css.dense)} aria-hidden={skeleton}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={css.number}>
            {staffTexts.rowNumber}
          </th>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={skeleton ? undefined : onSort} />
          ))}
          {rowActions && (
            <th scope="col" className={css.actions}>
              <VisuallyHidden>{staffTexts.rowActions}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {skeleton && (
          <SkeletonBody columns={columns} rows={Math.min(page?.size ?? 5, maxSkeletonRows)} actions={!!rowActions} />
        )}
        {rows.map((row, index) => (
          <tr key={rowKey(row)}>
            <td className={css.number}>{first + index}</td>
            {columns.map((column) => {
              const Cell = column.card === 'title' ? 'th' : 'td'
              return (
                <Cell key={column.id} className={cellClass(column)} scope={Cell === 'th' ? 'row' : undefined}>
                  {column.cell ? (
                    column.cell(row)
                  ) : (
                    <>
                      <CutText text={column.text(row) ?? ''} limit={column.truncate ?? cellLetters} />
                      {column.under?.(row)}
                    </>
                  )}
                </Cell>
              )
            })}
            {rowActions && (
              <td className={css.actions}>
                <RowActions actions={rowActions(row)} rowLabel={rowLabel?.(row) ?? ''} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadCellProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined }

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const Arrow = direction === undefined ? SortIcon : direction === 'ascending' ? SortUpIcon : SortDownIcon
  return (
    <th scope="col" className={cellClass(column)} aria-sort={direction ?? (column.sortable ? 'none' : undefined)}>
      {column.sortable && onSort ? (
        <button type="button" className={css.sort} onClick={() => onSort(nextSort(sort, column.id))}>
          <Heading column={column} />
          <Arrow size={14} />
        </button>
      ) : (
        <Heading column={column} />
      )}
    </th>
  )
}

function Heading<Row>({ column: { header, unit } }: { column: Column<Row> }) {
  if (unit === undefined) return header
  return (
    <span>
      {header} <span className={css.unit}>{unit}</span>
    </span>
  )
}

function SkeletonBody<Row>({
  columns,
  rows,
  actions,
}: {
  columns: readonly Column<Row>[]
  rows: number
  actions: boolean
}) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn rows have nothing but their place
    <tr key={row}>
      <td className={css.number}>
        <Skeleton />
      </td>
      {columns.map((column, at) => (
        <td key={column.id} className={cellClass(column)}>
          <Skeleton width={(row + at) % 3 === 0 ? 'medium' : 'long'} />
        </td>
      ))}
      {actions && <td className={css.actions} />}
    </tr>
  ))
}

function cellClass<Row>({ align, hideBelow, text, card }: Column<Row>) {
  return cx(
    align === 'end' && css.end,
    align === 'center' && css.center,
    hideBelow === 'wide' && css.wide,
    text && card !== 'title' && css.text,
  )
}
