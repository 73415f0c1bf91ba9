import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type To, useHref, useNavigate } from 'react-router'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: To
  replace?: boolean
  /** What the screen behind it is told about the way there; a reload keeps it, an address that is typed has none. */
  state?: unknown
}

/** A click that the browser itself shall follow: into another tab or window, or by another button. */
const isForBrowser = (event: MouseEvent, target: string | undefined): boolean =>
  event.button !== 0 ||
  (target !== undefined && target !== '_self') ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey

/** A link within the product, over the small half of the router (see AddressRouter). */
export function Link({ to, replace = false, state, onClick, target, ...rest }: Props) {
  const href = useHref(to)
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event, target)) return
    event.preventDefault()
    navigate(to, {
      replace: replace || href === window.location.pathname + window.location.search + window.location.hash,
      state,
    })
  }
  return <a {...rest} href={href} target={target} onClick={follow} />
}
