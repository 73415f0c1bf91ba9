import { Button, ButtonLink } from '@phuong/ui/Button'
import { useEffect, useRef } from 'react'
import { dashboardPath } from '../../../widgets/demo-pages/layouts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import css from './Contest.module.css'
import { texts } from './texts.ts'

/** What stands at the end of the contest (C-511, C-514, C-529). */
export function Success({ onAgain }: { onAgain(): void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={css.success}>
      <h2 className={css.done} tabIndex={-1} ref={heading} lang="en">
        {texts.done}
      </h2>
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
