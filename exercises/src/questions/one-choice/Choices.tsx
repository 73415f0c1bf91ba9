import { cx } from '@phuong/ui/cx'
import type { Verdict } from '../../contract.ts'
import type { PlayerProps } from '../../drawing.tsx'
import { RightAnswer } from '../../parts/Outcome.tsx'
import { QuestionMedia, QuestionWords } from '../../parts/QuestionWords.tsx'
import css from './Choices.module.css'
import { lookOf, shownOptions, showsPictures } from './display.ts'
import { Option, OptionName, type OptionState } from './Option.tsx'
import type { PublicQuestion, Response } from './schema.ts'

/** Whether this is a right option. Only the whole question knows, which a paper for practice and a review may bring. */
const isKey = (option: object): boolean => 'isCorrect' in option && option.isCorrect === true

const stateOf = (option: { id: string }, picked: string | null, verdict: Verdict | null): OptionState => {
  if (verdict === null) return 'open'
  if (option.id === picked) return verdict.correct ? 'right' : 'wrong'
  return isKey(option) && !verdict.correct ? 'key' : 'open'
}

const gridOf = (question: PublicQuestion): string | undefined => {
  const { direction, columnImageAnswers } = question.settings.answers
  if (showsPictures(question)) return columnImageAnswers === 3 ? css.pictures3 : css.pictures2
  if (direction === 'vertical') return css.vertical
  return ['word', 'number', 'phonetic'].includes(lookOf(question.option)) ? css.tiles : css.horizontal
}

type ChoicesProps = PlayerProps<PublicQuestion, Response> & {
  /** the name that the radio buttons share, one of its own for each time that a question is drawn */
  group: string
}

/** One group of radio buttons (C-435), in the order of the seed (C-437). */
export function Choices({ question, response, mode, seed, verdict, onChange, group }: ChoicesProps) {
  const reviewed = mode === 'review' ? verdict : null
  const options = shownOptions(question.answers, seed)
  const key = reviewed && !reviewed.correct ? options.findIndex(isKey) : -1
  const keyOption = options[key]
  return (
    <fieldset className={css.question}>
      <legend className={css.legend}>
        <QuestionWords question={question} />
      </legend>
      <QuestionMedia question={question} />
      <div className={cx(css.options, gridOf(question))}>
        {options.map((option, index) => (
          <Option
            key={option.id}
            question={question}
            option={option}
            index={index}
            group={group}
            picked={option.id === response.picked}
            state={stateOf(option, response.picked, reviewed)}
            open={mode === 'answer'}
            onPick={() => onChange({ picked: option.id })}
          />
        ))}
      </div>
      {keyOption && (
        <RightAnswer>
          <OptionName question={question} option={keyOption} index={key} />
        </RightAnswer>
      )}
    </fieldset>
  )
}
