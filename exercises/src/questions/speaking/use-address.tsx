import { use, useEffect, useState } from 'react'
import { RecordingsContext } from '../../parts/recordings.tsx'

/**
 * The address of a recording: looked for at once, wherever it is kept, and again by `lookAgain` after a look that found
 * nothing.
 */
export const useAddress = (id: string) => {
  const recordings = use(RecordingsContext)
  const [turn, setTurn] = useState(1)
  /** what the last look that ended came to */
  const [found, setFound] = useState<{ turn: number; address: string | null }>({ turn: 0, address: null })

  useEffect(() => {
    let address: string | null = null
    let left = false
    const search = recordings === null ? Promise.resolve(null) : recordings.find(id).catch(() => null)
    void search.then((sound) => {
      if (left) return
      address = sound && URL.createObjectURL(sound)
      setFound({ turn, address })
    })
    return () => {
      left = true
      if (address !== null) URL.revokeObjectURL(address)
    }
  }, [recordings, id, turn])

  return { address: found.address, looking: found.turn < turn, lookAgain: () => setTurn(turn + 1) }
}
