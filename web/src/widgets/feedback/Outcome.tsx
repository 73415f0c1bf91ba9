import { cx } from '@phuong/ui/cx'
import { CloseIcon } from '@phuong/ui/icons'
import { CheckIcon } from '@phuong/ui/work-icons'
import css from './Feedback.module.css'
import { texts } from './texts.ts'
import type { ResultNotice } from './use-feedback.ts'

/** Says the result at the bottom right, over the buttons and never in the way of a tap (C-287, C-288, C-291). */
export function Outcome({ notice }: { notice: ResultNotice | null }) {
  const right = notice?.text === 'resultRight'
  const joy = notice?.joy
  return (
    <div className={css.outcome} role="status">
      {joy && (
        <span className={css.joy}>
          <span className={cx(css.blossom, css[joy.petals])} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
            <i />
          </span>
          {joy.word}
        </span>
      )}
      {notice && (
        <p className={right ? css.right : css.wrong}>
          <span className={css.mark}>{right ? <CheckIcon size={28} /> : <CloseIcon size={28} />}</span>
          {texts[notice.text]}
        </p>
      )}
    </div>
  )
}
