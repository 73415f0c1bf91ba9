import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { CheckIcon, ChevronDownIcon } from '@phuong/ui/work-icons'
import box from '../english-box/EnglishBox.module.css'
import { Kept } from '../english-box/Kept.tsx'
import { Corner, MarkSign } from '../english-box/Mark.tsx'
import { texts as partTexts } from '../texts.ts'
import { texts } from './texts.ts'
import css from './WordSelect.module.css'

type WordSelectProps = {
  /** for a screen reader */
  name: string
  /** in the order in which they are offered */
  choices: readonly string[]
  /** one of the choices; null while none is chosen */
  chosen: string | null
  open: boolean
  /** undefined while it has not been marked */
  right: boolean | undefined
  /** what would have been right, behind it; in a text it is told below */
  answer?: string
  /** as wide as what it stands in */
  wide?: boolean
  /** the signs of a text that end it */
  signs?: string
  onChoose(choice: string | null): void
}

/** One English word to be chosen: the browser's own list, which keyboard, screen reader and every phone know. */
export function WordSelect({
  name,
  choices,
  chosen,
  open,
  right,
  answer = '',
  wide,
  signs = '',
  onChoose,
}: WordSelectProps) {
  const look = cx(box.box, css.box, wide ? css.wide : box.inText)
  const state = right === undefined ? undefined : right ? css.right : css.wrong
  if (!open)
    return (
      <>
        <Kept signs={signs}>
          <span className={cx(look, state)}>
            <VisuallyHidden lang="vi">{`${name}: `}</VisuallyHidden>
            <span className={css.word} data-choices={[texts.choose, ...choices].join('\n')}>
              {chosen ?? <span lang="vi">{texts.notChosen}</span>}
            </span>
            {!wide && <Corner right={right} />}
          </span>
        </Kept>
        {wide && right !== undefined && <MarkSign right={right} />}
        {right === false && answer !== '' && (
          <span className={css.answer} lang="vi">
            <CheckIcon size={16} />
            {`${partTexts.answer}: `}
            <strong lang="en">{answer}</strong>
          </span>
        )}
      </>
    )
  return (
    <Kept signs={signs}>
      <span className={look}>
        <select
          className={cx(css.select, chosen === null && css.unchosen)}
          aria-label={name}
          value={chosen ?? ''}
          onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : currentTarget.value)}
        >
          <option value="" lang="vi">
            {texts.choose}
          </option>
          {choices.map((choice) => (
            <option key={choice} value={choice} lang="en">
              {choice}
            </option>
          ))}
        </select>
        <span className={css.chevron} aria-hidden="true">
          <ChevronDownIcon />
        </span>
      </span>
    </Kept>
  )
}
