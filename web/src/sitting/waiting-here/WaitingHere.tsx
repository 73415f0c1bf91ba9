import { Notice } from '@phuong/ui/Notice'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { askAnew } from '../../api/ask-anew.ts'
import { useSurroundings } from '../../widgets/surroundings.ts'
import { serviceFor } from '../current.ts'
import { waits } from '../state/row.ts'
import { placeOf, type SittingStart } from '../state/start.ts'
import { texts } from './texts.ts'

/**
 * Says that answers of this assigned work wait on this device for the line (D24, D28). When they have arrived, the page
 * reads anew how far the work is.
 */
export function WaitingHere({ start }: { start: SittingStart }) {
  const { me } = useSurroundings()
  const service = serviceFor(me)
  const { rows } = useSyncExternalStore(service.watch, service.state)
  const client = useQueryClient()
  const place = placeOf(start)
  const isWaiting = rows?.some((row) => row.place === place && !row.left && waits(row)) ?? false
  const waited = useRef(false)
  useEffect(() => {
    if (waited.current && !isWaiting) void askAnew(client, { queryKey: ['assignments'] })
    waited.current = isWaiting
  }, [isWaiting, client])
  if (!isWaiting) return null
  return (
    <Notice tone="warning" title={texts.title} live="polite">
      {texts.text}
    </Notice>
  )
}
