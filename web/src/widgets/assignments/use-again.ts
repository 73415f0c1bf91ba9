import { useState } from 'react'
import { useAddressQuery } from '../link/use-address-query.ts'
import { useAskedOnce } from '../link/use-asked-once.ts'

/** Whether the address asks for a new attempt; once, for a page that is loaded anew must not begin another one. */
export const useAgain = () => {
  const [query] = useAddressQuery()
  const [again, setAgain] = useState(useAskedOnce('again'))
  return { again, setAgain, assignmentId: query.get('assignmentId') }
}
