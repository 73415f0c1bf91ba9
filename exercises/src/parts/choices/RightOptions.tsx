import { Fragment } from 'react'
import { RightAnswer } from '../Outcome.tsx'
import { OptionName } from './Option.tsx'
import type { ShownOption } from './shown.ts'

type RightOptionsProps = {
  options: readonly ShownOption[]
  underlined: boolean
}

/** The right options by name below a question that was answered otherwise, and on paper with answers. */
export function RightOptions({ options, underlined }: RightOptionsProps) {
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
