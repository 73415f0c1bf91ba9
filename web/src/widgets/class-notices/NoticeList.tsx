import { formatDateTime } from '@phuong/domain/format/dates'
import { Button } from '@phuong/ui/Button'
import css from './NoticeList.module.css'
import type { NoticeRow } from './queries.ts'
import { noticeTexts as texts } from './texts.ts'

type Props = {
  rows: readonly NoticeRow[]
  /** takes one back; nobody is offered it without */
  onRemove?: (row: NoticeRow) => void
}

/** What a class was told, in plain paragraphs. */
export function NoticeList({ rows, onRemove }: Props) {
  return (
    <ol className={css.notices} aria-label={texts.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <div className={css.head}>
            <h3 className={css.title}>{row.title}</h3>
            {onRemove !== undefined && row.removable && (
              <Button size="sm" aria-label={texts.removeOf(row.title)} onClick={() => onRemove(row)}>
                {texts.remove}
              </Button>
            )}
          </div>
          <p className={css.by}>{texts.by(row.postedBy, formatDateTime(row.postedDate))}</p>
          <p className={css.content}>{row.content}</p>
        </li>
      ))}
    </ol>
  )
}
