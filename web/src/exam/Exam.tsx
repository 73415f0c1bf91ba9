import { ConfirmHost } from '@phuong/ui/ConfirmHost'
import { confirm } from '@phuong/ui/confirm'
import { IconButton } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { useCallback, useState } from 'react'
import { MemoryNotice, SaveState } from '../sitting/save-state/SaveState.tsx'
import { useRecordings } from '../sitting/use-recordings.ts'
import type { Sitting } from '../sitting/use-sitting.ts'
import type { SatQuestion } from '../widgets/exercise/question.ts'
import { WithScripts } from '../widgets/exercise/WithScripts.tsx'
import { Outcome } from '../widgets/feedback/Outcome.tsx'
import { Petals } from '../widgets/feedback/Petals.tsx'
import { SoundSwitch } from '../widgets/feedback/SoundSwitch.tsx'
import { SittingBar } from '../widgets/sitting-bar/SittingBar.tsx'
import { useSurroundings } from '../widgets/surroundings.ts'
import { Countdown } from './Countdown.tsx'
import { openDrafts } from './drafts.ts'
import css from './Exam.module.css'
import { ExamDialogs } from './ExamDialogs.tsx'
import { openCount } from './exam.ts'
import { GoOnSwitch } from './GoOnSwitch.tsx'
import { OpenQuestion } from './OpenQuestion.tsx'
import type { ExamPlace } from './place.ts'
import { SidePanel } from './SidePanel.tsx'
import { texts } from './texts.ts'
import { useAhead } from './use-ahead.ts'
import { useExam } from './use-exam.ts'

type Props = {
  sitting: Sitting
  sittingId: string
  deadlineAt: number
  questions: readonly SatQuestion[]
  place: ExamPlace
  index: number
  /** The pupil chose this paper in the list, and there was work in it (D23). */
  asksToResume: boolean
  /** Whether 'Làm lại từ đầu' is offered; `costs`: the attempt that is left counts as one (D22, D23). */
  restart: 'free' | 'costs' | 'none'
}

/** The sitting of a paper, from its first question to its end: of olympic and of a unit exercise (C-267, C-268, C-360). */
export function Exam({ sitting, sittingId, deadlineAt, questions, place, index, asksToResume, restart }: Props) {
  const { me } = useSurroundings()
  const [drafts] = useState(() => openDrafts(me.id, sittingId, questions, sitting))
  const {
    exam,
    dispatch,
    exit: leaveExam,
    celebration,
    notice,
  } = useExam({
    sitting,
    sittingId,
    questions,
    place,
    index,
    onEnd: drafts.end,
  })
  const recordings = useRecordings(sittingId)
  const number = exam.screen.name === 'question' ? exam.screen.index : questions.length
  const media = useAhead({ place, questions, number, connection: sitting.connection })

  const { knowsTime } = sitting
  const tick = useCallback(
    // a date that was changed ends nothing (H038)
    (remaining: number) => {
      if (remaining > 0 || knowsTime()) dispatch({ type: 'tick', remaining })
    },
    [dispatch, knowsTime],
  )
  const restartSitting = () => {
    drafts.end()
    void sitting.restart()
  }
  const end = async () => {
    const sure = await confirm({
      title: texts.endTitle,
      text: texts.endText(openCount(exam)),
      confirmLabel: texts.endYes,
      cancelLabel: texts.endNo,
      tone: 'primary',
      strong: openCount(exam) === 0 ? 'confirm' : 'cancel',
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
      strong: 'cancel',
    })
    if (sure) leaveExam()
  }

  return (
    <>
      <SittingBar
        title={place.title}
        about={place.about}
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
          wish={<GoOnSwitch />}
        >
          <SoundSwitch className={css.belowGrid} />
        </SidePanel>
        <WithScripts sittingId={sittingId} questions={questions}>
          <OpenQuestion
            exam={exam}
            dispatch={dispatch}
            sitting={sitting}
            sittingId={sittingId}
            drafts={drafts}
            recordings={recordings}
            media={media}
            lastNumber={questions.length}
          />
        </WithScripts>
      </div>
      <Petals celebration={celebration} />
      <Outcome notice={notice} />
      <ExamDialogs
        exam={exam}
        asksToResume={asksToResume}
        restart={restart}
        onRestart={restartSitting}
        onUnderstood={() => dispatch({ type: 'understood' })}
      />
      <ConfirmHost />
    </>
  )
}
