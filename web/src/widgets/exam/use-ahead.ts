import { useEffect, useState } from 'react'
import { fetchAhead, savesData } from '../../api/fetch-ahead.ts'
import type { SatQuestion } from '../exercise/question.ts'
import type { Connection } from '../sitting/sender.ts'
import { useSurroundings } from '../surroundings.ts'
import { inTurn, mediaOf } from './media-ahead.ts'
import type { ExamPlace } from './place.ts'

type Given = {
  place: Pick<ExamPlace, 'resultRoute'>
  questions: readonly SatQuestion[]
  /** the number of the question on the screen */
  number: number
  connection: Connection
}

/**
 * Fetches what comes after the question on the screen while the line is there: the code of the result page, and the
 * sounds, pictures and clips of the paper, so that it is played to its end without a line. What a broken line has kept
 * away is asked for again when the line is back, and at each other question.
 */
export const useAhead = ({ place: { resultRoute }, questions, number, connection }: Given): void => {
  const { prepare } = useSurroundings()
  const [media] = useState(() => inTurn(mediaOf(questions, number), fetchAhead))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or another state of the line, is worth a try
  useEffect(() => {
    const go = () => {
      prepare(resultRoute)
      if (!savesData()) void media.go()
    }
    // in a turn of its own, so that the question is drawn before anything of this begins
    const timer = setTimeout(go)
    window.addEventListener('online', go)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
    }
  }, [prepare, resultRoute, media, number, connection])
  useEffect(() => media.stop, [media])
}
