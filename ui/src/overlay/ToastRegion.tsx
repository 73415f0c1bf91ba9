import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../basics/cx.ts'
import { CloseIcon } from '../basics/icons.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import { Button } from '../controls/Button.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { toneIcons } from '../surfaces/Notice.tsx'
import { texts } from '../texts.ts'
import { useTopDialog } from './dialog-stack.ts'
import css from './ToastRegion.module.css'
import { currentToasts, placeToasts, toast, watchToasts } from './toast.ts'
import { defaultToastPlace, type Toast, type ToastPlace } from './toast-list.ts'

const none: readonly Toast[] = []
const places = ['top-right', 'top-center', 'bottom-right'] as const satisfies readonly ToastPlace[]

/**
 * Where toasts appear. One per page. `place` is that of the current route (D42). It stands inside the topmost open
 * dialog, because everything outside of a modal can neither be seen over its veil nor heard.
 */
export function ToastRegion({ place = defaultToastPlace }: { place?: ToastPlace }) {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none)
  const dialog = useTopDialog()
  const [mounted, setMounted] = useState(false)
  useLayoutEffect(() => placeToasts(place), [place])
  useEffect(() => setMounted(true), [])
  if (!mounted) return null
  return createPortal(
    <>
      <VisuallyHidden aria-live="polite">{spoken(toasts, 'later')}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{spoken(toasts, 'now')}</VisuallyHidden>
      {places.map((spot) => {
        const here = toasts.filter((one) => one.place === spot)
        return (
          here.length > 0 && (
            <ul key={spot} className={cx(css.region, css[spot])} aria-label={texts.toasts}>
              {here.map((one) => (
                <ToastCard key={one.id} {...one} />
              ))}
            </ul>
          )
        )
      })}
    </>,
    dialog ?? document.body,
  )
}

/** The newest words of a kind: what went wrong interrupts, the rest waits its turn. */
function spoken(toasts: readonly Toast[], when: 'now' | 'later') {
  const newest = toasts.findLast(({ tone }) => (tone === 'danger' || tone === 'warning') === (when === 'now'))
  // With its own key the same words are spoken again when they come again.
  return newest && <span key={newest.id}>{[newest.title, newest.text].filter(Boolean).join('. ')}</span>
}

function ToastCard({ id, tone, title, text, durationMs, action }: Toast) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const Icon = toneIcons[tone]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same id with other words begins its time anew
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => toast.dismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [held, id, durationMs, text, title, tone])
  return (
    <li
      className={cx(css.toast, tone !== 'info' && css[tone])}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={css.icon}>
        <Icon />
      </span>
      <div className={css.words}>
        {title && <strong className={css.title}>{title}</strong>}
        <span className={css.text}>{text}</span>
      </div>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            toast.dismiss(id)
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="sm"
        label={texts.dismissToast}
        icon={<CloseIcon size={18} />}
        onClick={() => toast.dismiss(id)}
      />
    </li>
  )
}
