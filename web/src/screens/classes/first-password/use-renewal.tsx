import { confirm } from '@phuong/ui/confirm'
import { LockIcon } from '@phuong/ui/icons'
import type { RowAction } from '@phuong/ui/staff/table-types'
import { toast } from '@phuong/ui/toast'
import { type ReactNode, Suspense, useState } from 'react'
import { execute } from '../../../api/execute.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { lateDialog } from '../../../widgets/late/late.tsx'
import type { KnownClass } from '../class-query.ts'
import { texts } from './texts.ts'

/** What it tells is fetched when somebody asks for it. */
const NewPassword = lateDialog(async () => (await import('./NewPassword.tsx')).NewPassword)

type Pupil = { studentId: string; fullName: string; email: string | null; userName: string | null }

/**
 * Gives pupils of a class new first passwords (D69): those who have a user name and no e-mail. Who keeps the list and may not,
 * since nobody has verified the account, is told so.
 * @param room what the reader may in the class; undefined while it is on its way
 */
export const useRenewal = (
  classId: string,
  room: Pick<KnownClass, 'mayEnrol' | 'mayRenew'> | undefined,
): { actionsOf: (pupil: Pupil) => RowAction[]; dialog: ReactNode } => {
  const [renewed, setRenewed] = useState<Pupil | null>(null)
  const renew = async (pupil: Pupil) => {
    const question = {
      title: texts.renewTitle(pupil.fullName),
      text: texts.renewText,
      confirmLabel: texts.renew,
      tone: 'primary',
    } as const
    if (!(await confirm(question))) return
    try {
      await execute('CLASSES_Pupil_RenewPassword', { classId, studentId: pupil.studentId })
      setRenewed(pupil)
    } catch (error) {
      const text = formErrorOf(error)
      if (text !== null) toast.error(text)
    }
  }
  const begin = (pupil: Pupil) => {
    if (room?.mayRenew) void renew(pupil)
    else toast.warning(texts.notVerified, { id: 'not-verified' })
  }
  const actionsOf = (pupil: Pupil): RowAction[] =>
    room?.mayEnrol && pupil.email === null && pupil.userName !== null
      ? [{ label: texts.renew, icon: <LockIcon size={18} />, onSelect: () => begin(pupil) }]
      : []
  const dialog = renewed && (
    <Suspense>
      <NewPassword classId={classId} pupil={renewed} onClose={() => setRenewed(null)} />
    </Suspense>
  )
  return { actionsOf, dialog }
}
