import { type ReactNode, useId, useRef } from 'react'
import { CloseIcon } from '../basics/icons.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { texts } from '../texts.ts'
import css from './Dialog.module.css'
import { ModalFrame } from './ModalFrame.tsx'
import { type DialogFrame, DialogFrameContext } from './unsaved.ts'

export type DialogProps = {
  open: boolean
  /**
   * Asked to close by Escape, the way back, the veil, the cross or a CancelButton; the owner of `open` does it. Where
   * something would be lost (unsaved.ts) the person has agreed to it.
   */
  onClose: () => void
  title: ReactNode
  /** A drawn head in place of the title row: it shows `title` itself, in a heading with this id and tabIndex -1. */
  head?: (titleId: string) => ReactNode
  children: ReactNode
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** False for what must be answered: no cross, no Escape, no tap beside it. */
  dismissable?: boolean
  /** For what is read from its top: the focus starts on the title, whatever fields and buttons come below. */
  read?: boolean
}

/**
 * A modal with a title, a body and a foot. Its content is mounted anew each time it opens. The focus starts on
 * `[data-autofocus]`, else on the first field, else on the title, and comes back to the opener.
 */
export function Dialog({
  open,
  onClose,
  title,
  head,
  children,
  footer,
  size,
  dismissable = true,
  read = false,
}: DialogProps) {
  const titleId = useId()
  const asks: DialogFrame['asks'] = useRef(null)
  const close = () => {
    if (asks.current) void asks.current().then((agreed) => agreed && onClose())
    else onClose()
  }
  return (
    <ModalFrame {...{ open, dismissable, titleId, size }} onClose={close} stays={() => asks.current !== null}>
      <DialogFrameContext value={{ asks, close }}>
        {head ? (
          head(titleId)
        ) : (
          <div className={css.head}>
            <h2 className={css.title} id={titleId} tabIndex={-1} data-autofocus={read || undefined}>
              {title}
            </h2>
          </div>
        )}
        <div className={css.body}>{children}</div>
        {footer && <div className={css.footer}>{footer}</div>}
        {dismissable && <IconButton className={css.close} label={texts.close} icon={<CloseIcon />} onClick={close} />}
      </DialogFrameContext>
    </ModalFrame>
  )
}
