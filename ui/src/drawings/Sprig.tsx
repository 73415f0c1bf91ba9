import { Drawing, type DrawingProps } from './Drawing.tsx'
import src from './pictures/sprig.svg?no-inline'

/** The sprig in the heads of the other pages. */
export function Sprig(props: DrawingProps) {
  return <Drawing src={src} width={220} height={96} {...props} />
}
