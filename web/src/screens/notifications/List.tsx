import { cx } from '@phuong/ui/cx'
import { useMedia } from '@phuong/ui/use-media'
import { Fragment } from 'react'
import css from './Notifications.module.css'
import { Excerpt, Moment, type RowActs, RowBody, RowButtons, RowTitle, Status } from './Parts.tsx'
import { texts } from './texts.ts'
import type { NumberedRow } from './use-notifications.ts'

type Props = { rows: readonly NumberedRow[] } & RowActs

/** The notifications of a page: a table, and cards where the page is narrow (A-286, B-340). */
export function NotificationList(props: Props) {
  return useMedia('(min-width: 768px)') ? <Table {...props} /> : <Cards {...props} />
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
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.thongBaoId}>
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
        ))}
      </tbody>
    </table>
  )
}

function Cards({ rows, ...acts }: Props) {
  return (
    <ol aria-label={texts.list}>
      {rows.map((row) => (
        <li key={row.thongBaoId} className={lookOf(row, acts.openedId)}>
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
        </li>
      ))}
    </ol>
  )
}
