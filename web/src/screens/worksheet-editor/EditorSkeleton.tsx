import { Skeleton } from '@phuong/ui/Skeleton'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { texts } from './texts.ts'
import css from './WorksheetEditor.module.css'

/** The place of an editor that is on its way. */
export function EditorSkeleton() {
  return (
    <div className={css.skeleton}>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton width="long" />
      <Skeleton shape="block" className={css.desk} />
    </div>
  )
}
