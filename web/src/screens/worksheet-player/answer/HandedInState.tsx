import { useQuery } from '@tanstack/react-query'
import { SaveState } from '../../../sitting/save-state/SaveState.tsx'
import type { Sitting } from '../../../sitting/use-sitting.ts'
import { sittingQuery } from '../queries.ts'

type Props = {
  sittingId: string
  /** the sitting of this page, which may be another one */
  sitting: Pick<Sitting, 'sittingId' | 'apart' | 'connection'>
  numberOf(item: string): number | null
}

/** The third state of D24 over a worksheet that was handed in, from its receipt, wherever the hand-in was made. */
export function HandedInState({ sittingId, sitting, numberOf }: Props) {
  const receipt = useQuery(sittingQuery(sittingId)).data?.receipt
  if (!receipt) return null
  return (
    <SaveState
      sitting={{
        shown: { state: 'handedIn', at: receipt.finishedAt },
        apart: sitting.sittingId === sittingId ? sitting.apart : [],
        connection: sitting.connection,
      }}
      numberOf={numberOf}
    />
  )
}
