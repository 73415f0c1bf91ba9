import { toast } from '@phuong/ui/toast'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../api/ask-anew.ts'
import { execute } from '../../api/execute.ts'
import { formErrorOf } from '../form-error.ts'
import { sentInvitationTexts } from './texts.ts'

/**
 * Takes an invitation back that nobody has answered, says so, and asks anew for the list.
 * @param queryKey of the list in which it stands
 */
export const useWithdraw = (queryKey: QueryKey): ((id: string, login: string) => Promise<void>) => {
  const client = useQueryClient()
  return async (id, login) => {
    try {
      await execute('CLASSES_Invitation_Withdraw', { id })
      toast.success(sentInvitationTexts.withdrawn(login))
    } catch (error) {
      const text = formErrorOf(error)
      if (text !== null) toast.error(text)
    }
    await askAnew(client, { queryKey })
  }
}
