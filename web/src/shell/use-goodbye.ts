import { toast } from '@phuong/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/call-error.ts'
import { sayGoodbye } from './leaving.ts'

/** 'Thoát': signs out, or says why it could not. */
export const useGoodbye = () => {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => sayGoodbye(client), onError: (error) => toast.error(messageOf(error)) })
}
