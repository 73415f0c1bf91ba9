import type { Verdict } from '../../contract.ts'
import { Grid } from '../../parts/choices/Grid.tsx'
import { Option } from '../../parts/choices/Option.tsx'
import { OutcomeLine } from '../../parts/choices/OutcomeLine.tsx'
import { RightOptions } from '../../parts/choices/RightOptions.tsx'
import { isKey, shownOption } from '../../parts/choices/shown.ts'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { Sound } from '../../parts/Sound.tsx'
import type { TargetState } from '../../parts/target/Target.tsx'
import { texts as partTexts } from '../../parts/texts.ts'
import { inShownOrder } from '../../shared/shuffle.ts'
import css from './Player.module.css'
import { hitsOf, pictureOf } from './parts.ts'
import type { PublicPart, PublicQuestion } from './schema.ts'
import { texts } from './texts.ts'

type Told = { readonly picked: boolean; readonly key: boolean; readonly keyKnown: boolean }

/** Without the key, only a sub-question of which all or nothing is right says what its options are. */
const stateOf = ({ picked, key, keyKnown }: Told, hits: number | null, takes: number): TargetState => {
  if (hits === null) return 'open'
  if (!picked) return key && hits < takes ? 'key' : 'open'
  if (keyKnown) return key ? 'right' : 'wrong'
  if (hits === takes) return 'right'
  return hits === 0 ? 'wrong' : 'open'
}

type PartViewProps = {
  question: PublicQuestion
  part: PublicPart
  /** its number, from 1 */
  number: number
  picks: readonly string[]
  /** the name that its buttons share */
  group: string
  seed: string
  open: boolean
  /** null while nothing may be said about it */
  verdict: Verdict | null
  onPick(option: string, nameOf: (id: string) => string): void
}

/** One sub-question with its options (B-272 to B-276). */
export function PartView({ question, part, number, picks, group, seed, open, verdict, onPick }: PartViewProps) {
  const { takes } = part
  const hits = verdict && takes > 0 ? hitsOf(verdict, part) : null
  const options = inShownOrder(part.options, `${seed} ${part.id}`).map((option, index) => ({
    key: isKey(option),
    shown: shownOption(option, pictureOf(question, option), 'character', index),
  }))
  const keys = options.filter(({ key }) => key).map(({ shown }) => shown)
  const pictures = options.some(({ shown }) => shown.url !== '')
  const nameOf = (id: string): string => options.find(({ shown }) => shown.id === id)?.shown.name ?? ''
  return (
    <fieldset className={css.part}>
      <legend className={css.asked}>
        <span className={css.number}>{number}</span>
        {part.question !== '' && (
          <span className={css.words} lang="en">
            <MarkedText text={part.question} />
          </span>
        )}
        {takes > 1 && <span className={css.takes}>{texts.takes(takes)}</span>}
      </legend>
      {part.imageUrl !== '' && (
        <Picture className={css.picture} src={part.imageUrl} alt={part.imageAlt || partTexts.picture} />
      )}
      {part.audioUrl !== '' && <Sound className={css.sound} src={part.audioUrl} label={texts.listen(number)} />}
      <Grid
        direction={question.horizontal ? 'horizontal' : 'vertical'}
        pictures={pictures ? question.columns : null}
        look="plain"
      >
        {options.map(({ key, shown }) => {
          const picked = picks.includes(shown.id)
          return (
            <Option
              key={shown.id}
              option={shown}
              kind={takes > 1 ? 'several' : 'one'}
              group={group}
              look="plain"
              underlined
              picked={picked}
              state={stateOf({ picked, key, keyKnown: keys.length > 0 }, hits, takes)}
              open={open}
              onPick={() => onPick(shown.id, nameOf)}
            />
          )
        })}
      </Grid>
      {hits !== null && (
        <OutcomeLine correct={hits === takes}>{takes > 1 && ` ${texts.hits(hits, takes)}`}</OutcomeLine>
      )}
      {hits !== null && hits < takes && keys.length > 0 && <RightOptions options={keys} underlined />}
    </fieldset>
  )
}
