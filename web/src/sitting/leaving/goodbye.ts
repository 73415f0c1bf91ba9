import type { Me } from '../../api/auth-state.ts'
import { CallError } from '../../api/call-error.ts'
import { mayHoldSittings } from '../../browser/sitting-store/presence.ts'
import { loadService } from '../load-service.ts'
import type { SittingService } from '../service.ts'
import { ask, type Choice } from './asked.ts'

/** What a logout does about answers that have not arrived (D26); the service behind it is loaded on demand. */

/** Whether the logout goes on, and what is to be done once the server has been told of it, or could not be. */
export type Settled = { readonly go: boolean; left(): Promise<void>; failed(): Promise<void> }

const nothing = async () => undefined
const going: Settled = { go: true, left: nothing, failed: nothing }

const choose = (service: SittingService, unsent: number): Promise<Choice> =>
  new Promise((resolve) => {
    const keep = async () => {
      await service.leaving.keepSealed()
      return true
    }
    ask({
      unsent,
      canKeep: service.leaving.canKeep(),
      send: service.sending.sendAll,
      keep: () => keep().catch(() => false),
      answer: (choice) => {
        ask(null)
        resolve(choice)
      },
    })
  })

/** @throws CallError OFFLINE where code cannot be fetched */
const fetched = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch(() => {
    throw new CallError('OFFLINE')
  })

/**
 * Before a logout: nothing plain stays behind, and nothing unsent goes without a word (D26). What is to be kept is
 * encrypted while the person is still there, and given back when the server could not be told of the end; what is let go
 * goes when the server has been told, and not before: who could not leave has it still.
 * @param loadDialog brings what draws the question
 * @throws CallError where that, or what holds the answers, cannot be fetched: then nothing has been asked and nothing done
 */
export const settleUnsent = async (
  me: Pick<Me, 'id' | 'queueKey'>,
  loadDialog: () => Promise<unknown>,
): Promise<Settled> => {
  if (!(await mayHoldSittings())) return going
  const { serviceFor } = await fetched(loadService())
  const service = serviceFor(me)
  const unsent = await service.leaving.unsent()
  if (unsent > 0) await fetched(loadDialog())
  const choice = unsent === 0 ? 'discard' : await choose(service, unsent)
  if (choice === 'stay') return { ...going, go: false }
  if (choice === 'keep') return { ...going, failed: service.leaving.restore }
  return { ...going, left: service.leaving.clear }
}
