import { ErrorState } from '@phuong/ui/ErrorState'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sampleQuery } from '../../widgets/demo-pages/sample-query.ts'
import type { LoadedQuestion } from '../../widgets/exercise/question.ts'
import css from './OlympicDemo.module.css'
import { texts } from './texts.ts'

type Props = {
  /** its N */
  page: string
  children(question: LoadedQuestion): ReactNode
}

/** The question of a page once its code has come. */
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
