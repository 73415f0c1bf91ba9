import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * What is open over a page, as an entry of its own in the history: the device's way back closes it and stays on the page.
 * @param name under which the entry says what is open; one of its own on a page
 * @returns what is open, null where nothing is; what opens something, and what closes it
 */
export const useBackCloses = <Opened extends string | number>(name: string) => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const held = (state as Readonly<Record<string, unknown>> | null)?.[name]
  const opened = held === undefined ? null : (held as Opened)
  // a second press comes before the browser has gone back
  const closing = useRef(false)
  if (opened === null) closing.current = false
  const open = useCallback(
    (next: Opened) =>
      navigate(pathname + search, { state: { ...(state as object | null), [name]: next, closes: true } }),
    [navigate, pathname, search, state, name],
  )
  const close = useCallback(() => {
    if (closing.current) return
    closing.current = true
    navigate(-1)
  }, [navigate])
  return { opened, open, close }
}
