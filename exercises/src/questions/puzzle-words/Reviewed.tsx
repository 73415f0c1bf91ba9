import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { CheckIcon } from '@phuong/ui/work-icons'
import { OutcomeIcon, outcomeWord } from '../../parts/Outcome.tsx'
import { texts as partTexts } from '../../parts/texts.ts'
import css from './Board.module.css'
import { gridLook } from './Board.tsx'
import { cellKey, type Grid } from './grid.ts'
import { texts } from './texts.ts'

type ReviewedProps = {
  grid: Grid
  selected: ReadonlySet<string>
  /** the cells of the hidden words; null where they are not known */
  hidden: ReadonlySet<string> | null
}

type State = 'right' | 'wrong' | 'key' | 'given' | 'left'

const stateOf = (isSelected: boolean, isHidden: boolean | undefined): State => {
  if (isHidden === undefined) return isSelected ? 'given' : 'left'
  if (isSelected) return isHidden ? 'right' : 'wrong'
  return isHidden ? 'key' : 'left'
}

const saidOf = (state: State): string => {
  switch (state) {
    case 'right':
    case 'wrong':
      return outcomeWord(state === 'right')
    case 'key':
      return partTexts.answer
    case 'given':
      return texts.selected
    default:
      return ''
  }
}

/** The grid as it was answered: each selected letter with what it was worth, and the letters that would have been right. */
export function Reviewed({ grid, selected, hidden }: ReviewedProps) {
  return (
    <div {...gridLook(grid)}>
      <table className={css.grid} aria-label={texts.grid}>
        <tbody>
          {grid.map((letters, row) => {
            const line = `row ${row}`
            return (
              <tr key={line}>
                {letters.map((letter, column) => {
                  const key = cellKey([row, column])
                  const state = stateOf(selected.has(key), hidden?.has(key))
                  const said = saidOf(state)
                  return (
                    <td key={key}>
                      <span className={cx(css.cell, css.still, css[state])}>
                        <span lang="en">{letter}</span>
                        {(state === 'right' || state === 'wrong') && (
                          <span className={css.sign}>
                            <OutcomeIcon correct={state === 'right'} />
                          </span>
                        )}
                        {state === 'key' && (
                          <span className={css.sign}>
                            <CheckIcon />
                          </span>
                        )}
                        {said !== '' && <VisuallyHidden>{` ${said}`}</VisuallyHidden>}
                      </span>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
