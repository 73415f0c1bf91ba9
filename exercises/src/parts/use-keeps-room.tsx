import { useState } from 'react'

/**
 * Whether what belongs to an open exercise has room: it keeps it once the exercise is marked, so that nothing moves under
 * the eyes. In an exercise that is marked from the start it never had any.
 */
export const useKeepsRoom = (open: boolean): boolean => {
  const [had, setHad] = useState(open)
  if (open && !had) setHad(true)
  return open || had
}
