import type { PlayerProps } from '../../drawing.tsx'
import { Choices as Options } from '../../parts/choices/Choices.tsx'
import type { PublicQuestion, Response } from './schema.ts'

type ChoicesProps = PlayerProps<PublicQuestion, Response> & {
  /** the name that the radio buttons share, one of its own for each time that a question is drawn */
  group: string
}

/** Options of which one is picked (C-435). */
export function Choices({ response, onChange, ...drawn }: ChoicesProps) {
  const picked = response.picked === null ? [] : [response.picked]
  return <Options {...drawn} picked={picked} several={null} onPick={(id) => onChange({ picked: id })} />
}
