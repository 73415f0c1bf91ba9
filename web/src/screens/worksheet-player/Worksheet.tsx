import { worksheetSurface } from '@phuong/exercises/screens'
import { Skeleton } from '@phuong/ui/Skeleton'
import { texts as uiTexts } from '@phuong/ui/texts'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { type ComponentProps, lazy, Suspense } from 'react'
import css from './WorksheetPlayer.module.css'

const Surface = lazy(async () => ({ default: (await worksheetSurface()).Surface }))

/** The worksheet with its zones; its room stands while its code is on the way. */
export function Worksheet(props: ComponentProps<typeof Surface>) {
  return (
    <Suspense fallback={<WorksheetSkeleton />}>
      <Surface {...props} />
    </Suspense>
  )
}

/** A worksheet that is on its way. */
export function WorksheetSkeleton() {
  return (
    <div className={css.waiting}>
      <VisuallyHidden role="status">{uiTexts.loading}</VisuallyHidden>
      <Skeleton shape="block" className={css.paper} />
    </div>
  )
}
