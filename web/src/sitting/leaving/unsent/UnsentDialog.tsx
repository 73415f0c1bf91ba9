import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { useState, useSyncExternalStore } from 'react'
import { askedNow, type Choice, watchAsked } from '../asked.ts'
import { texts } from './texts.ts'
import css from './UnsentDialog.module.css'

/** Before a logout with unsent answers: send now, keep them encrypted here, or let them go after a second question (D26). */
export function UnsentDialog() {
  const question = useSyncExternalStore(watchAsked, askedNow)
  const [busy, setBusy] = useState<Choice | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [sure, setSure] = useState(false)
  if (question === null) return null

  const attempt = async (choice: 'send' | 'keep', done: Promise<boolean>, failed: string) => {
    setBusy(choice)
    setFault(null)
    const arrived = await done
    setBusy(null)
    if (arrived) question.answer(choice)
    else setFault(failed)
  }
  if (sure)
    return (
      <Dialog
        key="sure"
        open
        onClose={() => setSure(false)}
        title={texts.discardTitle}
        footer={
          <>
            <Button variant="primary" data-autofocus onClick={() => setSure(false)}>
              {texts.discardNo}
            </Button>
            <Button onClick={() => question.answer('discard')}>{texts.discardYes}</Button>
          </>
        }
      >
        <p>{texts.discardText}</p>
      </Dialog>
    )
  return (
    <Dialog
      key="ways"
      open
      onClose={() => busy === null && question.answer('stay')}
      title={texts.unsentTitle}
      footer={
        <Button variant="quiet" aria-disabled={busy !== null} onClick={() => busy === null && question.answer('stay')}>
          {texts.stay}
        </Button>
      }
    >
      <p>{texts.unsentLead(question.unsent)}</p>
      {fault !== null && (
        <Notice tone="warning" live="assertive" className={css.fault}>
          {fault}
        </Notice>
      )}
      <div className={css.ways}>
        <Button
          variant="primary"
          block
          data-autofocus
          loading={busy === 'send'}
          onClick={() => void attempt('send', question.send(), texts.sendFailed)}
        >
          {texts.sendNow}
        </Button>
        {question.canKeep && (
          <>
            <Button
              block
              loading={busy === 'keep'}
              aria-describedby="unsent-keep"
              onClick={() => void attempt('keep', question.keep(), texts.keepFailed)}
            >
              {texts.keepHere}
            </Button>
            <p className={css.hint} id="unsent-keep">
              {texts.keepHint}
            </p>
          </>
        )}
        <Button variant="quiet" block className={css.discard} onClick={() => setSure(true)}>
          {texts.discard}
        </Button>
      </div>
    </Dialog>
  )
}
