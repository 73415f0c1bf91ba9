import { useState } from 'react'

/** Whether something has ever been so while this stood on the screen: what has come does not go away again. */
export const useHasBeen = (now: boolean): boolean => {
  const [been, setBeen] = useState(now)
  if (now && !been) setBeen(true)
  return been || now
}
