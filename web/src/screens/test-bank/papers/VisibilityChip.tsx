import { Chip } from '@phuong/ui/Chip'
import { EyeIcon, LockIcon } from '@phuong/ui/icons'
import type { PaperRow } from './queries.ts'
import { texts } from './texts.ts'

/** Who sees a paper (D56). */
export function VisibilityChip({ visibility }: Pick<PaperRow, 'visibility'>) {
  const isPublic = visibility === 'PUBLIC'
  return (
    <Chip
      tone={isPublic ? 'leaf' : 'neutral'}
      size="sm"
      icon={isPublic ? <EyeIcon size={14} /> : <LockIcon size={14} />}
    >
      {texts.visibility[visibility]}
    </Chip>
  )
}
