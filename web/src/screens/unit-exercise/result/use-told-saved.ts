import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { askAnew } from '../../../api/ask-anew.ts'
import { entryState } from '../../../browser/history.ts'
import type { EndedEntry } from '../../../exam/place.ts'
import type { LocalSitting } from '../../../sitting/use-local-sitting.ts'
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
  const told = useRef(false)
  const ended = (entry as EndedEntry)?.ended === true
  const state = local?.shown.state ?? null
  useEffect(() => {
    // details that are open over the page are an entry of their own, maybe since the page was last drawn: what they say stays
    const forget = () => {
      const { ended: isNews, ...rest } = { ...(entryState() as (EndedEntry & object) | null) }
      if (isNews) navigate(pathname + search, { replace: true, state: Object.keys(rest).length > 0 ? rest : null })
    }
    if (ended && told.current) {
      forget()
      return
    }
    if (ended || state === 'waiting') due.current = true
    // what was said may wait for room: the rest is saved
    if (!due.current || (state !== 'handedIn' && state !== 'noRoom')) return
    due.current = false
    told.current = true
    toast.success(texts.sent)
    if (ended) forget()
    void askAnew(client, { queryKey: ['assignments'] })
  }, [ended, state, pathname, search, navigate, client])
}
