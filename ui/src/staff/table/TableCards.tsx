import { type ReactNode, useId } from 'react'
import { hidden } from '../../basics/VisuallyHidden.tsx'
import { staffTexts } from '../texts.ts'
import css from './DataTable.module.css'
import { RowActions } from './RowActions.tsx'
import type { Column, DataTableProps, Sort, SortDirection } from './table-types.ts'

/** The same records as a list of cards, for a phone: nothing is cut, every line says what it is. */
export function TableCards<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowLabel,
  rowActions,
  sort,
  onSort,
  page,
}: DataTableProps<Row>) {
  const first = page ? page.index * page.size + 1 : 1
  const sortable = columns.filter((column) => column.sortable)
  const of = (kind: Column<Row>['card']) => columns.filter((column) => (column.card ?? 'line') === kind)
  return (
    <>
      {onSort && sortable.length > 0 && <SortChoice columns={sortable} sort={sort} onSort={onSort} />}
      <ul className={css.cards} aria-label={caption}>
        {rows.map((row, index) => (
          <li className={css.card} key={rowKey(row)}>
            <span className={css.index}>{first + index}</span>
            <div className={css.body}>
              {of('title').map((column) => (
                <div className={css.title} key={column.id}>
                  {content(column, row)}
                </div>
              ))}
              <dl className={css.lines}>
                {of('line').map((column) => (
                  <Line key={column.id} column={column} value={content(column, row)} />
                ))}
              </dl>
            </div>
            {of('aside').map((column) => (
              <dl className={css.aside} key={column.id}>
                <Line column={column} value={content(column, row)} />
              </dl>
            ))}
            <div className={css.cardActions}>
              {rowActions && <RowActions compact actions={rowActions(row)} rowLabel={rowLabel?.(row) ?? ''} />}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function content<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const text = column.text(row)
  const under = column.under?.(row)
  return under ? (
    <>
      {text}
      {under}
    </>
  ) : (
    text
  )
}

const headingOf = <Row,>({ header, unit }: Column<Row>): string => (unit === undefined ? header : `${header} ${unit}`)

/** A heading with its value; nothing for an empty value, so that a card has no hollow lines. */
function Line<Row>({ column, value }: { column: Column<Row>; value: ReactNode }) {
  if (value === null || value === undefined || value === '' || value === false) return null
  return (
    <div>
      <dt className={column.selfEvident ? hidden : undefined}>{headingOf(column)}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const directions = ['ascending', 'descending'] as const satisfies readonly SortDirection[]

function SortChoice<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}) {
  const id = useId()
  const choices = columns.flatMap((column) => directions.map((direction) => ({ column, direction })))
  return (
    <div className={css.sortRow}>
      <label htmlFor={id}>{staffTexts.sort}</label>
      <select
        id={id}
        className={css.select}
        value={choices.findIndex(({ column, direction }) => column.id === sort?.column && direction === sort.direction)}
        onChange={(event) => {
          const choice = choices[Number(event.currentTarget.value)]
          if (choice) onSort({ column: choice.column.id, direction: choice.direction })
        }}
      >
        {!sort && <option value={-1} />}
        {choices.map(({ column, direction }, index) => (
          <option key={`${column.id} ${direction}`} value={index}>
            {headingOf(column)}, {staffTexts[direction]}
          </option>
        ))}
      </select>
    </div>
  )
}
