import { Drawing, type DrawingProps } from './Drawing.tsx'
import src from './pictures/broken-pencil.svg?no-inline'

let held: HTMLImageElement | null = null
/** Fetches it before it is wanted, and holds it: what is said of a line that is gone is drawn with it. */
export const fetchDrawing = (): void => {
  if (held?.complete && held.naturalWidth > 0) return
  held = new Image()
  held.src = src
}

/** Something went wrong. */
export function BrokenPencil(props: DrawingProps) {
  return <Drawing src={src} width={240} height={160} {...props} />
}
