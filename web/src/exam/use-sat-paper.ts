import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Sitting } from '../sitting/use-sitting.ts'
import { type Paper, pinnedPaper, readPaper } from './paper.ts'
import { questionsQuery } from './paper-questions.ts'
import { sittingQuery } from './sitting-query.ts'

/**
 * The questions of a sitting in the revision that it is pinned to (docs/protocol.md 5): as this device keeps them, as
 * they have just been read (`fresh`), or as the server holds them with the sitting. They are kept for a reload without
 * a line (C-306).
 */
export const useSatPaper = (sitting: Sitting, fresh: Paper | undefined) => {
  const pinned = sitting.start?.revision ?? null
  const stored = useMemo(() => readPaper(sitting.paper), [sitting.paper])
  const known = pinnedPaper(pinned, [stored, fresh])
  const older = useQuery(
    sittingQuery(known === null && pinned !== null && sitting.status !== 'failed' ? sitting.sittingId : null),
  )
  const paper = known ?? pinnedPaper(pinned, [older.data?.paper])
  const questions = useQuery(questionsQuery(paper))

  const { keepPaper, sittingId } = sitting
  const toKeep = paper !== null && paper !== stored && sittingId !== null && sitting.status === 'open' ? paper : null
  useEffect(() => {
    if (toKeep !== null) void keepPaper(toKeep)
  }, [toKeep, keepPaper])
  return { paper, older, questions }
}
