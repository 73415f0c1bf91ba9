import type { SittingKind } from '@phuong/exercises/session'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isCallError } from '../../api/call-error.ts'
import { useLocalSitting } from '../../sitting/use-local-sitting.ts'
import { readPaper } from '../paper.ts'
import { questionsQuery } from '../paper-questions.ts'
import { sittingQuery } from '../sitting-query.ts'
import { resultOf } from './result.ts'

const isGone = (error: unknown): boolean => isCallError(error) && (error.status === 404 || error.status === 400)

/**
 * The result of a sitting of this kind: as this device holds it while the last answers are on their way (C-325), otherwise
 * as the server does. `nothing`: nothing was answered, or there is no such sitting (C-358, C-359).
 */
export const useExamResult = (sittingId: string | null, kind: SittingKind) => {
  const ofDevice = useLocalSitting(sittingId)
  const local = ofDevice?.start.kind === kind ? ofDevice : null
  const waiting = local?.shown.state === 'waiting'
  const receipt = local?.receipt ?? null
  const query = useQuery({
    ...sittingQuery(sittingId, receipt !== null),
    // a result that came before this device had looked what it holds stays until it is read again
    placeholderData: (before) => (before?.sittingId === sittingId && before?.state !== 'open' ? before : undefined),
  })
  const stored = query.data?.kind === kind ? query.data : null

  // while its last answers are on their way, what is here knows more than the server told
  const fromHere = local !== null && (waiting || stored === null)
  const localPaper = useMemo(() => readPaper(local?.paper), [local?.paper])
  const answers = fromHere ? local.answers : (stored?.answers ?? [])
  const late = fromHere ? 0 : (stored?.late.length ?? 0)
  const paper = fromHere ? localPaper : (stored?.paper ?? null)
  const questions = useQuery(questionsQuery(paper !== null && paper.rows.length > 0 ? paper : null))

  const isNothing =
    sittingId === null ||
    (answers.length === 0 && late === 0 && (query.isSuccess || (fromHere && localPaper !== null))) ||
    (query.isSuccess && stored === null && local === null) ||
    isGone(query.error)
  const failed = fromHere ? undefined : [query, questions].find(({ isError }) => isError)
  return {
    local,
    waiting,
    stored,
    fromHere,
    result: questions.data === undefined ? null : resultOf(questions.data, answers),
    /** how many answers came too late to count */
    late,
    startedAt: fromHere ? local.beganAt : (stored?.startedAt ?? 0),
    finishedAt: fromHere ? (receipt?.finishedAt ?? null) : (stored?.finishedAt ?? null),
    nothing: isNothing && !(fromHere && waiting && answers.length > 0),
    failed,
  }
}
