import { createContext, type RefObject, useContext, useEffect } from 'react'
import { confirm, type Question } from './confirm.ts'

/** What a dialog offers to what stands inside of it. */
export type DialogFrame = {
  /** asks before the dialog closes, and says whether it may; null while nothing would be lost with it */
  asks: RefObject<(() => Promise<boolean>) | null>
  /** closes the dialog as its cross does */
  close: () => void
}

export const DialogFrameContext = createContext<DialogFrame | null>(null)

/**
 * While something would be lost with it, the dialog around asks before it closes: by Escape, the way back, the veil, the
 * cross or a `CancelButton` (H161).
 * @param question null while nothing would be lost
 * @returns whether there is a dialog around
 */
export function useHeldDialog(question: Question | null): boolean {
  const frame = useContext(DialogFrameContext)
  const asks = frame?.asks
  useEffect(() => {
    if (!question || !asks) return
    let answer: Promise<boolean> | null = null
    const ask = () => {
      // a second press while the question stands
      answer ??= confirm(question).finally(() => {
        answer = null
      })
      return answer
    }
    asks.current = ask
    return () => {
      if (asks.current === ask) asks.current = null
    }
  }, [question, asks])
  return frame !== null
}
