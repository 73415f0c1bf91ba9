import { Drawing, type DrawingProps } from './Drawing.tsx'
import src from './pictures/gate.svg?no-inline'

/** The shut school gate of the 403 page. */
export function Gate(props: DrawingProps) {
  return <Drawing src={src} width={320} height={220} {...props} />
}
