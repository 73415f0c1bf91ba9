import { Notice } from '@phuong/ui/Notice'
import type { ReactNode } from 'react'
import { problemText } from '../../sitting/texts.ts'

/** What a pupil sees of an attempt that gave way to another one: no result, and the way to go on with that one (D22, D23). */
export function Left({ goOn }: { goOn: ReactNode }) {
  return <Notice tone="warning" title={problemText('SITTING_LEFT')} live="assertive" action={goOn} />
}
