type Press = { readonly nativeEvent: object; readonly currentTarget: Element }

/** The last press of its own: what it met, and where that lay then. */
let last: { readonly thing: unknown; readonly area: DOMRect } | null = null

/** Whether a press goes on tapping where the last one of its own was, so that it means nothing. */
const isSecond = ({ nativeEvent }: Press, thing: unknown): boolean => {
  const { detail = 0, clientX: x = 0, clientY: y = 0 } = nativeEvent as Partial<MouseEvent>
  if (detail < 2 || last === null) return false
  if (thing === last.thing) return true
  const { left, right, top, bottom } = last.area
  return detail === 2 && x >= left && x <= right && y >= top && y <= bottom
}

/**
 * Whether a press is one of its own, not the second of a double tap, which would take away what the first has done, or do
 * it twice (H169). It is the second where it meets what the first has met: the same thing, or what has come into its place
 * under the finger meanwhile; who then taps there once more means that. Another thing takes a press as quickly as it comes.
 * A box to tick asks of its change, which React makes of what the browser calls a click.
 * @param thing by what it is known where it may be drawn anew
 */
export const isOwnPress = (press: Press, thing: unknown = press.currentTarget): boolean => {
  if (isSecond(press, thing)) return false
  last = { thing, area: press.currentTarget.getBoundingClientRect() }
  return true
}
