import { Chip } from '@phuong/ui/Chip'
import { EyeIcon, LockIcon } from '@phuong/ui/icons'
import { paperTexts } from './texts.ts'

/** Who sees a paper (D56). */
export function VisibilityChip({ visibility }: { visibility: keyof typeof paperTexts.visibility }) {
  const isPublic = visibility === 'PUBLIC'
  return (
    <Chip
      tone={isPublic ? 'leaf' : 'neutral'}
      size="sm"
      icon={isPublic ? <EyeIcon size={14} /> : <LockIcon size={14} />}
    >
      {paperTexts.visibility[visibility]}
    </Chip>
  )
}
