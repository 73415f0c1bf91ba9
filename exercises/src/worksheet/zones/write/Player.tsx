import { cx } from '@phuong/ui/cx'
import type { ZonePlayerProps } from '../../../drawing.tsx'
import { ReviewedZone } from '../../../parts/zone/ReviewedZone.tsx'
import { texts as shared } from '../../../parts/zone/texts.ts'
import css from '../../../parts/zone/Zone.module.css'
import { ZoneBox } from '../../../parts/zone/ZoneBox.tsx'
import { normaliseAnswer } from '../../../shared/normalise-answer.ts'
import { waysToWrite } from '../../../shared/numbers.ts'
import type { PublicWriteGroup, WriteResponse } from './schema.ts'
import { texts } from './texts.ts'

/** Signs that a box takes; no answer of a worksheet is longer. */
const longestAnswer = 500

/** The boxes of one group to type into, each at its place; a tall one takes several lines. */
export function Player(props: ZonePlayerProps<PublicWriteGroup, WriteResponse>) {
  const { question, response, mode, state, solution, number, spots, onChange } = props
  return question.zones.map(({ id }, index) => {
    const spot = spots.get(id)
    if (spot === undefined) return null
    const typed = response[id] ?? ''
    const name =
      question.zones.length === 1 ? shared.box(number, texts.task) : shared.boxOf(number, index + 1, texts.task)
    if (mode === 'review') {
      const right = state === 'right' || solution === null ? null : (solution[id] ?? null)
      return (
        <ReviewedZone
          key={id}
          id={id}
          spot={spot}
          name={name}
          state={state}
          given={typed.trim()}
          // of a group that is wrong as a whole only the boxes that differ
          solution={waysToWrite(normaliseAnswer(right)).includes(normaliseAnswer(typed)) ? null : right}
        />
      )
    }
    const Control = spot.tall ? 'textarea' : 'input'
    return (
      <ZoneBox key={id} id={id} spot={spot} number={number} filled={typed.trim() !== ''}>
        <Control
          className={cx(css.control, spot.tall && css.lines)}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint={spot.tall ? undefined : 'next'}
          maxLength={longestAnswer}
          aria-label={name}
          value={typed}
          onChange={({ currentTarget }) => onChange({ ...response, [id]: currentTarget.value })}
        />
      </ZoneBox>
    )
  })
}
