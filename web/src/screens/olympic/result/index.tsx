import { formatDate } from '@phuong/domain/format/dates'
import { MarkedText } from '@phuong/exercises/screens'
import { Button } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { cx } from '@phuong/ui/cx'
import { FlameTree } from '@phuong/ui/drawings/FlameTree'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { ErrorState } from '@phuong/ui/ErrorState'
import { CircleCheckIcon, CloseIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import { PageHead } from '@phuong/ui/PageHead'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isCallError, messageOf } from '../../../api/call-error.ts'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { SaveState } from '../../../widgets/sitting/SaveState.tsx'
import { useLocalSitting } from '../../../widgets/sitting/use-local-sitting.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { type PaperQuestion, questionsQuery, readPaper } from '../paper.ts'
import { backPathOf, practicePath } from '../paths.ts'
import { sittingQuery } from '../sitting-query.ts'
import { texts } from '../texts.ts'
import { Detail } from './Detail.tsx'
import css from './Result.module.css'
import { minutesOf, namedBy, type Result, type ResultItem, resultOf } from './result.ts'

/** /lms/olympic/examination/:code/result?sitting= (C-321 to C-359). */
export function OlympicResult() {
  const { code: named = '' } = useParams()
  const [search] = useAddressQuery()
  const sittingId = search.get('sitting')
  const { me } = useSurroundings()
  const local = useLocalSitting(sittingId)
  const waiting = local?.shown.state === 'waiting'
  const stored = useQuery(sittingQuery(sittingId))
  const { refetch } = stored
  const handedInAt = local?.receipt?.finishedAt
  useEffect(() => {
    if (handedInAt !== undefined) void refetch()
  }, [handedInAt, refetch])

  // while its last answers are on their way, what is here knows more than the server
  const useLocal = local !== null && (waiting || stored.data == null)
  const localPaper = useMemo(() => readPaper(local?.paper), [local?.paper])
  const answers = useLocal
    ? local.answers.map(({ item, response, verdict }) => ({ item, response, correct: verdict?.correct ?? null }))
    : (stored.data?.answers ?? [])
  const paper = useLocal ? localPaper : (stored.data?.paper ?? null)
  const questions = useQuery(questionsQuery(paper !== null && paper.rows.length > 0 ? paper : null))
  // a link may name another paper than the one that was sat
  const localCode = local?.start.kind === 'olympic' ? local.start.examinationCode : null
  const code = stored.data?.code ?? localCode ?? named
  usePageTitle(texts.resultTitle(code))

  const nothing =
    sittingId === null ||
    (answers.length === 0 && (stored.isSuccess || (useLocal && localPaper !== null))) ||
    isGone(stored.error)
  if (nothing && !(useLocal && waiting && answers.length > 0)) return <NothingDone />
  const failed = [stored, questions].find(({ isError }) => isError)
  if (questions.data === undefined)
    return (
      <>
        <PageHead title={texts.resultTitle(code)} />
        <div className={css.body}>
          {failed && !useLocal ? (
            <ErrorState text={messageOf(failed.error)} onRetry={() => void failed.refetch()} />
          ) : (
            <SkeletonRows rows={5} />
          )}
        </div>
      </>
    )

  const result = resultOf(questions.data, answers)
  const times = useLocal
    ? { startedAt: local.beganAt, finishedAt: handedInAt ?? null }
    : { startedAt: stored.data?.startedAt ?? 0, finishedAt: stored.data?.finishedAt ?? null }
  const name = stored.data?.studentName
  return (
    <>
      <PageHead
        title={texts.resultTitle(code)}
        {...(name !== undefined && me.role !== 'student' && { lead: texts.by(name) })}
      />
      <div className={css.body}>
        {local && (
          <div className={css.save}>
            <SaveState
              sitting={{ shown: local.shown, apart: [], connection: waiting ? 'offline' : 'online' }}
              numberOf={() => null}
            />
          </div>
        )}
        {useLocal && waiting && <Notice live="polite">{texts.offlineResult}</Notice>}
        {/* C-355, C-357: only a teacher is shown the list alone */}
        {me.role !== 'teacher' && <Summary result={result} {...times} back={backPathOf(search.get('back'))} />}
        <Questions items={result.items} correct={result.correct} seed={sittingId ?? ''} />
      </div>
    </>
  )
}

const isGone = (error: unknown): boolean => isCallError(error) && (error.status === 404 || error.status === 400)

/** Nothing was answered, or there is no such sitting (C-358, C-359). */
function NothingDone() {
  const navigate = useNavigate()
  return (
    <div className={css.nothing}>
      <LostNotebook />
      <h1 id="page-title" tabIndex={-1}>
        {texts.nothingDone}
      </h1>
      <p>{texts.nothingDoneText}</p>
      <Button variant="primary" onClick={() => navigate(practicePath)}>
        {texts.toPractice}
      </Button>
    </div>
  )
}

const tierNames = ['bad', 'good', 'great', 'perfect'] as const

type SummaryProps = { result: Result; startedAt: number; finishedAt: number | null; back: `/${string}` }

/** C-328 to C-342: what it came to, as words, numbers and a tree. */
function Summary({ result, startedAt, finishedAt, back }: SummaryProps) {
  const navigate = useNavigate()
  const { correct, total, shownPercent, tier } = result
  return (
    <section className={css.summary} aria-labelledby="completed">
      <div className={cx('oly', css.art)}>
        <FlameTree tier={tier} title={texts.tiers[tier].alt} />
      </div>
      <div className={css.words}>
        <h2 id="completed" className={css.completed}>
          <CircleCheckIcon size={28} />
          {texts.completed}
        </h2>
        <p className={css.score}>
          <strong>{`${correct}/${total}`}</strong>
          <span>{texts.ofHundred(shownPercent)}</span>
        </p>
        {finishedAt !== null && (
          <p className={css.when}>{texts.doneIn(formatDate(new Date(finishedAt)), minutesOf(startedAt, finishedAt))}</p>
        )}
        <ol className={css.tiers} aria-label={texts.tiersLabel}>
          {tierNames.map((name) => (
            <li key={name} aria-current={name === tier ? 'true' : undefined}>
              <FlameTree tier={name} />
              <strong>{texts.tiers[name].name}</strong>
              {texts.tiers[name].from}
            </li>
          ))}
        </ol>
        <Button variant="primary" className={css.back} onClick={() => navigate(back)}>
          {texts.backHome}
        </Button>
      </div>
    </section>
  )
}

type QuestionsProps = { items: readonly ResultItem[]; correct: number; seed: string }

/** Every question of the exam with its mark and the way to its details (C-343 to C-349). */
function Questions({ items, correct, seed }: QuestionsProps) {
  const [detail, setDetail] = useState<ResultItem | null>(null)
  return (
    <section aria-labelledby="all-questions">
      <div className={css.listHead}>
        <h2 id="all-questions">{texts.allQuestions}</h2>
        <span className={css.counts}>
          <Chip tone="leaf" icon={<CheckIcon size={16} />}>
            {texts.rightCount(correct)}
          </Chip>
          <Chip tone="rose" icon={<CloseIcon size={16} />}>
            {texts.wrongCount(items.length - correct)}
          </Chip>
        </span>
      </div>
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item.question.id} className={item.correct ? css.right : css.wrong}>
            <span className={css.mark}>{item.correct ? <CheckIcon /> : <CloseIcon />}</span>
            <div className={css.item}>
              <strong>{texts.number(item.number)}</strong>
              <em>{item.correct ? texts.right : texts.wrong}</em>
              {!item.answered && <small>{texts.unanswered}</small>}
              <Named question={item.question} />
            </div>
            <Button variant="quiet" size="sm" aria-label={texts.detailOf(item.number)} onClick={() => setDetail(item)}>
              {texts.detail}
            </Button>
          </li>
        ))}
      </ol>
      <Detail item={detail} seed={seed} onClose={() => setDetail(null)} />
    </section>
  )
}

function Named({ question }: { question: PaperQuestion }) {
  const { title, asked } = namedBy(question)
  return (
    <>
      <span>{title}</span>
      {asked !== '' && (
        <span className={css.asked} lang="en">
          <MarkedText text={asked} />
        </span>
      )}
    </>
  )
}
