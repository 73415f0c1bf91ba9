import { Drawing, type DrawingProps } from './Drawing.tsx'
import src from './pictures/broken-pencil.svg?no-inline'

/** Something went wrong. */
export function BrokenPencil(props: DrawingProps) {
  return <Drawing src={src} width={240} height={160} {...props} />
}
