import { Tooltip } from '@mantine/core'
import { truncate } from '../../basics/truncate.ts'
import { VisuallyHidden } from '../../basics/VisuallyHidden.tsx'
import css from './CutText.module.css'

/**
 * A text that keeps to its room: cut after `limit` letters, whole in the tooltip (pointer, finger, keyboard) and for
 * screen readers.
 */
export function CutText({ text, limit }: { text: string; limit: number }) {
  const cut = truncate(text, limit)
  if (cut === text) return text
  return (
    <Tooltip label={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach the whole text too */}
      <span className={css.cut} tabIndex={0}>
        <span aria-hidden="true">{cut}</span>
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </Tooltip>
  )
}
