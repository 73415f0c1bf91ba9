import type { Verdict } from '@phuong/exercises/session'
import { Card } from '@phuong/ui/Card'
import { ErrorState } from '@phuong/ui/ErrorState'
import { PageHead } from '@phuong/ui/PageHead'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import { sampleQuery } from '../../../widgets/demo-pages/sample-query.ts'
import { FootedExercise } from '../../../widgets/exercise-footer/FootedExercise.tsx'
import { footerAfter, openedFooter } from '../../../widgets/exercise-footer/machine.ts'
import { endResult, type Results, withoutResult, withResult } from '../../../widgets/exercise-footer/result.ts'
import css from './Demos.module.css'
import { texts } from './texts.ts'

/** Built-in questions of the gallery by their N: one answer with a picture or a sound, several answers, sub-questions. */
const pages = ['33', '30A', '7', '17', '16'] as const

type ViewedProps = { page: string; onChecked(verdict: Verdict): number | null; onRetried(): void }

/** One question with its footer in View: Check, then Retry (B-292). */
function Viewed({ page, onChecked, onRetried }: ViewedProps) {
  const [state, press] = useReducer(footerAfter, openedFooter('view'))
  const { data, isError, refetch } = useQuery(sampleQuery(page))
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <SkeletonRows rows={4} />
      </>
    )
  return (
    <FootedExercise
      question={data}
      state={state}
      onChecked={onChecked}
      onPress={(event) => {
        if (event === 'retry') onRetried()
        press(event)
      }}
    />
  )
}

/** /lms/ExcercisePage: a built-in set of quiz questions with the exercise footer; nothing of it is stored (B-075, B-076). */
export function ExercisePage() {
  const results = useRef<Results>(new Map())
  return (
    <>
      <PageHead title={texts.exercises} lead={texts.exercisesLead} />
      <div className={css.body}>
        {pages.map((page, at) => (
          <Card key={page} as="section" aria-labelledby={`question-${page}`}>
            <h2 id={`question-${page}`} className={css.number}>
              {texts.question(at + 1, pages.length)}
            </h2>
            <Viewed
              page={page}
              onChecked={(verdict) => {
                results.current = withResult(results.current, page, verdict)
                return endResult(results.current, pages)
              }}
              onRetried={() => {
                results.current = withoutResult(results.current, page)
              }}
            />
          </Card>
        ))}
      </div>
    </>
  )
}
