import type { Verdict } from '../../contract.ts'
import type { PlayerProps } from '../../drawing.tsx'
import { Grid } from '../../parts/choices/Grid.tsx'
import { lookOf } from '../../parts/choices/looks.ts'
import { Option, type OptionState } from '../../parts/choices/Option.tsx'
import { RightOptions } from '../../parts/choices/Printed.tsx'
import { shownOption } from '../../parts/choices/shown.ts'
import { QuestionMedia, QuestionWords } from '../../parts/QuestionWords.tsx'
import { pictureOf, showsPictures } from '../../shared/picture-answers.ts'
import { inShownOrder } from '../../shared/shuffle.ts'
import css from './Choices.module.css'
import type { PublicQuestion, Response } from './schema.ts'

/** Whether this is a right option. Only the whole question knows, which a paper for practice and a review may bring. */
const isKey = (option: object): boolean => 'isCorrect' in option && option.isCorrect === true

type Told = { readonly picked: boolean; readonly key: boolean }

const stateOf = ({ picked, key }: Told, verdict: Verdict | null): OptionState => {
  if (verdict === null) return 'open'
  if (picked) return verdict.correct ? 'right' : 'wrong'
  return key && !verdict.correct ? 'key' : 'open'
}

type ChoicesProps = PlayerProps<PublicQuestion, Response> & {
  /** the name that the radio buttons share, one of its own for each time that a question is drawn */
  group: string
}

/** One group of radio buttons (C-435), in the order of the seed (C-437). */
export function Choices({ question, response, mode, seed, verdict, onChange, group }: ChoicesProps) {
  const { direction, bulletType, columnImageAnswers, underlined } = question.settings.answers
  const reviewed = mode === 'review' ? verdict : null
  const look = lookOf(question.option)
  const options = inShownOrder(question.answers, seed).map((option, index) => ({
    key: isKey(option),
    shown: shownOption(option, pictureOf(question, option), bulletType, index),
  }))
  const right = options.find(({ key }) => key)
  return (
    <fieldset className={css.question}>
      <legend className={css.legend}>
        <QuestionWords question={question} />
      </legend>
      <QuestionMedia question={question} />
      <Grid direction={direction} pictures={showsPictures(question) ? columnImageAnswers : null} look={look}>
        {options.map(({ key, shown }) => {
          const picked = shown.id === response.picked
          return (
            <Option
              key={shown.id}
              option={shown}
              kind="one"
              group={group}
              look={look}
              underlined={underlined}
              picked={picked}
              state={stateOf({ picked, key }, reviewed)}
              open={mode === 'answer'}
              onPick={() => onChange({ picked: shown.id })}
            />
          )
        })}
      </Grid>
      {reviewed && !reviewed.correct && right && <RightOptions options={[right.shown]} underlined={underlined} />}
    </fieldset>
  )
}
