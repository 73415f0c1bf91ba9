import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { serviceFor } from '../../../sitting/current.ts'
import { handInOnItsWay, hasArrived } from '../../../sitting/state/handed-in-here.ts'
import { paperName } from '../../../sitting/state/row.ts'
import type { SittingStart } from '../../../sitting/state/start.ts'
import { useSitting } from '../../../sitting/use-sitting.ts'
import { nextStep } from '../../../widgets/assignments/next-step.ts'
import { assignmentQuery } from '../../../widgets/assignments/queries.ts'
import { useAgain } from '../../../widgets/assignments/use-again.ts'
import { useLateAnswers } from '../../../widgets/saved-answers/use-late-answers.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'

/** The hand-in of this device that waits for the line, and after it has arrived the sitting that it was of. */
const useHandIn = (start: SittingStart) => {
  const { me } = useSurroundings()
  const service = serviceFor(me)
  const { rows, papers } = useSyncExternalStore(service.watch, service.state)
  const followed = useRef<string | null>(null)
  const row = rows && handInOnItsWay(rows, start)
  if (row) followed.current = row.sittingId
  const known = followed.current
  return {
    isRead: rows !== null,
    waiting: row && {
      sittingId: row.sittingId,
      answers: new Map(Object.values(row.answers).map(({ item, response }) => [item, response] as const)),
      paper: papers.get(paperName(row)),
    },
    arrived: !row && known !== null && rows !== null && hasArrived(rows, known) ? known : null,
    forget: () => {
      followed.current = null
    },
  }
}

/**
 * What a pupil has of the worksheet of an address: the assignment, the sitting that is under way or is begun, a hand-in
 * that waits for the line, and the sitting to look at once one was handed in (B-224, B-225).
 */
export const useWork = (attachmentId: string) => {
  const { again, setAgain, assignmentId } = useAgain()
  const asked = useQuery({
    ...assignmentQuery(assignmentId ?? ''),
    enabled: assignmentId !== null,
    refetchOnMount: 'always',
  })
  const assignment = asked.data ?? null
  const start = useMemo<SittingStart>(
    () => ({ kind: 'worksheet', attachmentId, ...(assignmentId !== null && { assignmentId }) }),
    [attachmentId, assignmentId],
  )
  const { isRead, waiting, arrived, forget } = useHandIn(start)

  // an older answer may not know of a hand-in yet, and would begin an attempt that nobody wants
  const step =
    assignment === null || asked.isFetching ? null : nextStep({ ...assignment, state: assignment.state ?? 'none' })
  const isToDo = assignmentId === null || step === 'start' || step === 'continue'
  const begin = isRead && waiting === null && arrived === null && (again || isToDo)
  const sitting = useSitting(start, { begin })

  const { status, shown, problem } = sitting
  const isOver = status === 'finished' && shown.state !== 'waiting'
  const looks = !again && step === 'look' && status === 'opening'
  const usedUp = status === 'failed' && problem?.code === 'NO_ATTEMPTS_LEFT'
  useLateAnswers(usedUp, start)
  return {
    asked,
    assignment,
    sitting,
    waiting,
    /** the sitting that was handed in and is looked at */
    lookAt: arrived ?? (isOver ? sitting.sittingId : looks || usedUp ? (assignment?.sittingId ?? null) : null),
    /** 'Làm lại' of a worksheet that was handed in (B-222, D22) */
    doAgain: async () => {
      forget()
      setAgain(true)
      if (status === 'finished') await sitting.restart()
    },
  }
}
export type Work = ReturnType<typeof useWork>
