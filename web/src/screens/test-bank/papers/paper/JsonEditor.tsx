import { type Ref, useImperativeHandle, useRef } from 'react'
import { linesOf, spanOf } from '../lines.ts'
import css from './JsonEditor.module.css'

/** What the owner of an editor may do with it. */
export type EditorHandle = { goTo(line: number): void }

type Props = {
  label: string
  text: string
  onChange(text: string): void
  /** lines with a fault, from 1 */
  faulty: ReadonlySet<number>
  /** id of what says what is wrong */
  describedBy: string | undefined
  handle: Ref<EditorHandle>
}

/** JSON in a plain field with the numbers of its lines; those with a fault are marked. */
export function JsonEditor({ label, text, onChange, faulty, describedBy, handle }: Props) {
  const gutter = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(handle, () => ({
    goTo: (line) => {
      const { current } = field
      if (current === null) return
      current.focus()
      current.setSelectionRange(...spanOf(current.value, line))
      const height = Number.parseFloat(getComputedStyle(current).lineHeight)
      current.scrollTop = Math.max(0, (line - 4) * height)
    },
  }))
  return (
    <div className={css.frame}>
      <div className={css.gutter} ref={gutter} aria-hidden="true">
        {linesOf(text).map((_, at) => {
          const Sign = faulty.has(at + 1) ? 'b' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its number
          return <Sign key={at}>{at + 1}</Sign>
        })}
      </div>
      <textarea
        ref={field}
        className={css.text}
        aria-label={label}
        aria-invalid={faulty.size > 0 || undefined}
        aria-describedby={describedBy}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        wrap="off"
        translate="no"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onScroll={({ currentTarget }) => {
          if (gutter.current) gutter.current.scrollTop = currentTarget.scrollTop
        }}
      />
    </div>
  )
}
