import { Drawing, type DrawingProps } from './Drawing.tsx'
import src from './pictures/empty-notebook.svg?no-inline'

/** Nothing there yet. */
export function EmptyNotebook(props: DrawingProps) {
  return <Drawing src={src} width={240} height={160} {...props} />
}
