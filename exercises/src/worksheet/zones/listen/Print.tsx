import { PlayIcon } from '@phuong/ui/work-icons'
import type { ZonePrintProps } from '../../../drawing.tsx'
import { PrintedZone } from '../../../parts/zone/PrintedZone.tsx'
import type { ZoneGroup } from '../contract.ts'

/** On paper: the sign that something is to be heard there. */
export function Print({ question, spots }: ZonePrintProps<ZoneGroup>) {
  return question.zones.map(({ id }) => {
    const spot = spots.get(id)
    return (
      spot && (
        <PrintedZone key={id} spot={spot} pick>
          <PlayIcon />
        </PrintedZone>
      )
    )
  })
}
