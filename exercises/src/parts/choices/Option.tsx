import { cx } from '@phuong/ui/cx'
import { CheckIcon } from '@phuong/ui/work-icons'
import { bulletSign } from '../../shared/labels.ts'
import { plainText } from '../../shared/markup.ts'
import { MarkedText } from '../MarkedText.tsx'
import { OutcomeIcon, outcomeWord } from '../Outcome.tsx'
import { AgainBelow, Picture } from '../Picture.tsx'
import { Sound } from '../Sound.tsx'
import { Target, type TargetState } from '../target/Target.tsx'
import { texts as partTexts } from '../texts.ts'
import type { Look } from './looks.ts'
import css from './Option.module.css'
import type { ShownOption } from './shown.ts'
import { texts } from './texts.ts'

type OptionProps = {
  option: ShownOption
  /** one of them is picked, or several may be */
  kind: 'one' | 'several'
  /** the name that the buttons of one question share */
  group: string
  look: Look
  /** marked parts of the words are underlined (C-416, C-429) */
  underlined: boolean
  picked: boolean
  state: TargetState
  open: boolean
  onPick(): void
}

/** One option: the whole of it is the target, and what it looks like stands beside the button that it names. */
export function Option({ option, kind, group, look, underlined, picked, state, open, onPick }: OptionProps) {
  const { label, url, caption, alt, audioUrl } = option
  const marked = state === 'right' || state === 'wrong'
  const target = (
    <Target
      className={cx(css.option, css[kind])}
      kind={kind}
      group={group}
      value={option.id}
      picked={picked}
      open={open}
      state={state}
      onPick={onPick}
    >
      <span className={cx(css.face, css[look], css[state], url !== '' && css.pictured)}>
        {url !== '' && <Picture plate className={css.picture} src={url} alt={alt} />}
        {label !== '' && (
          <span className={css.label}>{marked ? <OutcomeIcon correct={state === 'right'} /> : label}</span>
        )}
        <span className={css.text} lang="en">
          {underlined ? <MarkedText text={caption} /> : plainText(caption)}
        </span>
        {marked && (
          <span className={css.said}>
            {label === '' && <OutcomeIcon correct={state === 'right'} />}
            {outcomeWord(state === 'right')}
          </span>
        )}
        {state === 'key' && (
          <span className={css.said}>
            <CheckIcon /> {partTexts.answer}
          </span>
        )}
        {kind === 'several' && (
          <span className={cx(css.box, state !== 'open' && css.past)} aria-hidden="true">
            {picked && <CheckIcon size={20} />}
          </span>
        )}
      </span>
    </Target>
  )
  return (
    <div className={css.place}>
      {url === '' ? target : <AgainBelow>{target}</AgainBelow>}
      {audioUrl !== '' && <Sound className={css.sound} src={audioUrl} label={texts.listen(option.name)} />}
    </div>
  )
}

/** An option as a line names it: its label, where that tells options apart, and its words. */
export function OptionName({ option, underlined }: Pick<OptionProps, 'option' | 'underlined'>) {
  const { label, caption, alt } = option
  const told = label === bulletSign ? '' : label
  if (caption === '') return told || alt
  return (
    <>
      {told && `${told}. `}
      {underlined ? <MarkedText text={caption} /> : plainText(caption)}
    </>
  )
}
