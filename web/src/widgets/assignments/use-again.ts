import { useEffect, useState } from 'react'
import { useAddressQuery } from '../link/use-address-query.ts'

/** Whether the address asks for a new attempt; once, for a page that is loaded anew must not begin another one. */
export const useAgain = () => {
  const [query, putQuery] = useAddressQuery()
  const asks = query.get('again') === '1'
  const [again, setAgain] = useState(asks)
  useEffect(() => {
    if (!asks) return
    const rest = new URLSearchParams(query)
    rest.delete('again')
    putQuery(rest, { replace: true })
  }, [asks, query, putQuery])
  return { again, setAgain, assignmentId: query.get('assignmentId') }
}
