import type { HeldMedia } from '@phuong/exercises/screens'
import { useEffect, useState } from 'react'
import { fetchAhead, savesData } from '../../api/fetch-ahead.ts'
import type { SatQuestion } from '../exercise/question.ts'
import type { Connection } from '../sitting/transport.ts'
import { useSurroundings } from '../surroundings.ts'
import { inTurn, mediaOf, openHold } from './media-ahead.ts'
import type { ExamPlace } from './place.ts'

type Given = {
  place: Pick<ExamPlace, 'resultRoute'>
  questions: readonly SatQuestion[]
  /** the number of the question on the screen */
  number: number
  connection: Connection
}

/** Brings media one after another, and holds those that are played. */
const openMedia = () => {
  const held = openHold()
  const turns = inTurn(async (address, signal) => {
    const file = await fetchAhead(address, signal)
    if (file instanceof Blob && !signal.aborted) held.keep(address, file)
    return file !== 'later'
  })
  const leave = () => {
    turns.stop()
    held.free()
  }
  return { held, bring: turns.go, leave }
}

/**
 * Fetches what comes after the question on the screen while the line is there: the code of the result page, and the
 * sounds, pictures and clips of the paper, so that it is played to its end without a line. What a broken line has kept
 * away is asked for again when the line is back, and at each other question.
 * @returns the sounds and clips that are here, until the exam is left
 */
export const useAhead = ({ place: { resultRoute }, questions, number, connection }: Given): HeldMedia => {
  const { prepare } = useSurroundings()
  const [media] = useState(openMedia)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the line is worth a try
  useEffect(() => {
    const go = () => {
      prepare(resultRoute)
      if (!savesData()) void media.bring(mediaOf(questions, number))
    }
    // in a turn of its own, so that the question is drawn before anything of this begins
    const timer = setTimeout(go)
    window.addEventListener('online', go)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
    }
  }, [prepare, resultRoute, media, questions, number, connection])
  useEffect(() => media.leave, [media])
  return media.held
}
