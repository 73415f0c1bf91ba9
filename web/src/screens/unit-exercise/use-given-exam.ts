import { useQuery } from '@tanstack/react-query'
import { isCallError } from '../../api/call-error.ts'
import { assignmentQuery } from '../../widgets/assignments/queries.ts'
import { givenExamQuery } from './queries.ts'

/** Refusals after which asking again is of no use. */
const final: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_PARAMETERS'])
const isRefused = (error: unknown): boolean => isCallError(error) && final.has(error.code)

/**
 * The assignment that gives the exam of an address: the one that it names, otherwise the newest that gives this exam.
 * `missing`: there is none for this person. @param looks whether it is looked for where the address does not name it
 */
export const useGivenExam = (examId: number | null, named: string | null, looks: boolean) => {
  const found = useQuery(givenExamQuery(named === null && looks ? examId : null))
  const assignmentId = named ?? found.data ?? null
  const asked = useQuery({
    ...assignmentQuery(assignmentId ?? ''),
    enabled: assignmentId !== null,
    refetchOnMount: 'always',
  })
  const assignment = asked.data ?? null
  const missing =
    examId === null ||
    found.data === null ||
    (isRefused(asked.error) && assignment === null) ||
    (asked.isSuccess && assignment?.examId !== examId) ||
    isRefused(found.error)
  return { assignmentId, assignment, missing, asked, found }
}
