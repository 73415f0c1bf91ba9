import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type Paper, paperOf } from '../../exam/paper.ts'

/** The paper of a number, without questions where there is none (C-258 to C-260). */
export const paperQuery = (classLevel: number | null, examinationCode: string) =>
  queryOptions({
    queryKey: ['olympic', 'paper', classLevel, examinationCode],
    enabled: classLevel !== null,
    queryFn: async ({ signal }): Promise<Paper> =>
      classLevel === null
        ? paperOf([])
        : paperOf(await call('OLYMPIC_DETHI_Get', { classLevel, examinationCode }, { signal })),
  })
