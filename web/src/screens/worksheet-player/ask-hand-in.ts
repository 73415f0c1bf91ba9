import { confirm } from '@phuong/ui/confirm'
import { texts } from './texts.ts'

/** Asks once before a worksheet is handed in, and says how much of it is empty. */
export const askHandIn = (empty: number): Promise<boolean> =>
  confirm({
    title: texts.handInTitle,
    text: empty === 0 ? texts.handInFull : texts.handInEmpty(empty),
    confirmLabel: texts.handIn,
    cancelLabel: texts.stay,
    tone: 'primary',
    strong: empty === 0 ? 'confirm' : 'cancel',
  })
