import { Chip } from '@phuong/ui/Chip'
import { ClockIcon } from '@phuong/ui/work-icons'
import { markTexts } from './texts.ts'

/** Handed in after the due date (B-143, D28). */
export function LateChip() {
  return (
    <Chip tone="sun" size="sm" icon={<ClockIcon size={14} />}>
      {markTexts.late}
    </Chip>
  )
}
