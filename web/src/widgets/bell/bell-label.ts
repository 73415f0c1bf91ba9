import { bellTexts } from './texts.ts'

/** The largest count that the badge shows as it is. */
export const maxOnBadge = 9

/** What the bell is called for a screen reader: the drawn badge is not read. */
export const bellLabel = (unread: number): string => {
  if (unread <= 0) return bellTexts.bell
  return bellTexts.bellWith(unread > maxOnBadge ? bellTexts.more(maxOnBadge) : String(unread))
}
