import { formatNumber } from '@phuong/domain/format/numbers'
import { Button } from '@phuong/ui/Button'
import { WarningIcon } from '@phuong/ui/icons'
import { FileIcon } from '@phuong/ui/lms-icons'
import { useId, useState } from 'react'
import { WorksheetPicture } from '../../../widgets/assignments/WorksheetPicture.tsx'
import { titleOf } from '../../../widgets/worksheets/title-of.ts'
import css from './Create.module.css'
import type { WorksheetRow } from './queries.ts'
import { texts } from './texts.ts'
import { WorksheetChooser } from './WorksheetChooser.tsx'

type Props = {
  /** The chosen one; undefined while it is on its way. */
  chosen: WorksheetRow | null | undefined
  onChoose: (row: WorksheetRow) => void
  error: string | undefined
}

/** The worksheet that is given: its picture and name, and the way to choose another (B-106, D52). */
export function WorksheetChoice({ chosen, onChoose, error }: Props) {
  const [open, setOpen] = useState(false)
  const labelId = useId()
  const errorId = useId()
  return (
    <section aria-labelledby={labelId}>
      <h2 className={css.legend} id={labelId}>
        {texts.worksheet}
        <span className={css.star} aria-hidden="true">
          {' *'}
        </span>
      </h2>
      <div className={css.worksheet}>
        <span className={css.picture}>
          {chosen ? <WorksheetPicture address={chosen.picture} /> : <FileIcon size={32} />}
        </span>
        <div className={css.worksheetWords}>
          <p className={chosen ? css.worksheetName : css.worksheetNone}>
            {chosen ? titleOf(chosen.fileName) : texts.worksheetNone}
          </p>
          <p className={css.worksheetFacts}>
            {chosen?.pageCount ? texts.pages(formatNumber(chosen.pageCount)) : texts.worksheetHelp}
          </p>
          <Button
            variant={chosen ? 'line' : 'soft'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onClick={() => setOpen(true)}
          >
            {chosen ? texts.otherWorksheet : texts.chooseWorksheet}
          </Button>
        </div>
      </div>
      {error && (
        <p className={css.error} id={errorId}>
          <WarningIcon size={16} />
          {error}
        </p>
      )}
      {open && (
        <WorksheetChooser
          chosenId={chosen?.id ?? null}
          onClose={() => setOpen(false)}
          onChoose={(row) => {
            onChoose(row)
            setOpen(false)
          }}
        />
      )}
    </section>
  )
}
