import { UsersGroupIcon } from '@phuong/ui/lms-icons'
import type { RowAction } from '@phuong/ui/staff/table-types'
import { type ReactNode, Suspense, useState } from 'react'
import { lateDialog } from '../../../../widgets/late/late.tsx'
import type { RosterRow } from '../queries.ts'
import { texts } from './texts.ts'

/** The drawing of the code is fetched when somebody asks for it. */
const FamilyLinkDialog = lateDialog(async () => (await import('./FamilyLinkDialog.tsx')).FamilyLinkDialog)

type Pupil = Pick<RosterRow, 'studentId' | 'fullName'>

/** What a teacher does with a pupil to reach its family (D59): the action of its row, and the dialog that it opens. */
export const useFamilyLink = (classId: string): { action: (pupil: Pupil) => RowAction; dialog: ReactNode } => {
  const [pupil, setPupil] = useState<Pupil | null>(null)
  return {
    action: (row) => ({ label: texts.open, icon: <UsersGroupIcon />, onSelect: () => setPupil(row) }),
    dialog: pupil && (
      <Suspense>
        <FamilyLinkDialog
          seat={{ classId, studentId: pupil.studentId }}
          fullName={pupil.fullName}
          onClose={() => setPupil(null)}
        />
      </Suspense>
    ),
  }
}
