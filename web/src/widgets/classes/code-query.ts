import { queryOptions, skipToken } from '@tanstack/react-query'
import { call, type Row } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

/** Of every look-up of a code. */
export const classCodeKey = ['class-code']

/**
 * The class to which a code leads (B-095). Each wrong code counts, so nothing asks by itself.
 * @param code null for none
 */
export const classOfCodeQuery = (code: string | null) =>
  queryOptions({
    queryKey: [...classCodeKey, code],
    queryFn:
      code === null
        ? skipToken
        : async ({ signal }): Promise<Row<'CLASSES_Code_Find'>> => {
            const [row] = await call('CLASSES_Code_Find', { code }, { signal })
            if (row === undefined) throw new CallError('CLASS_CODE_UNKNOWN')
            return row
          },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
