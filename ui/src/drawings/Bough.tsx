import { Drawing, type DrawingProps } from './Drawing.tsx'
import src from './pictures/bough.svg?no-inline'

/** The bough that reaches into the head of a home. */
export function Bough(props: DrawingProps) {
  return <Drawing src={src} width={420} height={176} {...props} />
}
