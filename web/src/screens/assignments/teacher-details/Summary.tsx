import { formatNumber } from '@phuong/domain/format/numbers'
import { Card } from '@phuong/ui/Card'
import { percentOf } from '../../../widgets/assignments/due.ts'
import type { figuresOf } from './arrange.ts'
import css from './TeacherDetails.module.css'
import { texts } from './texts.ts'

/** How far the class is: one big figure, and a bar whose parts say in words what they are (B-137, B-143). */
export function Summary({ figures }: { figures: ReturnType<typeof figuresOf> }) {
  const { total, done, onTime, late, doing } = figures
  const parts = [
    { id: 'onTime', count: onTime, look: css.onTime },
    { id: 'late', count: late, look: css.late },
    { id: 'doing', count: doing, look: css.doing },
    { id: 'none', count: total - done - doing, look: css.none },
  ] as const
  return (
    <Card as="section" className={css.summary} aria-label={texts.summary}>
      <p className={css.big}>
        <b>{formatNumber(done)}</b>/{formatNumber(total)} {texts.handedIn}
      </p>
      <div className={css.bar} aria-hidden="true">
        {parts.map(({ id, count, look }) =>
          count > 0 ? <span key={id} className={look} style={{ width: `${percentOf(count, total)}%` }} /> : null,
        )}
      </div>
      <ul className={css.legend}>
        {parts.map(({ id, count, look }) => (
          <li key={id}>
            <span className={look} aria-hidden="true" />
            <b>{formatNumber(count)}</b> {texts.parts[id]}
          </li>
        ))}
      </ul>
    </Card>
  )
}
