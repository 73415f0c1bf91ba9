import { useId, useLayoutEffect, useSyncExternalStore } from 'react'
import { cx } from '../basics/cx.ts'
import { HelpIcon, TrashIcon } from '../basics/work-icons.ts'
import { Button } from '../controls/Button.tsx'
import { texts } from '../texts.ts'
import css from './ConfirmHost.module.css'
import { currentQuestion, hostQuestions } from './confirm.ts'
import { prepareModals } from './dialog-stack.ts'
import { ModalFrame } from './ModalFrame.tsx'

/** Where `confirm()` asks. One per page. */
export function ConfirmHost() {
  const question = useSyncExternalStore(hostQuestions, currentQuestion, () => undefined)
  const titleId = useId()
  const textId = useId()
  useLayoutEffect(prepareModals, [])
  const primary = question?.tone === 'primary'
  const stays = question?.strong === 'cancel'
  const variant = primary ? 'primary' : 'danger'
  return (
    <ModalFrame
      open={question !== undefined}
      onClose={() => question?.answer(false)}
      dismissable
      role="alertdialog"
      titleId={titleId}
      textId={question?.text ? textId : undefined}
    >
      <div className={css.question}>
        <div className={css.row}>
          <span className={cx(css.sign, primary && css.primary)}>{primary ? <HelpIcon /> : <TrashIcon />}</span>
          <div className={css.words}>
            <h2 className={css.title} id={titleId}>
              {question?.title ?? texts.confirmTitle}
            </h2>
            {question?.text && (
              <div className={css.text} id={textId}>
                {question.text}
              </div>
            )}
          </div>
        </div>
        <div className={css.buttons}>
          <Button variant={stays ? 'primary' : 'line'} data-autofocus onClick={() => question?.answer(false)}>
            {question?.cancelLabel ?? texts.confirmNo}
          </Button>
          <Button variant={stays ? 'line' : variant} onClick={() => question?.answer(true)}>
            {question?.confirmLabel ?? texts.confirmYes}
          </Button>
        </div>
      </div>
    </ModalFrame>
  )
}
