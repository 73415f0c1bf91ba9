import { EditIcon } from '@phuong/ui/desk-icons'
import type { RowAction } from '@phuong/ui/staff/table-types'
import { type ReactNode, Suspense, useState } from 'react'
import { lateDialog } from '../../../widgets/late/late.tsx'
import type { PupilFacts } from './draft.ts'
import { texts } from './texts.ts'

/** The form is fetched when somebody corrects a pupil. */
const CorrectPupil = lateDialog(async () => (await import('./CorrectPupil.tsx')).CorrectPupil)

type Pupil = PupilFacts & { studentId: string; email: string | null; userName: string | null }

/** Corrects pupils of a class: those who have a user name and no e-mail, whose accounts a school has made. */
export const useCorrection = (classId: string): { actionsOf: (pupil: Pupil) => RowAction[]; dialog: ReactNode } => {
  const [pupil, setPupil] = useState<Pupil | null>(null)
  const actionsOf = (row: Pupil): RowAction[] =>
    row.email === null && row.userName !== null
      ? [{ label: texts.correct, icon: <EditIcon size={18} />, onSelect: () => setPupil(row) }]
      : []
  const dialog = pupil && (
    <Suspense>
      <CorrectPupil key={pupil.studentId} classId={classId} pupil={pupil} onClose={() => setPupil(null)} />
    </Suspense>
  )
  return { actionsOf, dialog }
}
