import { Button } from '@phuong/ui/Button'
import { EmptyNotebook } from '@phuong/ui/drawings/EmptyNotebook'
import { useNavigate } from 'react-router'
import css from './ExamResult.module.css'
import { texts } from './texts.ts'

type Props = {
  /** What one can do instead. */
  text: string
  action: string
  to: `/${string}`
}

/** Nothing was answered, or there is no such sitting (C-358, C-359). */
export function NothingDone({ text, action, to }: Props) {
  const navigate = useNavigate()
  return (
    <div className={css.nothing}>
      <EmptyNotebook />
      <h1 id="page-title" tabIndex={-1}>
        {texts.nothingDone}
      </h1>
      <p>{text}</p>
      <Button variant="primary" onClick={() => navigate(to)}>
        {action}
      </Button>
    </div>
  )
}
