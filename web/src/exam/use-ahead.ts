import type { HeldMedia } from '@phuong/exercises/screens'
import { useEffect, useState } from 'react'
import { savesData } from '../api/saves-data.ts'
import { codeOf } from '../browser/code.ts'
import { loadSeldom } from '../sitting/seldom/load-seldom.ts'
import type { Connection } from '../sitting/sending/transport.ts'
import type { SatQuestion } from '../widgets/exercise/question.ts'
import { useSurroundings } from '../widgets/surroundings.ts'
import { openHold } from './hold.ts'
import type { Turns } from './media-ahead.ts'
import type { ExamPlace } from './place.ts'

type Given = {
  place: Pick<ExamPlace, 'resultRoute'>
  questions: readonly SatQuestion[]
  /** the number of the question on the screen */
  number: number
  connection: Connection
}

const mediaCode = codeOf(() => import('./media-ahead.ts'))

/** Brings media one after another, and holds those that are played. The code for it comes when there is something to bring. */
const openMedia = () => {
  const held = openHold()
  let turns: Turns | null = null
  let visit = 0
  const bring = async (questions: readonly SatQuestion[], number: number): Promise<void> => {
    const mine = visit
    const { mediaOf, turnsInto } = await mediaCode()
    // left while the code was on its way
    if (mine !== visit) return
    turns ??= turnsInto(held)
    await turns.go(mediaOf(questions, number))
  }
  const leave = () => {
    visit += 1
    turns?.stop()
    held.free()
  }
  return { held, bring, leave }
}

/**
 * Fetches what comes after the question on the screen while the line is there: the code of the result page, what a phone
 * needs that has slept (H162), and the sounds, pictures and clips of the paper, so that it is played to its end without a
 * line. What a broken line has kept away is asked for again when the line is back, and at each other question.
 * @returns the sounds and clips that are here, until the exam is left
 */
export const useAhead = ({ place: { resultRoute }, questions, number, connection }: Given): HeldMedia => {
  const { prepare } = useSurroundings()
  const [media] = useState(openMedia)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the line is worth a try
  useEffect(() => {
    const go = () => {
      prepare(resultRoute)
      mediaCode()
        .then(loadSeldom)
        .catch(() => undefined)
      // what could not be brought is asked for again with the next question, and when the line is back
      if (!savesData()) media.bring(questions, number).catch(() => undefined)
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
