import { useLayoutEffect } from 'react'
import { holdLetters } from '../browser/letters.ts'

/** For what stands in the place of a screen that is on its way: its letters come behind it. */
export const useHeldLetters = (): void => useLayoutEffect(holdLetters, [])
