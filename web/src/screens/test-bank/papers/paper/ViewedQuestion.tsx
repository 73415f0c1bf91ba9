import type { Verdict } from '@phuong/exercises/session'
import { ErrorState } from '@phuong/ui/ErrorState'
import { Notice } from '@phuong/ui/Notice'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import { FootedExercise } from '../../../../widgets/exercise-footer/FootedExercise.tsx'
import { footerAfter, openedFooter } from '../../../../widgets/exercise-footer/machine.ts'
import { texts } from '../texts.ts'
import { loadedQuery, type StoredQuestion } from './loaded-question.ts'

type Props = {
  stored: StoredQuestion
  /** @returns the end result of the paper, null while some of its questions are open */
  onChecked(verdict: Verdict): number | null
  onRetried(): void
}

/** A question as it stands in its paper, to be answered and checked (B-292). */
export function ViewedQuestion({ stored, onChecked, onRetried }: Props) {
  const [state, press] = useReducer(footerAfter, openedFooter('view'))
  const { data: question, isError, refetch } = useQuery(loadedQuery(stored))
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (question === undefined) return <SkeletonRows rows={4} />
  return (
    <>
      {!question.answerable && <Notice tone="warning">{texts.unanswerable}</Notice>}
      <FootedExercise
        question={question}
        state={state}
        onChecked={onChecked}
        onPress={(event) => {
          if (event === 'retry') onRetried()
          press(event)
        }}
      />
    </>
  )
}
