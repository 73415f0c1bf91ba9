import { useEffect, useState } from 'react'
import { mayHoldSittings } from '../../../browser/sitting-store/presence.ts'
import { waitingHere } from '../../../sitting/waiting-here/load.ts'

type Props = { attachmentId: string; assignmentId: string }

/** What waits on this device of a worksheet; where nothing can wait, nothing of it is loaded. */
export function UnsentHere(given: Props) {
  const [Shown, setShown] = useState<Awaited<ReturnType<typeof waitingHere>> | null>(null)
  useEffect(() => {
    const bring = async () => {
      if (!(await mayHoldSittings())) return
      const Waiting = await waitingHere()
      setShown(() => Waiting)
    }
    // without its code the page says no less than it did
    void bring().catch(() => undefined)
  }, [])
  return Shown && <Shown start={{ kind: 'worksheet', ...given }} />
}
