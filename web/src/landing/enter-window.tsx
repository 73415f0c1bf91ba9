import { enterDialog } from '@phuong/ui/dialog-stack'
import { ToastRegion } from '@phuong/ui/ToastRegion'
import { createRoot } from 'react-dom/client'

let hasToasts = false

/** The toasts of the page, once for all its windows. */
const drawToasts = (): void => {
  if (hasToasts) return
  hasToasts = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastRegion />)
}

/** While the window is open its toasts stand in it, and Escape closes it. Returns the way out of this. */
export const enterWindow = (dialog: HTMLDialogElement): (() => void) => {
  drawToasts()
  return enterDialog(dialog, () => dialog.close())
}
