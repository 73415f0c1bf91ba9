import { Fragment } from 'react'
import css from './Section.module.css'

type Props = { as?: 'h2' | 'h3'; id?: string; className?: string; pieces: string | readonly string[] }

/** A heading that breaks between its pieces alone. */
export function Heading({ as: Tag = 'h2', id, className, pieces }: Props) {
  return (
    <Tag id={id} className={className}>
      {typeof pieces === 'string'
        ? pieces
        : pieces.map((piece, index) => (
            <Fragment key={piece}>
              {index > 0 && ' '}
              <span className={css.piece}>{piece}</span>
            </Fragment>
          ))}
    </Tag>
  )
}
