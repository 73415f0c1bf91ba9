import { useState } from 'react'
import { readStored, writeStored } from '../browser/storage.ts'

/** Whether tables stand closer, remembered on this device until the person signs out. */
export const useDenseTables = (): [boolean, (dense: boolean) => void] => {
  const [dense, setDense] = useState(() => readStored('denseTables') ?? false)
  return [
    dense,
    (wanted) => {
      setDense(wanted)
      writeStored('denseTables', wanted)
    },
  ]
}
