import { papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { hasOnlyRole, isPupil } from '@phuong/domain/people/roles'
import { ButtonLink } from '@phuong/ui/Button'
import { ErrorState } from '@phuong/ui/ErrorState'
import { Notice } from '@phuong/ui/Notice'
import { PageHead } from '@phuong/ui/PageHead'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { useParams } from 'react-router'
import { messageOf } from '../../../api/call-error.ts'
import type { ChosenEntry } from '../../../exam/place.ts'
import { backPathOf } from '../../../exam/result/back-path.ts'
import css from '../../../exam/result/ExamResult.module.css'
import { LateAnswers } from '../../../exam/result/LateAnswers.tsx'
import { NothingDone } from '../../../exam/result/NothingDone.tsx'
import { QuestionList } from '../../../exam/result/QuestionList.tsx'
import { Summary } from '../../../exam/result/Summary.tsx'
import { texts as resultTexts } from '../../../exam/result/texts.ts'
import { useExamResult } from '../../../exam/result/use-exam-result.ts'
import { SaveState } from '../../../sitting/save-state/SaveState.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { levelIn, olympicHomePath, practicePath, questionPath } from '../../../widgets/practice/paths.ts'
import { paperAfter } from '../../../widgets/practice/progress.ts'
import { useClassLevel } from '../../../widgets/practice/use-class-level.ts'
import { useProgress } from '../../../widgets/practice/use-progress.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { texts } from '../texts.ts'

/** /lms/olympic/examination/:code/result?sitting= (C-321 to C-359). */
export function OlympicResult() {
  const { code: named = '' } = useParams()
  const [search] = useAddressQuery()
  const sittingId = search.get('sitting')
  const { me } = useSurroundings()
  const sat = useExamResult(sittingId, 'olympic')
  const { local, waiting, stored, result } = sat
  // a link may name another paper than the one that was sat
  const localCode = local?.start.kind === 'olympic' ? local.start.examinationCode : null
  const code = stored?.code ?? localCode ?? named
  const title = texts.resultTitle(code)
  usePageTitle(title)

  if (sat.nothing)
    return (
      <NothingDone
        text={isPupil(me) ? texts.pupilsNothingDoneText : texts.nothingDoneText}
        action={texts.toPractice}
        to={practicePath}
      />
    )
  if (result === null)
    return (
      <>
        <PageHead title={title} />
        <div className={css.body}>
          {sat.failed ? (
            <ErrorState text={messageOf(sat.failed.error)} onRetry={() => void sat.failed?.refetch()} />
          ) : (
            <SkeletonRows rows={5} />
          )}
        </div>
      </>
    )
  const name = stored?.studentName
  const isOwn = stored === null || stored.studentId === me.id
  return (
    <>
      <PageHead title={title} {...(name !== undefined && !isPupil(me) && { lead: resultTexts.by(name) })} />
      <div className={css.body}>
        {local && (
          <div className={css.save}>
            <SaveState
              sitting={{ shown: local.shown, apart: [], connection: waiting ? 'offline' : 'online' }}
              numberOf={() => null}
            />
          </div>
        )}
        {sat.fromHere && waiting && <Notice live="polite">{resultTexts.offlineResult}</Notice>}
        <LateAnswers count={sat.late} />
        {/* C-355, C-357: only a teacher is shown the list alone */}
        {!hasOnlyRole(me, 'teacher') && (
          <Summary
            result={result}
            startedAt={sat.startedAt}
            finishedAt={sat.finishedAt}
            back={backPathOf(search.get('back'), olympicHomePath)}
            scoreShown
            {...(isOwn && { offer: <NextPaper code={code} named={levelIn(search)} /> })}
          />
        )}
        <QuestionList result={result} seed={sittingId ?? ''} own={stored === null || stored.studentId === me.id} />
      </div>
    </>
  )
}

/** The paper to do after this one (C-244), of the level that the address names or of the own class; nothing after the last one. */
function NextPaper({ code, named }: { code: string; named: number | null }) {
  const { level } = useClassLevel(named)
  const progress = useProgress(level)
  const next = progress && paperAfter(progress, code, papersPerClass)
  if (next === null) return null
  return (
    <ButtonLink
      as={Link}
      to={questionPath(next, 1, named)}
      state={{ chosen: true } satisfies ChosenEntry}
      variant="primary"
      iconEnd={<ArrowRightIcon />}
      aria-label={texts.nextPaperLabel(next)}
    >
      {texts.nextPaper}
    </ButtonLink>
  )
}
