import { Drawing, type DrawingProps } from './Drawing.tsx'
import src from './pictures/lost-notebook.svg?no-inline'

/** The signpost and the lost exercise book of the 404 page. */
export function LostNotebook(props: DrawingProps) {
  return <Drawing src={src} width={320} height={220} {...props} />
}
