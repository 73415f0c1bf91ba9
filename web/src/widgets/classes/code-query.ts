import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

/** Of every look-up of a code. */
export const classCodeKey = ['class-code']

/** The class to which a code leads (B-095). Each wrong code counts, so it is looked up once a press, and nothing is kept. */
export const classOfCodeQuery = (code: string) =>
  queryOptions({
    queryKey: [...classCodeKey, code],
    queryFn: async ({ signal }): Promise<Row<'CLASSES_Code_Find'>> => {
      const [row] = await call('CLASSES_Code_Find', { code }, { signal })
      if (row === undefined) throw new CallError('CLASS_CODE_UNKNOWN')
      return row
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
