import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { askAnew } from '../../../api/ask-anew.ts'
import type { EndedEntry } from '../../../widgets/exam/place.ts'
import type { LocalSitting } from '../../../widgets/sitting/use-local-sitting.ts'
import { texts } from '../texts.ts'

/**
 * Says once that a result has been saved (C-375): of the exam that has just ended, and of one whose hand-in was seen waiting
 * here. A page that is loaded anew says nothing again (C-377).
 */
export const useToldSaved = (local: LocalSitting | null): void => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { state: entry, pathname, search } = useLocation()
  const due = useRef(false)
  const ended = (entry as EndedEntry)?.ended === true
  const state = local?.shown.state ?? null
  useEffect(() => {
    if (ended || state === 'waiting') due.current = true
    if (!due.current || state !== 'handedIn') return
    due.current = false
    toast.success(texts.sent)
    if (ended) navigate(pathname + search, { replace: true, state: null })
    void askAnew(client, { queryKey: ['assignments'] })
  }, [ended, state, pathname, search, navigate, client])
}
