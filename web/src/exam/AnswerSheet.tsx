import { plainText, Sound } from '@phuong/exercises/screens'
import { Button } from '@phuong/ui/Button'
import { CloseIcon } from '@phuong/ui/icons'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { useEffect, useId, useRef } from 'react'
import { isFirstClick } from '../widgets/exercise/first-click.ts'
import type { Help } from '../widgets/exercise/help.ts'
import css from './AnswerSheet.module.css'
import { texts } from './texts.ts'

type Props = {
  help: Help
  /** of the question; '' for none */
  sound: string
  onGoOn(): void
}

/**
 * Stands below a wrong answer until the child goes on (D61): what would have been right, and why. The question above it stays
 * and can be scrolled. It takes the focus, so that it is read aloud and the keyboard goes on in it; who is elsewhere stays there.
 */
export function AnswerSheet({ help, sound, onGoOn }: Props) {
  const sheet = useRef<HTMLFieldSetElement>(null)
  const titleId = useId()
  const toldId = useId()
  useEffect(() => {
    if (document.activeElement === document.body) sheet.current?.focus({ preventScroll: true })
  }, [])
  const text = plainText(help.text)
  return (
    <fieldset className={css.sheet} ref={sheet} tabIndex={-1} aria-labelledby={titleId} aria-describedby={toldId}>
      <div className={css.head}>
        <span className={css.sign}>
          <CloseIcon size={24} />
        </span>
        <strong className={css.title} id={titleId}>
          {texts.notRight}
        </strong>
        {sound !== '' && <Sound className={css.sound} src={sound} label={texts.soundOfQuestion} again />}
      </div>
      <div id={toldId}>
        <p>
          {texts.answer}:{' '}
          <strong className={css.right} lang="en">
            {help.right}
          </strong>
        </p>
        {text !== '' && <p>{text}</p>}
      </div>
      <div className={css.onward}>
        <Button
          variant="primary"
          size="lg"
          iconEnd={<ArrowRightIcon />}
          onClick={(event) => isFirstClick(event) && onGoOn()}
        >
          {texts.goOn}
        </Button>
      </div>
    </fieldset>
  )
}
