import { CloseIcon } from '@phuong/ui/icons'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { CheckIcon } from '@phuong/ui/work-icons'
import type { DisplayStyle } from './schema.ts'
import { texts } from './texts.ts'

/** True or false in the words or signs of its style (B-313); a sign is said by its name. */
export function Sign({ style, value }: { style: DisplayStyle; value: boolean }) {
  if (style !== 'tick-cross') return <span lang="en">{texts.written(style, value)}</span>
  return (
    <>
      {value ? <CheckIcon size={24} /> : <CloseIcon size={24} />}
      <VisuallyHidden lang="vi">{value ? texts.tick : texts.cross}</VisuallyHidden>
    </>
  )
}
