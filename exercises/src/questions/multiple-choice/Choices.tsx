import type { PlayerProps } from '../../drawing.tsx'
import { Choices as Options } from '../../parts/choices/Choices.tsx'
import { pressed } from './picking.ts'
import type { PublicQuestion, Response } from './schema.ts'
import { texts } from './texts.ts'

type ChoicesProps = PlayerProps<PublicQuestion, Response> & {
  /** the name that the buttons share, one of its own for each time that a question is drawn */
  group: string
}

/** Options of which one is picked, or several where several are right (C-491). */
export function Choices({ question, response, onChange, ...drawn }: ChoicesProps) {
  const { several } = question
  return (
    <Options
      {...drawn}
      question={question}
      picked={response.picked}
      several={several ? texts.several : null}
      onPick={(id) => onChange(pressed(response, id, several))}
    />
  )
}
