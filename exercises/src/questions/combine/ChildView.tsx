import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import type { PlayerMode } from '../../drawing.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { OutcomeIcon, outcomeWord } from '../../parts/Outcome.tsx'
import { StandIn } from '../../parts/stand-in/StandIn.tsx'
import { plainText } from '../../shared/markup.ts'
import type { ChildPlayer } from './loaded.tsx'
import css from './Player.module.css'
import type { Child, PublicChild } from './schema.ts'
import { texts } from './texts.ts'

type ChildViewProps = {
  types: ReadonlyMap<string, ChildPlayer>
  /** a review may bring the whole of it */
  child: PublicChild | Child
  /** its number, from 1 */
  number: number
  response: unknown
  mode: PlayerMode
  seed: string
  /** null while nothing may be said about it */
  correct: boolean | null
  onChange(response: unknown): void
}

/** One child under its number: its own Player, or its words where it cannot be asked. */
export function ChildView({ types, child, number, response, mode, seed, correct, onChange }: ChildViewProps) {
  const whole = mode === 'review' && 'whole' in child ? child : null
  return (
    <fieldset className={css.child}>
      <legend className={css.about}>
        <span className={cx(css.number, correct === true && css.right, correct === false && css.wrong)}>
          <span aria-hidden="true">{number}</span>
          <VisuallyHidden>{texts.part(number)}</VisuallyHidden>
        </span>
        {child.title !== '' && (
          <span className={css.title}>
            <MarkedText text={child.title} />
          </span>
        )}
        {correct !== null && (
          <span className={cx(css.outcome, correct ? css.right : css.wrong)}>
            <OutcomeIcon correct={correct} />
            {outcomeWord(correct)}
          </span>
        )}
      </legend>
      {child.type === null ? (
        <StandIn question={child.said} note={texts.notAsked} />
      ) : (
        <Played
          type={types.get(child.type)}
          given={child.given}
          whole={whole?.whole}
          {...{ response, mode, seed, onChange }}
        />
      )}
      {whole && <Explained {...whole.explainText} />}
    </fieldset>
  )
}

type PlayedProps = Pick<ChildViewProps, 'response' | 'mode' | 'seed' | 'onChange'> & {
  type: ChildPlayer | undefined
  given: unknown
  /** undefined where the key is not known */
  whole: unknown
}

/** A response that is none of this child is drawn as nothing done. Without the key nothing is said about its parts. */
function Played({ type, given, whole, response, mode, seed, onChange }: PlayedProps) {
  if (type === undefined) return null
  const { rules, Player } = type
  const shown = rules.schema.response.safeParse(response).success ? response : rules.emptyResponse(given)
  const known = mode === 'review' && whole !== undefined
  return (
    <Player
      question={(known ? { ...(given as object), ...(whole as object) } : given) as never}
      response={shown as never}
      mode={mode}
      seed={seed}
      verdict={known ? rules.grade(whole, shown) : null}
      onChange={onChange}
    />
  )
}

/** What helps to understand a child, as the screen around says it of whole questions (C-351, C-352). */
function Explained(told: { audioScript: string; text: string }) {
  const [audioScript, text] = [plainText(told.audioScript), plainText(told.text)]
  if (audioScript === '' && text === '') return null
  return (
    <div className={css.explained}>
      {audioScript !== '' && (
        <p>
          {texts.audioScript}: <strong lang="en">{audioScript}</strong>
        </p>
      )}
      {text !== '' && (
        <p>
          {texts.explanation}: {text}
        </p>
      )}
    </div>
  )
}
