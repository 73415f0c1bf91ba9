import type { Verdict } from '../../contract.ts'
import type { PlayerProps } from '../../drawing.tsx'
import { Grid } from '../../parts/choices/Grid.tsx'
import { lookOf } from '../../parts/choices/looks.ts'
import { Option, type OptionState } from '../../parts/choices/Option.tsx'
import { RightOptions } from '../../parts/choices/Printed.tsx'
import { shownOption } from '../../parts/choices/shown.ts'
import { OutcomeIcon, outcomeWord } from '../../parts/Outcome.tsx'
import { QuestionMedia, QuestionWords } from '../../parts/QuestionWords.tsx'
import { pictureOf, showsPictures } from '../../shared/picture-answers.ts'
import { inShownOrder } from '../../shared/shuffle.ts'
import css from './Choices.module.css'
import { pressed } from './picking.ts'
import type { PublicQuestion, Response } from './schema.ts'
import { texts } from './texts.ts'

/** Whether this is a right option. Only the whole question knows, which a paper for practice and a review may bring. */
const isKey = (option: object): boolean => 'isCorrect' in option && option.isCorrect === true

type Told = { readonly picked: boolean; readonly key: boolean; readonly keyKnown: boolean; readonly several: boolean }

/** Of several picked options the verdict alone does not say which of them are wrong. */
const stateOf = ({ picked, key, keyKnown, several }: Told, verdict: Verdict | null): OptionState => {
  if (verdict === null) return 'open'
  if (!picked) return key && !verdict.correct ? 'key' : 'open'
  if (verdict.correct) return 'right'
  if (several && !keyKnown) return 'open'
  return key ? 'right' : 'wrong'
}

type ChoicesProps = PlayerProps<PublicQuestion, Response> & {
  /** the name that the buttons share, one of its own for each time that a question is drawn */
  group: string
}

/** One group of radio buttons, or of boxes where several are right (C-491), in the order of the seed (C-437). */
export function Choices({ question, response, mode, seed, verdict, onChange, group }: ChoicesProps) {
  const { several, settings } = question
  const { direction, bulletType, columnImageAnswers, underlined } = settings.answers
  const reviewed = mode === 'review' ? verdict : null
  const look = lookOf(question.option)
  const options = inShownOrder(question.answers, seed).map((option, index) => ({
    key: isKey(option),
    shown: shownOption(option, pictureOf(question, option), bulletType, index),
  }))
  const keys = options.filter(({ key }) => key).map(({ shown }) => shown)
  return (
    <fieldset className={css.question}>
      <legend className={css.legend}>
        <QuestionWords question={question} />
        {several && <span className={css.several}>{texts.several}</span>}
      </legend>
      <QuestionMedia question={question} />
      <Grid direction={direction} pictures={showsPictures(question) ? columnImageAnswers : null} look={look}>
        {options.map(({ key, shown }) => {
          const picked = response.picked.includes(shown.id)
          return (
            <Option
              key={shown.id}
              option={shown}
              kind={several ? 'several' : 'one'}
              group={group}
              look={look}
              underlined={underlined}
              picked={picked}
              state={stateOf({ picked, key, keyKnown: keys.length > 0, several }, reviewed)}
              open={mode === 'answer'}
              onPick={() => onChange(pressed(response, shown.id, several))}
            />
          )
        })}
      </Grid>
      {several && reviewed && (
        <p className={reviewed.correct ? css.right : css.wrong}>
          <OutcomeIcon correct={reviewed.correct} />
          {outcomeWord(reviewed.correct)}
        </p>
      )}
      {reviewed && !reviewed.correct && keys.length > 0 && <RightOptions options={keys} underlined={underlined} />}
    </fieldset>
  )
}
