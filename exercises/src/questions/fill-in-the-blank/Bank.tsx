import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { CheckIcon } from '@phuong/ui/work-icons'
import { normaliseAnswer } from '../../shared/normalise-answer.ts'
import css from './Player.module.css'
import { texts } from './texts.ts'

type BankProps = { words: readonly string[]; blanks: readonly string[]; open: boolean; onWord(word: string): void }

/** The words to choose from; a word may be used more than once, and one that stands in a blank says so. */
export function Bank({ words, blanks, open, onWord }: BankProps) {
  const used = new Set(blanks.map(normaliseAnswer))
  return (
    <fieldset className={css.bank} disabled={!open}>
      <legend className={css.bankTitle}>{texts.bank}</legend>
      {words.map((word) => {
        const isUsed = used.has(normaliseAnswer(word))
        return (
          <button
            key={word}
            type="button"
            className={css.word}
            data-used={isUsed || undefined}
            onClick={() => onWord(word)}
          >
            <span lang="en">{word}</span>
            {isUsed && <CheckIcon size={16} />}
            {isUsed && <VisuallyHidden>{` (${texts.used})`}</VisuallyHidden>}
          </button>
        )
      })}
    </fieldset>
  )
}
