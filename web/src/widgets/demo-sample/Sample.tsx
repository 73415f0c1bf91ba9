import { ErrorState } from '@phuong/ui/ErrorState'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LoadedQuestion } from '../exercise/question.ts'
import css from './Sample.module.css'
import { sampleQuery } from './sample-query.ts'
import { texts } from './texts.ts'

type Props = {
  /** its N */
  page: string
  children(question: LoadedQuestion): ReactNode
}

/** The built-in question of a demo page once its code has come. */
export function Sample({ page, children }: Props) {
  const { data, isError, refetch } = useQuery(sampleQuery(page))
  if (data) return children(data)
  if (isError) return <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void refetch()} />
  return (
    <div className={css.waiting}>
      <p role="status">{texts.loading}</p>
      <SkeletonRows />
    </div>
  )
}
