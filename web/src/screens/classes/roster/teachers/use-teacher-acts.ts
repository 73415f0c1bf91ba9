import type { ColleaguePlace } from '@phuong/domain/people/class-roles'
import { confirm } from '@phuong/ui/confirm'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../../api/ask-anew.ts'
import { isCallError } from '../../../../api/call-error.ts'
import { execute } from '../../../../api/execute.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import type { TeacherRow } from './queries.ts'
import { texts } from './texts.ts'

/** What the owner does with a colleague, and the colleague alone; why something cannot be is told. Each answers whether it was done. */
export const useTeacherActs = (room: { id: string; className: string }) => {
  const client = useQueryClient()
  const classId = room.id
  const anew = () => askAnew(client, { queryKey: ['classes'] })
  const done = async (act: Promise<unknown>, words: string): Promise<boolean> => {
    try {
      await act
    } catch (error) {
      const isStale = isCallError(error) && error.code === 'STALE'
      const text = isStale ? texts.changedElsewhere : formErrorOf(error)
      if (text !== null) toast.error(text)
      await anew()
      return false
    }
    toast.success(words)
    return true
  }
  const set = async ({ personId, fullName, may, homeroom }: TeacherRow, place: ColleaguePlace) => {
    const change = { classId, personId, ...place, seen: { may, homeroom } }
    if (await done(execute('CLASSES_Teacher_Set', change), texts.changed(fullName))) await anew()
  }
  const remove = async ({ personId, fullName }: TeacherRow) => {
    const question = { title: texts.removeTitle(fullName), text: texts.removeText, confirmLabel: texts.remove }
    if (!(await confirm(question))) return
    if (await done(execute('CLASSES_Teacher_Remove', { classId, personId }), texts.removed(fullName))) await anew()
  }
  const handOver = async ({ personId, fullName }: TeacherRow) => {
    const question = {
      title: texts.handOverTitle(fullName),
      text: texts.handOverText,
      confirmLabel: texts.handOverYes,
      tone: 'primary',
    } as const
    if (!(await confirm(question))) return
    if (await done(execute('CLASSES_Owner_Set', { classId, personId }), texts.handedOver(fullName))) await anew()
  }
  /** The lists of classes are read anew by the page to which the teacher goes. */
  const leave = async ({ personId }: TeacherRow): Promise<boolean> => {
    const { className } = room
    const question = { title: texts.leaveTitle(className), text: texts.leaveText, confirmLabel: texts.leave }
    if (!(await confirm(question))) return false
    return done(execute('CLASSES_Teacher_Remove', { classId, personId }), texts.left(className))
  }
  return { set, remove, handOver, leave }
}
