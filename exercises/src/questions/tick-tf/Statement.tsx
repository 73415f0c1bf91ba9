import { cx } from '@phuong/ui/cx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { OutcomeIcon, outcomeWord } from '../../parts/Outcome.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { Sound } from '../../parts/Sound.tsx'
import { Target } from '../../parts/target/Target.tsx'
import { texts as partTexts } from '../../parts/texts.ts'
import css from './Player.module.css'
import { Sign } from './Sign.tsx'
import type { DisplayStyle } from './schema.ts'
import { texts } from './texts.ts'

type StatementProps = {
  /** its place, from 0 */
  index: number
  /** id of its words on the page and name of its radio buttons */
  name: string
  url: string
  words: string
  alt: string
  audioUrl: string
  style: DisplayStyle
  mark: boolean | undefined
  open: boolean
  /** undefined while it has not been marked by anybody */
  right: boolean | undefined
  /** what it is, where that may be shown */
  truth: boolean | undefined
  onMark(value: boolean): void
}

/** One statement with its two radio buttons; in review what its mark was worth, and what it is. */
export function Statement({
  index,
  name,
  url,
  words,
  alt,
  audioUrl,
  style,
  mark,
  open,
  right,
  truth,
  onMark,
}: StatementProps) {
  const number = index + 1
  const outcome = right === undefined ? undefined : right ? css.right : css.wrong
  return (
    <li className={cx(css.statement, outcome)}>
      <div className={css.said} id={name}>
        <span className={css.number}>{number}</span>
        {url !== '' && <Picture plate className={css.picture} src={url} alt={alt} />}
        {words !== '' && (
          <span className={css.words} lang="en">
            <MarkedText text={words} />
          </span>
        )}
      </div>
      {audioUrl !== '' && <Sound className={css.sound} src={audioUrl} label={texts.listen(number)} />}
      <div className={css.choices} role="radiogroup" aria-labelledby={name}>
        {[true, false].map((value) => (
          <Target
            key={String(value)}
            className={css.choice}
            kind="one"
            group={`${name} mark`}
            value={String(value)}
            picked={mark === value}
            open={open}
            onPick={() => onMark(value)}
          >
            <span className={css.face}>
              <Sign style={style} value={value} />
            </span>
          </Target>
        ))}
      </div>
      {right !== undefined && (
        <p className={css.outcome}>
          <OutcomeIcon correct={right} />
          {outcomeWord(right)}
          {!right && truth !== undefined && (
            <span className={css.answer}>
              {partTexts.answer}: <Sign style={style} value={truth} />
            </span>
          )}
        </p>
      )}
    </li>
  )
}
