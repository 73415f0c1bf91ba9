import { Fragment } from 'react'
import { bulletSign } from '../../shared/labels.ts'
import { plainText } from '../../shared/markup.ts'
import { MarkedText } from '../MarkedText.tsx'
import { RightAnswer } from '../Outcome.tsx'
import { OptionName } from './Option.tsx'
import css from './Printed.module.css'
import type { ShownOption } from './shown.ts'

type PrintedProps = {
  options: readonly ShownOption[]
  inRows: boolean
  underlined: boolean
}

/** Options on paper, each with its label (C-607). */
export function PrintedOptions({ options, inRows, underlined }: PrintedProps) {
  return (
    <ul className={inRows ? css.row : css.column}>
      {options.map(({ id, label, url, caption, alt }) => (
        <li key={id}>
          {url !== '' && <img className={css.picture} src={url} alt={alt} />}
          {label !== '' && `${label}${label === bulletSign ? '' : '.'} `}
          {underlined ? <MarkedText text={caption} /> : plainText(caption)}
        </li>
      ))}
    </ul>
  )
}

/** The right options by name below a question that was answered otherwise, and on paper with answers. */
export function RightOptions({ options, underlined }: Pick<PrintedProps, 'options' | 'underlined'>) {
  return (
    <RightAnswer>
      {options.map((option, index) => (
        <Fragment key={option.id}>
          {index > 0 && '; '}
          <OptionName option={option} underlined={underlined} />
        </Fragment>
      ))}
    </RightAnswer>
  )
}
