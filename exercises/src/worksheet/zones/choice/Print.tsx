import { CheckIcon } from '@phuong/ui/work-icons'
import type { ZonePrintProps } from '../../../drawing.tsx'
import { PrintedZone } from '../../../parts/zone/PrintedZone.tsx'
import { correctResponse } from './grade.ts'
import type { ChoiceGroup } from './schema.ts'

/** On paper: empty boxes, or the right ones ticked. */
export function Print({ question, withAnswers, spots }: ZonePrintProps<ChoiceGroup>) {
  const right = withAnswers ? correctResponse(question) : []
  return question.zones.map(({ id }) => {
    const spot = spots.get(id)
    return (
      spot && (
        <PrintedZone key={id} spot={spot} pick>
          {right.includes(id) && <CheckIcon />}
        </PrintedZone>
      )
    )
  })
}
