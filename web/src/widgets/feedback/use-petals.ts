import { useEffect, useRef } from 'react'
import { codeOf } from '../../browser/code.ts'

const load = codeOf(() => import('../../browser/confetti.ts'))

/**
 * Lets petals fall over a canvas whenever `fall` is another one. They are decoration: their code comes when the page has been
 * drawn, and where the line did not bring it none fall.
 * @param fall how long they fall, in ms; null for none
 */
export const usePetals = (fall: { readonly lasts: number } | null) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (fall === null) return
    let end: (() => void) | null = null
    let isGone = false
    const begin = async () => {
      const { letPetalsFall } = await load()
      if (!isGone && canvas.current !== null) end = letPetalsFall(canvas.current, fall.lasts)
    }
    void begin().catch(() => undefined)
    return () => {
      isGone = true
      end?.()
    }
  }, [fall])
  return canvas
}
