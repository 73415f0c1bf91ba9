import type { Recordings } from '@phuong/exercises/screens'
import { useMemo } from 'react'
import { loadRecording } from '../api/recordings.ts'
import { useSurroundings } from '../widgets/surroundings.ts'
import { serviceFor } from './current.ts'

/** The recordings of a sitting, for its questions (D51): of this browser while they are here, otherwise the server's. */
export const useRecordings = (sittingId: string): Recordings => {
  const { me } = useSurroundings()
  const service = serviceFor(me)
  return useMemo(
    () => ({
      keep: service.spoken.hold,
      sent: { has: service.spoken.hasSent, watch: service.watch },
      find: async (id) => (await service.spoken.soundOf(id)) ?? loadRecording(sittingId, id),
    }),
    [service, sittingId],
  )
}
