import { cx } from '@phuong/ui/cx'
import { Fragment } from 'react'
import { now } from '../../browser/clock.ts'
import { byDays } from './days.ts'
import css from './Notifications.module.css'
import { Excerpt, Moment, type RowActs, RowBody, RowButtons, RowTitle, Status } from './Parts.tsx'
import { texts } from './texts.ts'
import { useIsTable } from './use-is-table.ts'
import type { NumberedRow } from './use-notifications.ts'

type Props = { rows: readonly NumberedRow[] } & RowActs

/** The notifications of a page by their days: a table, and cards where the page is narrow (A-286, B-340). */
export function NotificationList(props: Props) {
  return useIsTable() ? <Table {...props} /> : <Cards {...props} />
}

const lookOf = (row: NumberedRow, openedId: string | null) =>
  cx(css.row, row.status === 0 && css.unread, row.thongBaoId === openedId && css.opened)

function Table({ rows, ...acts }: Props) {
  return (
    <table className={css.table} aria-label={texts.list}>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.content}</th>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.status}</th>
          <th scope="col">{texts.acts}</th>
        </tr>
      </thead>
      {byDays(rows, now()).map((day) => (
        <tbody key={day.rows[0]?.thongBaoId}>
          <tr>
            <th scope="rowgroup" colSpan={6} className={css.day}>
              {day.name}
            </th>
          </tr>
          {day.rows.map((row) => (
            <TableRow key={row.thongBaoId} row={row} {...acts} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

const TableRow = ({ row, ...acts }: { row: NumberedRow } & RowActs) => (
  <Fragment>
    <tr className={lookOf(row, acts.openedId)}>
      <td className="num">{row.place}</td>
      <td className={css.wide}>
        <RowTitle row={row} {...acts} />
      </td>
      <td className={css.excerpt}>
        <Excerpt row={row} />
      </td>
      <td className={css.moment}>
        <Moment row={row} />
      </td>
      <td className={css.moment}>
        <Status row={row} />
      </td>
      <td>
        <RowButtons row={row} {...acts} />
      </td>
    </tr>
    {row.thongBaoId === acts.openedId && (
      <tr className={css.opened}>
        <td colSpan={6}>
          <RowBody row={row} />
        </td>
      </tr>
    )}
  </Fragment>
)

/** The name of a day stands in front of the first card of it. */
function Cards({ rows, ...acts }: Props) {
  return (
    <ol aria-label={texts.list}>
      {byDays(rows, now()).map((day) =>
        day.rows.map((row, at) => (
          <li key={row.thongBaoId}>
            {at === 0 && <h2 className={css.day}>{day.name}</h2>}
            <div className={lookOf(row, acts.openedId)}>
              <div className={css.cardHead}>
                <RowTitle row={row} {...acts} />
                {row.thongBaoId !== acts.openedId && (
                  <p className={css.excerpt}>
                    <Excerpt row={row} />
                  </p>
                )}
              </div>
              {row.thongBaoId === acts.openedId && <RowBody row={row} />}
              <p className={css.facts}>
                <Moment row={row} />
                <Status row={row} />
              </p>
              <RowButtons row={row} {...acts} />
            </div>
          </li>
        )),
      )}
    </ol>
  )
}
