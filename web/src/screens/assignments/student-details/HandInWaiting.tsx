import { ButtonLink } from '@phuong/ui/Button'
import { Notice } from '@phuong/ui/Notice'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { serviceFor } from '../../../sitting/current.ts'
import { handInOnItsWay } from '../../../sitting/state/handed-in-here.ts'
import { unitResultPath } from '../../../widgets/assignments/paths.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { texts } from './texts.ts'

type Props = {
  exam: { examId: number; assignmentId: string }
  onWaits(waits: boolean): void
  /** what stands here where nothing waits: the steps into the exam */
  children: ReactNode
}

/**
 * Says that a hand-in of this unit exam waits on this device for the line (D24, D28), and leads to what it came to so far.
 * When it has arrived, the page reads anew what it came to.
 */
export function HandInWaiting({ exam, onWaits, children }: Props) {
  const { me } = useSurroundings()
  const service = serviceFor(me)
  const { rows } = useSyncExternalStore(service.watch, service.state)
  const client = useQueryClient()
  const waiting = rows && handInOnItsWay(rows, { kind: 'unit', ...exam })
  const waits = Boolean(waiting)
  const waited = useRef(false)
  useEffect(() => {
    if (waited.current && !waits) void askAnew(client, { queryKey: ['assignments'] })
    waited.current = waits
    onWaits(waits)
  }, [waits, client, onWaits])
  if (!waiting) return children
  return (
    <Notice
      tone="warning"
      title={texts.waitingTitle}
      live="polite"
      action={
        <ButtonLink as={Link} to={unitResultPath(exam, waiting.sittingId)}>
          {texts.waitingResult}
        </ButtonLink>
      }
    >
      {texts.waitingText}
    </Notice>
  )
}
