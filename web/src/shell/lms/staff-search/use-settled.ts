import { useEffect, useState } from 'react'

/** What was typed, once nothing was for so many milliseconds; before it what it was then, and '' at first. */
export const useSettled = (typed: string, pauseMs: number): string => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(pause)
  }, [typed, pauseMs])
  return settled
}
