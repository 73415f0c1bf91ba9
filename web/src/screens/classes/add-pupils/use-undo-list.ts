import { formatNumber } from '@phuong/domain/format/numbers'
import { confirm } from '@phuong/ui/confirm'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { messageOf } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import { texts } from './texts.ts'

/** Undoes a list after a question; why it cannot be is told. @returns whether it was undone */
export const useUndoList = () => {
  const client = useQueryClient()
  return async (listId: string, pupils: number): Promise<boolean> => {
    const count = formatNumber(pupils)
    const question = { title: texts.undoTitle, text: texts.undoText(count), confirmLabel: texts.undoList }
    if (!(await confirm(question))) return false
    try {
      await execute('CLASSES_List_Undo', { listId })
    } catch (error) {
      toast.error(messageOf(error))
      return false
    }
    toast.success(texts.undone(count))
    await askAnew(client, { queryKey: ['classes'] })
    return true
  }
}
