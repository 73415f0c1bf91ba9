import { callEarly } from '../../api/call.ts'
import { examIdOf } from './exam-id.ts'

/** Asks for the assignment and the questions of an address that names both. */
export const askExam = async ({ pathname, searchParams }: URL): Promise<void> => {
  const [, named] = /\/examination\/([^/]+)\//.exec(pathname) ?? []
  const examId = examIdOf(named)
  const assignmentId = searchParams.get('assignmentId')
  if (examId === null || assignmentId === null) return
  await Promise.all([
    callEarly('query/first', 'CLASSWORK_Assignments_GetById', { id: assignmentId }),
    callEarly('query', 'EXAMINATION_Get', { examId, assignmentId }),
  ])
}
