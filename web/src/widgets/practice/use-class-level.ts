import { useState } from 'react'
import { readStored, writeStored } from '../../browser/storage.ts'
import { useSurroundings } from '../surroundings.ts'
import { isLocalHost, levelOf } from './class-level.ts'

/**
 * The level in use, and on a local host the way to another one (C-245 to C-254).
 * @param named the level that the address names; null for none
 */
export const useClassLevel = (named: number | null = null) => {
  const { me } = useSurroundings()
  const [chosen, setChosen] = useState(() => readStored('classLevel'))
  const local = isLocalHost(window.location.hostname)
  return {
    level: levelOf(me, { named, chosen }, local),
    choose: local
      ? (level: number) => {
          writeStored('classLevel', level)
          setChosen(level)
        }
      : null,
  }
}
