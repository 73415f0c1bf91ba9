import { cx } from '@phuong/ui/cx'
import { bulletSign } from '../../shared/labels.ts'
import { plainText } from '../../shared/markup.ts'
import { MarkedText } from '../MarkedText.tsx'
import { PrintPicture } from '../PrintPicture.tsx'
import { columnsFor } from './columns.ts'
import css from './Printed.module.css'
import type { ShownOption } from './shown.ts'

type PrintedProps = {
  options: readonly ShownOption[]
  inRows: boolean
  underlined: boolean
}

const looks = { 1: undefined, 2: css.two, 4: css.four } as const

/** Options on paper, each with its label (C-607), in columns where they are short. */
export function PrintedOptions({ options, inRows, underlined }: PrintedProps) {
  const columns = inRows ? 4 : columnsFor(options.map(({ caption }) => plainText(caption)))
  return (
    <ul className={cx(css.options, looks[columns])}>
      {options.map(({ id, label, url, caption, alt }) => (
        <li key={id} className={css.option}>
          <PrintPicture of="answer" className={css.picture} src={url} alt={alt} />
          {label !== '' && <b>{label === bulletSign ? `${label} ` : `${label}. `}</b>}
          {underlined ? <MarkedText text={caption} /> : plainText(caption)}
        </li>
      ))}
    </ul>
  )
}
