import type { Verdict } from '../../contract.ts'
import type { PlayerMode } from '../../drawing.tsx'
import { pictureOf, showsPictures } from '../../shared/picture-answers.ts'
import type { PublicBase } from '../../shared/question.ts'
import { inShownOrder } from '../../shared/shuffle.ts'
import { Exercise } from '../Exercise.tsx'
import type { TargetState } from '../target/Target.tsx'
import css from './Choices.module.css'
import { Grid } from './Grid.tsx'
import { lookOf } from './looks.ts'
import { Option } from './Option.tsx'
import { OutcomeLine } from './OutcomeLine.tsx'
import { RightOptions } from './RightOptions.tsx'
import { type ChoiceQuestion, isKey, shownOption } from './shown.ts'

type Told = { readonly picked: boolean; readonly key: boolean; readonly keyKnown: boolean; readonly several: boolean }

/** Of several picked options the verdict alone does not say which of them are wrong. */
const stateOf = ({ picked, key, keyKnown, several }: Told, verdict: Verdict | null): TargetState => {
  if (verdict === null) return 'open'
  if (!picked) return key && !verdict.correct ? 'key' : 'open'
  if (verdict.correct) return 'right'
  if (several && !keyKnown) return 'open'
  return key ? 'right' : 'wrong'
}

type ChoicesProps = {
  question: PublicBase & ChoiceQuestion
  /** the ids of the options that are picked */
  picked: readonly string[]
  /** what is said over the options where several of them may be picked; null where one is */
  several: string | null
  mode: PlayerMode
  seed: string
  verdict: Verdict | null
  /** the name that the buttons share, one of its own for each time that a question is drawn */
  group: string
  onPick(id: string): void
}

/** One group of radio buttons (C-435), or of boxes where several are right (C-491), in the order of the seed (C-437). */
export function Choices({ question, picked, several, mode, seed, verdict, group, onPick }: ChoicesProps) {
  const { direction, bulletType, columnImageAnswers, underlined } = question.settings.answers
  const reviewed = mode === 'review' ? verdict : null
  const look = lookOf(question.option)
  const options = inShownOrder(question.answers, seed).map((option, index) => ({
    key: isKey(option),
    shown: shownOption(option, pictureOf(question, option), bulletType, index),
  }))
  const keys = options.filter(({ key }) => key).map(({ shown }) => shown)
  const told = several === null ? keys.slice(0, 1) : keys
  return (
    <Exercise question={question} more={several !== null && <span className={css.several}>{several}</span>}>
      <Grid direction={direction} pictures={showsPictures(question) ? columnImageAnswers : null} look={look}>
        {options.map(({ key, shown }) => {
          const isPicked = picked.includes(shown.id)
          const state = stateOf(
            { picked: isPicked, key, keyKnown: keys.length > 0, several: several !== null },
            reviewed,
          )
          return (
            <Option
              key={shown.id}
              option={shown}
              kind={several === null ? 'one' : 'several'}
              group={group}
              look={look}
              underlined={underlined}
              picked={isPicked}
              state={state}
              open={mode === 'answer'}
              onPick={() => onPick(shown.id)}
            />
          )
        })}
      </Grid>
      {several !== null && reviewed && <OutcomeLine correct={reviewed.correct} />}
      {reviewed && !reviewed.correct && told.length > 0 && <RightOptions options={told} underlined={underlined} />}
    </Exercise>
  )
}
