import type { Verdict } from '@phuong/exercises/session'
import { Card } from '@phuong/ui/Card'
import { PageHead } from '@phuong/ui/PageHead'
import { useReducer, useRef } from 'react'
import { Sample } from '../../../widgets/demo-sample/Sample.tsx'
import type { LoadedQuestion } from '../../../widgets/exercise/question.ts'
import { FootedExercise } from '../../../widgets/exercise-footer/FootedExercise.tsx'
import { footerAfter, openedFooter } from '../../../widgets/exercise-footer/machine.ts'
import { endResult, type Results, withoutResult, withResult } from '../../../widgets/exercise-footer/result.ts'
import css from './Demos.module.css'
import { texts } from './texts.ts'

/** Built-in questions of the gallery by their N: one answer with a picture or a sound, several answers, sub-questions. */
const pages = ['33', '30A', '7', '17', '16'] as const

type ViewedProps = {
  question: LoadedQuestion
  onChecked(verdict: Verdict): number | null
  onRetried(): void
}

/** One question with its footer in View: Check, then Retry (B-292). */
function Viewed({ question, onChecked, onRetried }: ViewedProps) {
  const [state, press] = useReducer(footerAfter, openedFooter('view'))
  return (
    <FootedExercise
      question={question}
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
            <Sample page={page}>
              {(question) => (
                <Viewed
                  question={question}
                  onChecked={(verdict) => {
                    results.current = withResult(results.current, page, verdict)
                    return endResult(results.current, pages)
                  }}
                  onRetried={() => {
                    results.current = withoutResult(results.current, page)
                  }}
                />
              )}
            </Sample>
          </Card>
        ))}
      </div>
    </>
  )
}
