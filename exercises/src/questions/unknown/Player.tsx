import type { PlayerProps } from '../../drawing.tsx'
import { StandIn } from '../../parts/stand-in/StandIn.tsx'
import type { PublicBase } from '../../shared/question.ts'
import { texts } from './texts.ts'

/** C-496: what the question says; nothing of it can be answered. */
export function Player({ question }: PlayerProps<PublicBase, null>) {
  return <StandIn question={question} note={texts.note} />
}
