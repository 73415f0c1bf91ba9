import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useId, useState } from 'react'
import type { ZonePlayerProps } from '../../../drawing.tsx'
import { isOwnPress } from '../../../parts/target/own-press.ts'
import { StateShape } from '../../../parts/zone/ReviewedZone.tsx'
import { stateWord } from '../../../parts/zone/said.ts'
import css from '../../../parts/zone/Zone.module.css'
import { ZoneBox } from '../../../parts/zone/ZoneBox.tsx'
import { choose } from './grade.ts'
import type { ChoiceResponse, PublicChoiceGroup } from './schema.ts'
import { texts } from './texts.ts'

type Props = ZonePlayerProps<PublicChoiceGroup, ChoiceResponse>

/**
 * The boxes of one group to tick, each at its place: radio buttons where one is right, so that the arrow keys walk
 * through them, check boxes where several are; one too many puts the oldest down (B-246 to B-248).
 */
export function Player(props: Props) {
  const name = useId()
  const [said, setSaid] = useState('')
  const { question, mode, number } = props
  return (
    <fieldset aria-label={texts.group(number, question.pick)}>
      {mode === 'review' ? <Reviewed {...props} /> : <Boxes {...props} name={name} onDropped={setSaid} />}
      {mode === 'answer' && <VisuallyHidden role="status">{said}</VisuallyHidden>}
    </fieldset>
  )
}

/** The boxes while they may be answered. */
export function Boxes({
  question,
  response,
  number,
  spots,
  name,
  onChange,
  onDropped,
}: Props & { name: string; onDropped(said: string): void }) {
  const single = question.pick === 1
  const take = (id: string): void => {
    const next = choose(question, response, id)
    const dropped = !single && next.includes(id) && response.some((other) => !next.includes(other))
    onDropped(dropped ? texts.dropped(question.pick) : '')
    onChange(next)
  }
  return question.zones.map(({ id }, index) => {
    const spot = spots.get(id)
    if (spot === undefined) return null
    const picked = response.includes(id)
    return (
      <ZoneBox key={id} id={id} spot={spot} number={number} filled={picked} pick>
        <input
          className={css.input}
          type={single ? 'radio' : 'checkbox'}
          name={name}
          value={id}
          aria-label={texts.box(index + 1)}
          checked={picked}
          onChange={(event) => isOwnPress(event, id) && take(id)}
          // a picked radio button is put down again by a tap of its own; keys (detail 0) only ever move the pick
          onClick={(event) => single && picked && event.detail > 0 && isOwnPress(event, id) && take(id)}
        />
      </ZoneBox>
    )
  })
}

/**
 * The boxes of a worksheet that was handed in: what was picked in the colour of the group, and what is right in dashes.
 */
function Reviewed({ question, response, state, solution, spots }: Props) {
  return question.zones.map(({ id }, index) => {
    const spot = spots.get(id)
    if (spot === undefined) return null
    const picked = response.includes(id)
    const right = solution?.includes(id) ?? false
    const shown = state === 'wrong' && right ? 'right' : state
    const key = right && !picked
    const label = [
      texts.box(index + 1),
      picked ? texts.picked : texts.notPicked,
      ...(picked && shown !== null ? [stateWord(shown, id)] : []),
      ...(key ? [texts.key] : []),
    ].join(', ')
    return (
      <div
        key={id}
        className={cx(css.zone, css.reviewed, css.pick, picked ? css[shown ?? 'neutral'] : key ? css.key : css.left)}
        style={spot.style}
        data-zone={id}
      >
        <span className={css.face} role="img" aria-label={label} data-stop tabIndex={-1}>
          {(picked || key) && (
            <span className={cx(css.tick, key ? css.key : css[shown ?? 'neutral'])}>
              <StateShape state={key || shown === null ? 'right' : shown} />
            </span>
          )}
        </span>
      </div>
    )
  })
}
