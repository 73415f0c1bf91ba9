import { toast } from '@phuong/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Me } from '../api/auth-state.ts'
import { messageOf } from '../api/call-error.ts'
import { authQuery } from '../api/session-query.ts'
import { settleUnsent } from '../sitting/leaving/goodbye.ts'
import { sayGoodbye } from './leaving.ts'
import { lmsTexts } from './lms/texts.ts'
import { unsentDialog } from './without-line.ts'

/** Who asked to leave is told at length that it did not work: the next person at this device would be them. */
const onError = (error: Error) => toast.error(messageOf(error), { title: lmsTexts.notLeft, durationMs: 20_000 })

/** 'Thoát': asks about answers that have not arrived (D26), signs out, or says why it could not. */
export const useGoodbye = () => {
  const client = useQueryClient()
  const leave = async () => {
    const me: Me | null = client.getQueryData(authQuery.queryKey)?.loggedInUser ?? null
    const settled = me && (await settleUnsent(me, unsentDialog.load))
    if (settled && !settled.go) return
    try {
      await sayGoodbye(client, settled?.left)
    } catch (error) {
      await settled?.failed()
      throw error
    }
  }
  return useMutation({ mutationFn: leave, onError })
}
