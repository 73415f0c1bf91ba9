import { formatNumber } from '@phuong/domain/format/numbers'
import { cx } from '@phuong/ui/cx'
import { Link } from '../link/Link.tsx'
import css from './ClassCard.module.css'
import { CopyCode } from './CopyCode.tsx'
import type { ClassRow } from './queries.ts'
import { classTexts } from './texts.ts'

const spines = [css.flame, css.leaf, css.sky, css.sun]

/** A class as a notebook: its label with name and code, and how many pupils it has (B-093). */
export function ClassCard({ row, place }: { row: ClassRow; place: number }) {
  return (
    <article className={cx(css.notebook, spines[place % spines.length])}>
      <div className={css.label}>
        <h3 className={css.name}>
          <Link to={`/lms/teacher/classes/${row.id}`} className={css.link}>
            {classTexts.name(row.className)}
          </Link>
        </h3>
        {row.classId !== null && <span className={css.grade}>{classTexts.grade(row.classId)}</span>}
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{classTexts.pupils}</dt>
          <dd>{formatNumber(row.totalStudents)}</dd>
        </div>
        <div>
          <dt>{classTexts.code}</dt>
          <dd className={css.code}>
            <span translate="no">{row.code}</span>
            <CopyCode code={row.code} />
          </dd>
        </div>
      </dl>
    </article>
  )
}
