import { openQuestion } from '@phuong/exercises/session'
import { Button } from '@phuong/ui/Button'
import { ConfirmHost } from '@phuong/ui/ConfirmHost'
import { confirm } from '@phuong/ui/confirm'
import { Dialog } from '@phuong/ui/Dialog'
import { IconButton } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { ArrowRightIcon, CheckIcon, SoundIcon, SoundOffIcon } from '@phuong/ui/work-icons'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isMuted, mute, watchMuted } from '../../../browser/sound.ts'
import { MemoryNotice, SaveState } from '../../../widgets/sitting/SaveState.tsx'
import type { Sitting } from '../../../widgets/sitting/use-sitting.ts'
import { SittingBar } from '../../../widgets/sitting-bar/SittingBar.tsx'
import type { PaperQuestion } from '../paper.ts'
import { practicePath } from '../paths.ts'
import { texts } from '../texts.ts'
import { Countdown } from './Countdown.tsx'
import css from './Exam.module.css'
import { isFirstClick, openCount } from './exam.ts'
import { Petals } from './Petals.tsx'
import { Question } from './Question.tsx'
import { SidePanel } from './SidePanel.tsx'
import { type ResultNotice, useExam } from './use-exam.ts'

type Props = {
  sitting: Sitting
  sittingId: string
  deadlineAt: number
  questions: readonly PaperQuestion[]
  code: string
  classLevel: number
  index: number
  /** The pupil chose this paper in the list, and there was work in it (D23). */
  asksToResume: boolean
}

/** The sitting of a paper, from its first question to its end. */
export function Exam({ sitting, sittingId, deadlineAt, questions, code, classLevel, index, asksToResume }: Props) {
  const navigate = useNavigate()
  const { exam, dispatch, celebration, notice } = useExam({ sitting, sittingId, questions, code, classLevel, index })
  const [asking, setAsking] = useState(asksToResume)
  const shown = openQuestion(exam)
  const last = exam.screen.name === 'question' && exam.screen.index === questions.length

  const { knowsTime } = sitting
  const tick = useCallback(
    // a date that was changed ends nothing (H038)
    (remaining: number) => {
      if (remaining > 0 || knowsTime()) dispatch({ type: 'tick', remaining })
    },
    [dispatch, knowsTime],
  )
  const end = async () => {
    const sure = await confirm({
      title: texts.endTitle,
      text: texts.endText(openCount(exam)),
      confirmLabel: texts.endYes,
      cancelLabel: texts.endNo,
      tone: 'primary',
    })
    if (sure) dispatch({ type: 'submitAll' })
  }
  const exit = async () => {
    const sure = await confirm({
      title: texts.exitTitle,
      text: texts.exitText,
      confirmLabel: texts.exitYes,
      cancelLabel: texts.endNo,
      tone: 'primary',
    })
    if (sure) navigate(practicePath, { replace: true })
  }

  return (
    <>
      <SittingBar
        title={texts.paper(code)}
        about={texts.about(classLevel)}
        save={
          <SaveState sitting={sitting} numberOf={(item) => questions.findIndex(({ id }) => id === item) + 1 || null} />
        }
      >
        <SoundSwitch className={css.besideTitle} />
        <IconButton label={texts.exit} icon={<CloseIcon size={24} />} onClick={() => void exit()} />
      </SittingBar>
      <MemoryNotice sitting={sitting} />
      <div className={css.exam}>
        <SidePanel
          exam={exam}
          countdown={<Countdown deadlineAt={deadlineAt} serverNow={sitting.serverNow} onTick={tick} />}
          onOpen={(number) => dispatch({ type: 'open', index: number })}
          onEnd={() => void end()}
        >
          <SoundSwitch className={css.belowGrid} />
        </SidePanel>
        {shown && exam.screen.name === 'question' && (
          <Question
            key={shown.question.id}
            question={shown.question}
            number={exam.screen.index}
            saved={shown.saved}
            readOnly={shown.readOnly}
            seed={`${sittingId}:${shown.question.id}`}
            onSubmit={(response) => dispatch({ type: 'submit', response })}
            next={
              exam.screen.phase === 'marked' && (
                <Button
                  variant="leaf"
                  size="lg"
                  iconEnd={<ArrowRightIcon />}
                  onClick={(event) => {
                    if (exam.screen.name === 'question' && isFirstClick(event))
                      dispatch({ type: 'advance', from: exam.screen.index })
                  }}
                >
                  {last ? (openCount(exam) === 0 ? texts.toResult : texts.resume) : texts.next(exam.screen.index + 1)}
                </Button>
              )
            }
          />
        )}
      </div>
      <Petals celebration={celebration} />
      <Outcome notice={notice} />
      <Dialog
        open={shown?.warning === true && !asking}
        dismissable={false}
        onClose={() => undefined}
        title={texts.warnTitle}
        size="sm"
        footer={
          <Button variant="primary" data-autofocus onClick={() => dispatch({ type: 'understood' })}>
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
            <Button onClick={() => void sitting.restart()}>{texts.restart}</Button>
            <Button
              variant="primary"
              data-autofocus
              onClick={() => {
                setAsking(false)
                dispatch({ type: 'understood' })
              }}
            >
              {texts.resume}
            </Button>
          </>
        }
      >
        <p>{texts.resumeText(questions.length - openCount(exam), questions.length)}</p>
      </Dialog>
      <ConfirmHost />
    </>
  )
}

/** Says the result at the bottom right, over the buttons and never in the way of a tap (C-287, C-288, C-291). */
function Outcome({ notice }: { notice: ResultNotice | null }) {
  const right = notice === 'resultRight'
  return (
    <div className={css.outcome} role="status">
      {notice && (
        <p className={right ? css.right : css.wrong}>
          <span>{right ? <CheckIcon size={28} /> : <CloseIcon size={28} />}</span>
          {texts[notice]}
        </p>
      )}
    </div>
  )
}

/** The one switch for our sounds. */
function SoundSwitch({ className }: { className: string | undefined }) {
  const off = useSyncExternalStore(watchMuted, isMuted)
  return (
    <IconButton
      className={className}
      label={off ? texts.soundOn : texts.soundOff}
      icon={off ? <SoundOffIcon size={24} /> : <SoundIcon size={24} />}
      onClick={() => mute(!off)}
    />
  )
}
