import { useEffect, useState } from 'react'
import { useAddressQuery } from './use-address-query.ts'

/** Whether the address asked for something when the page was opened; then it does no more, for a page that is loaded anew
 * must not do it again. */
export const useAskedOnce = (name: string): boolean => {
  const [query, putQuery] = useAddressQuery()
  const asks = query.get(name) === '1'
  const [asked] = useState(asks)
  useEffect(() => {
    if (!asks) return
    const rest = new URLSearchParams(query)
    rest.delete(name)
    putQuery(rest, { replace: true })
  }, [asks, name, query, putQuery])
  return asked
}
