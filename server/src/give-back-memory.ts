import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What V8 offers once it is asked to: a collection that also gives empty pages back to the system. */
type Collect = (options: { execution: 'async'; type: 'major'; flavor: 'last-resort' }) => Promise<void>

/**
 * Gives back what a start has needed once and nobody needs again, such as the school and the bank that it laid out: V8 keeps
 * the room of its largest moment otherwise (P14).
 */
export const giveBackMemory = async (): Promise<void> => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  await collect({ execution: 'async', type: 'major', flavor: 'last-resort' })
}
