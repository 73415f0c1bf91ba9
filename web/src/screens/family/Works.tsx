import { formatDate } from '@phuong/domain/format/dates'
import { formatMark, formatPoints } from '@phuong/domain/format/numbers'
import { MAX_MARK, onPoints } from '@phuong/domain/scoring/scales'
import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { ClockIcon } from '@phuong/ui/work-icons'
import { isBright } from './bright.ts'
import { daysUntil } from './due.ts'
import type { DoneWork, OpenWork } from './queries.ts'
import { texts } from './texts.ts'
import css from './Works.module.css'

/** What was handed in in the week, each with its mark and what the teacher has written. */
export function DoneWorks({ works }: { works: readonly DoneWork[] }) {
  return (
    <ul className={css.sheet}>
      {works.map((work) => (
        <li className={css.work} key={work.id}>
          <div className={css.row}>
            <div className={css.words}>
              <h3 className={css.title}>{work.title}</h3>
              <p className={css.facts}>
                {texts.kinds[work.exerciseType]} ·{' '}
                <span className={css.whole}>
                  {(work.late ? texts.handedInLate : texts.handedIn)(formatDate(work.submittedAt))}
                </span>
              </p>
            </div>
            <Score {...work} />
          </div>
          {work.note && (
            <p className={css.note}>
              <strong>{teacherOf(work.note)}:</strong> {work.note.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Score({ mark, points, correct, total, exerciseType }: DoneWork) {
  if (mark === null) return <p className={css.noMark}>{texts.noMark}</p>
  const of = points ?? MAX_MARK
  return (
    <div className={css.score}>
      <p className={cx('play num', css.mark, isBright(mark) && css.bright)}>
        <VisuallyHidden>{texts.markIs} </VisuallyHidden>
        {formatMark(onPoints(mark, of))}
        {of !== MAX_MARK && <span className={css.of}>/{formatPoints(of)}</span>}
      </p>
      {correct !== null && total !== null && <p className={css.facts}>{texts.right[exerciseType](correct, total)}</p>}
    </div>
  )
}

const teacherOf = ({ teacherName, teacherGivenName, teacherSex }: NonNullable<DoneWork['note']>): string => {
  if (teacherName === null || teacherGivenName === null) return texts.someTeacher
  if (teacherSex === null) return teacherName
  return (teacherSex ? texts.misterCalled : texts.missCalled)(teacherGivenName)
}

/** What was due in the week and was not handed in. @param now the moment of the server */
export function MissingWorks({ works, now }: { works: readonly OpenWork[]; now: string }) {
  return (
    <ul className={css.missing}>
      {works.map(({ id, title, dueDate }) => (
        <li className={css.left} key={id}>
          <span className={css.sign}>
            <ClockIcon size={22} />
          </span>
          <div className={css.words}>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>
              {dueOf(dueDate, now)} {texts.ownWork}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What is due after the week, the nearest first. @param now the moment of the server */
export function ComingWorks({ works, now }: { works: readonly OpenWork[]; now: string }) {
  return (
    <ul className={css.sheet}>
      {works.map(({ id, title, exerciseType, dueDate }) => (
        <li className={css.work} key={id}>
          <div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.facts}>
              {texts.kinds[exerciseType]}. <span className={css.whole}>{dueOf(dueDate, now)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const dueOf = (dueDate: string | null, now: string): string => {
  const days = daysUntil(dueDate, now)
  if (days === null) return texts.noDue
  const rest = days < 0 ? texts.dueOver : days === 0 ? texts.dueToday : texts.dueIn(days)
  return `${texts.due(formatDate(dueDate))}${rest}`
}
