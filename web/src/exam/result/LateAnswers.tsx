import { Notice } from '@phuong/ui/Notice'
import { texts } from './texts.ts'

/** Says that some answers came too late: they are kept, and nothing counts of them (H012, H162). */
export function LateAnswers({ count }: { count: number }) {
  return count > 0 && <Notice tone="warning">{texts.lateAnswers(count)}</Notice>
}
