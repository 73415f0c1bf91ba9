import { cx } from '@phuong/ui/cx'
import { CheckIcon } from '@phuong/ui/work-icons'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { OutcomeIcon, outcomeWord } from '../../parts/Outcome.tsx'
import { Sound } from '../../parts/Sound.tsx'
import { texts as partTexts } from '../../parts/texts.ts'
import { plainText } from '../../shared/markup.ts'
import { bullet, labelOf, lookOf, pictureOf } from './display.ts'
import css from './Option.module.css'
import type { PublicQuestion } from './schema.ts'
import { texts } from './texts.ts'

type Option = PublicQuestion['answers'][number]

/** open: nothing is said about it; right and wrong: it was picked; key: it is the answer and was not picked. */
export type OptionState = 'open' | 'right' | 'wrong' | 'key'

type OptionProps = {
  question: PublicQuestion
  option: Option
  /** its place as it is shown, from 0 */
  index: number
  /** the name that the radio buttons of one question share */
  group: string
  picked: boolean
  state: OptionState
  open: boolean
  onPick(): void
}

/** One option: the whole of it is the target, and what it looks like stands beside the radio button that it names. */
export function Option({ question, option, index, group, picked, state, open, onPick }: OptionProps) {
  const label = labelOf(question, index)
  const { url } = pictureOf(question, option)
  const marked = state === 'right' || state === 'wrong'
  return (
    <div>
      <label className={css.option}>
        <input
          className={css.input}
          type="radio"
          name={group}
          value={option.id}
          checked={picked}
          disabled={!open}
          onChange={onPick}
        />
        <span className={cx(css.face, css[lookOf(question.option)], css[state], url !== '' && css.pictured)}>
          {url !== '' && <OptionPicture question={question} option={option} index={index} />}
          {(label !== '' || marked) && (
            <span className={css.label}>{marked ? <OutcomeIcon correct={state === 'right'} /> : label}</span>
          )}
          <span className={css.text} lang="en">
            <OptionText question={question} option={option} />
          </span>
          {marked && <span className={css.said}>{outcomeWord(state === 'right')}</span>}
          {state === 'key' && (
            <span className={css.said}>
              <CheckIcon /> {partTexts.answer}
            </span>
          )}
        </span>
      </label>
      {option.audioUrl !== '' && (
        <Sound className={css.sound} src={option.audioUrl} label={texts.listen(label || String(index + 1))} />
      )}
    </div>
  )
}

/** The words of an option, its marked parts underlined where the question says so (C-416, C-429). */
export function OptionText({ question, option }: Pick<OptionProps, 'question' | 'option'>) {
  const { caption } = pictureOf(question, option)
  return question.settings.answers.underlined ? <MarkedText text={caption} /> : caption
}

/** An option as a line names it: its label, where that tells options apart, and its words. */
export function OptionName({ question, option, index }: Pick<OptionProps, 'question' | 'option' | 'index'>) {
  const label = labelOf(question, index)
  const told = label === bullet ? '' : label
  const { caption } = pictureOf(question, option)
  if (caption === '') return told || texts.picture(String(index + 1))
  return (
    <>
      {told && `${told}. `}
      <OptionText question={question} option={option} />
    </>
  )
}

function OptionPicture({ question, option, index }: Pick<OptionProps, 'question' | 'option' | 'index'>) {
  const { url, caption } = pictureOf(question, option)
  const known = plainText(option.question) || texts.picture(labelOf(question, index) || String(index + 1))
  return <img className={css.picture} src={url} alt={caption === '' ? known : ''} />
}
