import type { ZonePrintProps } from '../../../drawing.tsx'
import { PrintedZone } from '../../../parts/zone/PrintedZone.tsx'
import { correctResponse } from './grade.ts'
import type { WriteGroup } from './schema.ts'

/** On paper: empty boxes, or the first way to write each answer. */
export function Print({ question, withAnswers, spots }: ZonePrintProps<WriteGroup>) {
  const answers = withAnswers ? correctResponse(question) : {}
  return question.zones.map(({ id }) => {
    const spot = spots.get(id)
    return (
      spot && (
        <PrintedZone key={id} spot={spot}>
          {answers[id]}
        </PrintedZone>
      )
    )
  })
}
