import { confirm } from '@phuong/ui/confirm'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { execute } from '../../../api/execute.ts'
import { refusalText } from './refusal.ts'
import { texts } from './texts.ts'

/** A pupil as the acts name the child. */
export type Named = { studentId: string; fullName: string }

/** How long an act can be undone by its toast, in ms. */
const undoMs = 10_000

/** Reads anew what is known of classes, but for the page of a pupil who is no longer in this one. */
export const useClassesAnew = (classId: string) => {
  const client = useQueryClient()
  return (goneId?: string) =>
    askAnew(client, {
      queryKey: ['classes'],
      predicate: ({ queryKey: [, id, part, studentId] }) =>
        goneId === undefined || !(id === classId && part === 'pupil' && studentId === goneId),
    })
}

/** Lets pupils of a class leave and come back; why something cannot be is told. Each act answers whether it was done. */
export const useEnrolment = (classId: string) => {
  const anew = useClassesAnew(classId)
  const done = async (act: Promise<unknown>, goneId?: string): Promise<boolean> => {
    try {
      await act
    } catch (error) {
      const text = refusalText(error)
      if (text !== null) toast.error(text)
      return false
    }
    await anew(goneId)
    return true
  }
  const bringBack = async ({ studentId, fullName }: Named): Promise<boolean> => {
    if (!(await done(execute('CLASSES_Pupil_Return', { classId, studentId })))) return false
    toast.success(texts.back(fullName))
    return true
  }
  const leave = async (pupil: Named): Promise<boolean> => {
    const question = { title: texts.leaveTitle(pupil.fullName), text: texts.leaveText, confirmLabel: texts.leave }
    if (!(await confirm(question))) return false
    const { studentId } = pupil
    if (!(await done(execute('CLASSES_Pupil_Leave', { classId, studentId }), studentId))) return false
    toast.success(texts.left(pupil.fullName), {
      durationMs: undoMs,
      action: { label: texts.undo, onPress: () => void bringBack(pupil) },
    })
    return true
  }
  return { leave, bringBack }
}
