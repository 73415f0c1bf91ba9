import { Drawing, type DrawingProps } from './Drawing.tsx'
import src from './pictures/schoolyard.svg?no-inline'

/** The schoolyard of the landing page. Its lawn begins 144 / 548 of its height over the lower edge. */
export function Schoolyard(props: DrawingProps) {
  return <Drawing src={src} width={760} height={548} {...props} />
}
