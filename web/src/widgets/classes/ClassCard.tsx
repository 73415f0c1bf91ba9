import { formatNumber } from '@phuong/domain/format/numbers'
import { Chip } from '@phuong/ui/Chip'
import { cx } from '@phuong/ui/cx'
import { Link } from '../link/Link.tsx'
import css from './ClassCard.module.css'
import { CopyCode } from './CopyCode.tsx'
import type { TaughtClassRow } from './queries.ts'
import { classTexts } from './texts.ts'

const spines = [css.flame, css.leaf, css.sky, css.sun]

/** A class as a notebook: its label with name, grade and year, its teacher, pupils and code, and the work that waits (B-093). */
export function ClassCard({ row, place }: { row: TaughtClassRow; place: number }) {
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
      <p className={css.whose}>
        {classTexts.teacher(row.teacherName)}&nbsp;· <span className="nowrap">{row.schoolYear}</span>
      </p>
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
      {(row.running > 0 || row.unmarked > 0) && (
        <p className={css.work}>
          {row.running > 0 && <Chip size="sm">{classTexts.running(formatNumber(row.running))}</Chip>}
          {row.unmarked > 0 && (
            <Chip size="sm" tone="sun">
              {classTexts.unmarked(formatNumber(row.unmarked))}
            </Chip>
          )}
        </p>
      )}
    </article>
  )
}
