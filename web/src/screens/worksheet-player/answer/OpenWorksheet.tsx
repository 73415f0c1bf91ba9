import { type PublicDocument, playGroups, progressOf } from '@phuong/exercises/worksheet'
import { Button } from '@phuong/ui/Button'
import { SendIcon } from '@phuong/ui/work-icons'
import { useEffect, useMemo, useRef, useState } from 'react'
import { serviceFor } from '../../../sitting/current.ts'
import type { Sitting } from '../../../sitting/use-sitting.ts'
import { waitingHere } from '../../../sitting/waiting-here/load.ts'
import { useSealerAhead } from '../../../sitting/work-file/sealer.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { askHandIn } from '../ask-hand-in.ts'
import { texts as shared } from '../texts.ts'
import { Worksheet } from '../Worksheet.tsx'
import css from '../WorksheetPlayer.module.css'

type Props = {
  document: PublicDocument
  sitting: Sitting
  /** the pupil has said yes to the hand-in */
  onHandIn(): void
}

/**
 * A worksheet that is being answered: each change is kept at once, the hand-in takes two taps (B-214, B-217, B-227).
 */
export function OpenWorksheet({ document, sitting, onHandIn }: Props) {
  const { record, handIn, connection } = sitting
  const { me } = useSurroundings()
  const kept = useRef<Promise<void>>(Promise.resolve())
  const [leaving, setLeaving] = useState(false)
  const answers = useMemo(
    () => new Map([...sitting.answers].map(([item, { response }]) => [item, response])),
    [sitting.answers],
  )
  const groups = useMemo(() => playGroups(document), [document])
  const { answered, total } = progressOf(groups, answers)
  const empty = total - answered

  const leave = async () => {
    if (!(await askHandIn(empty))) return
    setLeaving(true)
    onHandIn()
    // what was typed last is on the device before the hand-in is (B-215)
    await kept.current
    await handIn()
  }
  // a box that is left is sent without the pause (B-215); while the line is down, tries have their own time
  const send = () => {
    if (connection === 'online') void kept.current.then(() => serviceFor(me).sending.wake())
  }
  const pressed = { variant: 'primary', loading: leaving, onClick: () => void leave() } as const
  return (
    <Worksheet
      document={document}
      answers={answers}
      mode="answer"
      parts={null}
      solutions={null}
      onAnswer={({ item, response, typed }) => {
        const before = kept.current
        const now = record(item, response, { typed })
        kept.current = Promise.all([before, now]).then(() => undefined)
      }}
      onLeave={send}
      end={
        <div className={css.end}>
          <Button {...pressed} block icon={<SendIcon />}>
            {shared.handIn}
          </Button>
          <p className={css.left}>{empty === 0 ? shared.allDone : shared.emptyLeft(empty)}</p>
        </div>
      }
      ahead={<Ahead />}
      action={
        <Button {...pressed} size="sm">
          {shared.handIn}
        </Button>
      }
    />
  )
}

/** The page that a worksheet is left for. */
const detailsRoute = '/lms/student/classes/:classId/classwork/assignments/:assignmentId/details'

/** Stands among the zones, so that what it fetches comes behind the code that draws them. */
function Ahead() {
  const { prepare } = useSurroundings()
  useSealerAhead(true)
  useEffect(() => {
    // in a turn of its own, so that the page is drawn before anything of this begins
    const go = () => {
      prepare(detailsRoute)
      void waitingHere().catch(() => undefined)
    }
    const timer = setTimeout(go)
    window.addEventListener('online', go)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
    }
  }, [prepare])
  return null
}
