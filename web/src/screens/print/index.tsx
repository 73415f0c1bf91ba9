import { ButtonLink } from '@phuong/ui/Button'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { ErrorState } from '@phuong/ui/ErrorState'
import { Waiting } from '@phuong/ui/ListState'
import { Skeleton } from '@phuong/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useContext } from 'react'
import { useParams } from 'react-router'
import { isCallError, messageOf } from '../../api/call-error.ts'
import { loginAddress } from '../../widgets/link/login-address.ts'
import { useAddressQuery } from '../../widgets/link/use-address-query.ts'
import { SurroundingsContext } from '../../widgets/surroundings.ts'
import { askedExam } from './asked.ts'
import { Exam } from './Exam.tsx'
import css from './Print.module.css'
import { examQuery } from './queries.ts'
import { texts } from './texts.ts'

const Cards = lazy(async () => ({ default: (await import('./Cards.tsx')).Cards }))

/** /lms/print/:template: an exam or the cards of a class on paper; any other template is empty (C-594, C-595). */
export function PrintPage() {
  const { template } = useParams()
  if (template === 'cards')
    return (
      <Suspense>
        <Cards />
      </Suspense>
    )
  return template === 'exam' ? <ExamPage /> : null
}

/** It opens for everybody (C-617); who may not print an exam sees the same as where there is none (C-618). */
function ExamPage() {
  const me = useContext(SurroundingsContext)?.me ?? null
  const [query] = useAddressQuery()
  const { data, error, refetch } = useQuery(examQuery(askedExam(query, me)))
  if (data) return <Exam exam={data} ownSchool={me?.schoolName ?? ''} />
  if (data === null || (isCallError(error) && (error.code === 'FORBIDDEN' || error.code === 'NO_SESSION')))
    return <NoExam isVisitor={me === null} />
  if (error)
    return (
      <div className={css.state}>
        <ErrorState
          title={texts.failed}
          text={messageOf(error)}
          requestId={(isCallError(error) && error.requestId) || undefined}
          onRetry={() => void refetch()}
        />
      </div>
    )
  return (
    <Waiting>
      <div className={css.sheet} aria-hidden="true">
        <Skeleton width="medium" />
        <Skeleton shape="block" className={css.soon} />
        <Skeleton shape="block" className={css.soon} />
        <Skeleton shape="block" className={css.soon} />
      </div>
    </Waiting>
  )
}

/** C-605; whoever is not signed in may yet be somebody who prints. */
function NoExam({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className={css.state}>
      <div className={css.drawing}>
        <LostNotebook />
      </div>
      <h1 id="page-title" tabIndex={-1}>
        {texts.missingTitle}
      </h1>
      <p>{texts.missingText}</p>
      {isVisitor && (
        <ButtonLink href={loginAddress(location.pathname + location.search)} variant="primary">
          {texts.login}
        </ButtonLink>
      )}
    </div>
  )
}
