import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { readRows } from '../../api/rows.ts'
import { type Paper, paperOf } from '../../exam/paper.ts'

type GivenExam = { examId: number; assignmentId: string }

/** The questions of a given exam as a pupil receives them: without their key (C-362, D20). */
export const examQuery = ({ examId, assignmentId }: GivenExam) =>
  queryOptions({
    queryKey: ['unit', 'exam', examId, assignmentId],
    queryFn: async ({ signal }): Promise<Paper> =>
      paperOf(await call('EXAMINATION_Get', { examId, assignmentId }, { signal }), { withKey: false }),
  })

/** The newest assignment by which an exam is given to the pupil, for an address that names the exam alone; null without one. */
export const givenExamQuery = (examId: number | null) =>
  queryOptions({
    queryKey: ['unit', 'given', examId],
    enabled: examId !== null,
    queryFn: async ({ signal }): Promise<string | null> => {
      const [newest] = await readRows<{ id: string }>(
        { subModuleName: 'CLASSWORK', entityName: 'Assignments' },
        {
          fields: ['id'],
          parameters: { filters: { examId, exerciseType: 'UNIT' }, PageNum: 1, PageSize: 1 },
          sort: 'createdDate DESC',
        },
        { signal },
      )
      return newest?.id ?? null
    },
  })
