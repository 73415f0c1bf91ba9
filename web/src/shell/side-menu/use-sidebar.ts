import { enterDrawer } from '@phuong/ui/dialog-stack'
import { useMedia } from '@phuong/ui/use-media'
import { useEffect, useEffectEvent, useState } from 'react'

/** From this width up the sidebar stands beside the content. */
const wide = '(min-width: 1200px)'

/** The element that the toggle of the top bar opens. */
export const sidebarId = 'sidebar'

export type SidebarState = {
  open: boolean
  /** It lies over the content, which rests meanwhile. */
  covers: boolean
  toggle: () => void
  /** Closes it where it covers the content; a pinned one stays. */
  leave: () => void
}

/**
 * Pinned beside the content on a wide screen, hidden below and then over the content when opened, where the
 * device's way back closes it.
 */
export const useSidebar = (): SidebarState => {
  const beside = useMedia(wide)
  const [pinned, setPinned] = useState(true)
  const [drawn, setDrawn] = useState(false)
  const covers = drawn && !beside
  const leave = () => setDrawn(false)
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    leave()
    document.querySelector<HTMLElement>(`[aria-controls="${sidebarId}"]`)?.focus()
  })
  useEffect(() => {
    if (!covers) return
    const listen = (event: KeyboardEvent) => onEscape(event)
    document.addEventListener('keydown', listen)
    const away = enterDrawer(() => setDrawn(false))
    return () => {
      document.removeEventListener('keydown', listen)
      away()
    }
  }, [covers])
  return {
    open: beside ? pinned : drawn,
    covers,
    toggle: () => (beside ? setPinned(!pinned) : setDrawn(!drawn)),
    leave,
  }
}
