import { openQuestion } from '@phuong/exercises/session'
import { Button } from '@phuong/ui/Button'
import { confirm } from '@phuong/ui/confirm'
import { Dialog } from '@phuong/ui/Dialog'
import { useState } from 'react'
import { askedCount, type Exam } from './exam.ts'
import { texts } from './texts.ts'

type Props = {
  exam: Exam
  /** The pupil chose this paper in the list, and there was work in it (D23). */
  asksToResume: boolean
  /** Whether 'Làm lại từ đầu' is offered; `costs`: the attempt that is left counts as one (D22, D23). */
  restart: 'free' | 'costs' | 'none'
  onRestart(): void
  onUnderstood(): void
}

/** What an exam asks before it goes on: whether work is resumed, and then that the warning of a question is understood. */
export function ExamDialogs({ exam, asksToResume, restart, onRestart, onUnderstood }: Props) {
  const [asking, setAsking] = useState(asksToResume)
  const beginAnew = async () => {
    const sure = await confirm({
      title: texts.restartTitle,
      text: texts.restartText,
      confirmLabel: texts.restart,
      cancelLabel: texts.restartNo,
      tone: 'primary',
      strong: 'cancel',
    })
    if (sure) onRestart()
  }
  return (
    <>
      <Dialog
        open={openQuestion(exam)?.warning === true && !asking}
        dismissable={false}
        onClose={() => undefined}
        title={texts.warnTitle}
        size="sm"
        footer={
          <Button variant="primary" data-autofocus onClick={onUnderstood}>
            {texts.understood}
          </Button>
        }
      >
        <p>{texts.warnText}</p>
      </Dialog>
      <Dialog
        open={asking}
        dismissable={false}
        onClose={() => undefined}
        title={texts.resumeTitle}
        size="sm"
        footer={
          <>
            {restart !== 'none' && <Button onClick={() => void beginAnew()}>{texts.restart}</Button>}
            <Button
              variant="primary"
              data-autofocus
              onClick={() => {
                setAsking(false)
                onUnderstood()
              }}
            >
              {texts.resume}
            </Button>
          </>
        }
      >
        <p>{texts.resumeText(exam.submittedQuestions.length, askedCount(exam))}</p>
        {restart === 'costs' && <p>{texts.restartCosts}</p>}
      </Dialog>
    </>
  )
}
