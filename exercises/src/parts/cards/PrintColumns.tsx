import type { ReactNode } from 'react'
import css from './PrintColumns.module.css'

type PrintColumnsProps = {
  /** the titles of the columns */
  titles?: readonly string[]
  /** the rows, each with a cell for each column */
  children: ReactNode
}

/** Two columns on paper that are to be joined. How a row stands beside a taller one is set around it (--columns-align). */
export function PrintColumns({ titles = [], children }: PrintColumnsProps) {
  return (
    <table className={css.columns}>
      {titles.length > 0 && (
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody lang="en">{children}</tbody>
    </table>
  )
}
