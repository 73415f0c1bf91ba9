import { Button, ButtonLink } from '@phuong/ui/Button'
import { CloseIcon } from '@phuong/ui/icons'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useEffect, useRef } from 'react'
import { dashboardPath } from '../../../widgets/demo-pages/paths.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import css from './Contest.module.css'
import type { ContestScore } from './score.ts'
import { texts } from './texts.ts'

/** What stands at the end of the contest (C-511, C-514, C-529): what it came to, which nobody else is told. */
export function Success({ score, onAgain }: { score: ContestScore; onAgain(): void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { right, marks } = score
  return (
    <div className={css.success}>
      <h2 className={css.done} tabIndex={-1} ref={heading} lang="en">
        {texts.done}
      </h2>
      <p className={css.score}>
        <strong>{`${right}/${marks.length}`}</strong> {texts.rightOf}
      </p>
      <ul className={css.marks} aria-label={texts.marks}>
        {marks.map(({ number, state, right: parts, total }) => (
          <li key={number} className={css[state]}>
            <span className={css.markSign}>
              {state === 'right' ? <CheckIcon size={16} /> : state === 'wrong' ? <CloseIcon size={16} /> : '–'}
            </span>
            {texts.mark(number, state)}
            {state === 'wrong' && total > 1 && <small>{texts.parts(parts, total)}</small>}
          </li>
        ))}
      </ul>
      <p>{texts.notSent}</p>
      <div className={css.ways}>
        <ButtonLink as={Link} to={dashboardPath} variant="primary" size="lg">
          {texts.toDashboard}
        </ButtonLink>
        <Button size="lg" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </div>
  )
}
