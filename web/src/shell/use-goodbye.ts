import { toast } from '@phuong/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Me } from '../api/auth-state.ts'
import { messageOf } from '../api/call-error.ts'
import { authQuery } from '../api/session-query.ts'
import { settleUnsent } from '../widgets/sitting/goodbye.ts'
import { sayGoodbye } from './leaving.ts'

/** 'Thoát': asks about answers that have not arrived (D26), signs out, or says why it could not. */
export const useGoodbye = () => {
  const client = useQueryClient()
  const leave = async () => {
    const me: Me | null = client.getQueryData(authQuery.queryKey)?.loggedInUser ?? null
    const settled = me && (await settleUnsent(me))
    if (settled && !settled.go) return
    try {
      await sayGoodbye(client)
    } catch (error) {
      await settled?.failed()
      throw error
    }
  }
  return useMutation({ mutationFn: leave, onError: (error) => toast.error(messageOf(error)) })
}
