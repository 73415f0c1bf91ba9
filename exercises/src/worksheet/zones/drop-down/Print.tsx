import { cx } from '@phuong/ui/cx'
import type { ZonePrintProps } from '../../../drawing.tsx'
import { PrintedZone } from '../../../parts/zone/PrintedZone.tsx'
import css from '../../../parts/zone/Zone.module.css'
import { correctResponse, toPublic } from './grade.ts'
import type { DropDownZone } from './schema.ts'

/** On paper: the options in their order, to be circled, or the right one alone. */
export function Print({ question, withAnswers, spots }: ZonePrintProps<DropDownZone>) {
  const spot = spots.get(question.id)
  if (spot === undefined) return null
  return (
    <PrintedZone spot={spot}>
      {withAnswers ? (
        <strong>{correctResponse(question)}</strong>
      ) : (
        <span className={cx(css.given, css.options)}>{toPublic(question).options.join(' / ')}</span>
      )}
    </PrintedZone>
  )
}
