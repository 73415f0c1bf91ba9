import { type SyntheticEvent, useEffect, useState } from 'react'
import { readings } from '../../browser/clock.ts'
import { rests, restTime } from './rest.ts'

/**
 * What the element of a question is given so that it takes no press at first (D62): from a finger and a mouse, and from the
 * keyboard, whose presses are clicks too. Letters that are typed go where they are meant. Another question is another `key`.
 */
export const useRest = () => {
  const [since] = useState(() => readings().steady)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), restTime)
    return () => clearTimeout(timer)
  }, [])
  const swallow = (event: SyntheticEvent): void => {
    if (!rests(since, readings().steady)) return
    event.stopPropagation()
    // a choice would be made all the same; a pointer that goes down may still scroll
    if (event.type === 'click') event.preventDefault()
  }
  return { 'data-rests': isOver ? undefined : '', onClickCapture: swallow, onPointerDownCapture: swallow }
}
