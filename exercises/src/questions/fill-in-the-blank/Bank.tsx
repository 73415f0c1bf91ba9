import { cx } from '@phuong/ui/cx'
import { type Drag, movedBy } from '@phuong/ui/drag'
import type { DragHandlers } from '@phuong/ui/use-drag'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { CheckIcon } from '@phuong/ui/work-icons'
import type { MouseEvent } from 'react'
import dragCss from '../../parts/drag/Drag.module.css'
import { normaliseWords } from '../../shared/normalise-words.ts'
import type { Spot, Taken } from './filling.ts'
import css from './Player.module.css'
import { texts } from './texts.ts'

type BankProps = {
  words: readonly string[]
  blanks: readonly string[]
  open: boolean
  drag: Drag<Taken, Spot> | null
  handlers(word: Taken): DragHandlers
  onWord(word: string, event: MouseEvent): void
}

/**
 * The words to choose from; a word may be used more than once, and one that stands in a blank says so.
 * In review a tick means right, so its room alone is left.
 */
export function Bank({ words, blanks, open, drag, handlers, onWord }: BankProps) {
  const used = new Set(blanks.map(normaliseWords))
  return (
    <fieldset className={cx(css.bank, drag?.over === 'bank' && css.over)} data-place="bank" disabled={!open}>
      <legend className={css.bankTitle}>{texts.bank}</legend>
      {words.map((word) => {
        const isUsed = used.has(normaliseWords(word))
        const by = drag?.item.from === null && drag.item.word === word ? drag.by : null
        return (
          <button
            key={word}
            type="button"
            className={cx(css.word, dragCss.thing, by !== null && dragCss.held)}
            style={movedBy(by)}
            data-used={isUsed || undefined}
            data-grip=""
            onClick={(event) => onWord(word, event)}
            {...handlers({ word, from: null })}
          >
            <span lang="en">{word}</span>
            {isUsed && (open ? <CheckIcon size={16} /> : <i className={css.past} />)}
            {isUsed && <VisuallyHidden>{` (${texts.used})`}</VisuallyHidden>}
          </button>
        )
      })}
    </fieldset>
  )
}
