import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { cx } from '../basics/cx.ts'
import { enterDialog } from './dialog-stack.ts'
import css from './ModalFrame.module.css'

export type ModalFrameProps = {
  open: boolean
  /** Asked to close by Escape, the back gesture or a tap on the veil; the owner of `open` does it. */
  onClose: () => void
  /** Without it only the content offers a way out. */
  dismissable: boolean
  /** Whether its owner asks first, so that it must not be gone before. */
  stays?: () => boolean
  titleId: string
  textId?: string
  role?: 'alertdialog'
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

/**
 * The bare modal on the browser's own element: what is behind is inert, the focus comes back to the opener.
 * The focus starts on `[data-autofocus]`, else on the first field, else on the title.
 */
export function ModalFrame({
  open,
  onClose,
  dismissable,
  stays,
  titleId,
  textId,
  role,
  size = 'md',
  children,
}: ModalFrameProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const dismiss = useEffectEvent(() => {
    if (dismissable) onClose()
  })
  // The back gesture of a phone may close the element without asking, if it asked before.
  const closed = useEffectEvent((dialog: HTMLDialogElement) => {
    if ((!dismissable || stays?.()) && dialog.isConnected) dialog.showModal()
    if (dismissable) onClose()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const leave = enterDialog(dialog, () => dismiss())
    firstFocus(dialog, titleId)?.focus()
    const listening = new AbortController()
    const { signal } = listening
    // Only a press that began and ended on the veil: marking text and letting go outside must not close.
    let pressedVeil = false
    const press = (event: PointerEvent) => {
      pressedVeil = event.target === dialog && isBeside(dialog, event)
    }
    // the second of a double click is none of its own, though a dialog that grew smaller no longer lies below it
    const click = (event: MouseEvent) => {
      if (pressedVeil && event.target === dialog && event.detail < 2) dismiss()
    }
    const cancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      dismiss()
    }
    dialog.addEventListener('pointerdown', press, { signal })
    dialog.addEventListener('click', click, { signal })
    dialog.addEventListener('cancel', cancel, { signal })
    dialog.addEventListener('close', (event) => event.target === dialog && !dialog.open && closed(dialog), { signal })
    return () => {
      listening.abort()
      leave()
      dialog.close()
    }
  }, [open, titleId])

  return (
    <dialog
      ref={ref}
      className={cx(css.dialog, size !== 'md' && css[size])}
      aria-labelledby={titleId}
      aria-describedby={textId}
      role={role}
    >
      {open && children}
    </dialog>
  )
}

function isBeside(dialog: HTMLDialogElement, { clientX, clientY }: PointerEvent) {
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

function firstFocus(dialog: HTMLDialogElement, titleId: string): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(
      'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled)',
    ) ??
    document.getElementById(titleId)
  )
}
