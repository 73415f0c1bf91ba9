import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { texts } from './texts.ts'
import type { Work } from './use-work.ts'

/**
 * Says once that a hand-in has arrived (B-228) or will not be taken (B-229), and lets the lists know.
 * @returns what is called when a hand-in was asked for on this page; one that waited before counts by itself
 */
export const useToldHandIn = ({ lookAt, waiting, sitting: { status } }: Work): (() => void) => {
  const client = useQueryClient()
  const asked = useRef(false)
  useEffect(() => {
    if (waiting !== null) asked.current = true
    if (!asked.current || (lookAt === null && status !== 'failed')) return
    asked.current = false
    if (lookAt === null) toast.error(texts.sendFailed)
    else {
      toast.success(texts.sent)
      window.scrollTo(0, 0)
    }
    void askAnew(client, { queryKey: ['assignments'] })
  }, [lookAt, waiting, status, client])
  return () => {
    asked.current = true
  }
}
