import { LogoutIcon } from '@phuong/ui/icons'
import type { RowAction } from '@phuong/ui/staff/table-types'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { type ReactNode, Suspense, useState } from 'react'
import { lateDialog } from '../../../widgets/late/late.tsx'
import { texts } from './texts.ts'
import { type Named, useEnrolment } from './use-enrolment.ts'

/** The form is fetched when somebody moves a pupil. */
const MovePupil = lateDialog(async () => (await import('./MovePupil.tsx')).MovePupil)

/**
 * What becomes of a pupil's place in a class: moved to another one, or left.
 * @param onGone the pupil is no longer in the class
 */
export const usePupilActs = (
  room: { id: string; className: string },
  onGone?: () => void,
): { actionsOf: (pupil: Named) => RowAction[]; dialog: ReactNode } => {
  const [moved, setMoved] = useState<Named | null>(null)
  const { leave } = useEnrolment(room.id)
  const actionsOf = (pupil: Named): RowAction[] => [
    { label: texts.move, icon: <ArrowRightIcon size={18} />, onSelect: () => setMoved(pupil) },
    {
      label: texts.leave,
      icon: <LogoutIcon size={18} />,
      danger: true,
      onSelect: () => void leave(pupil).then((done) => done && onGone?.()),
    },
  ]
  const dialog = moved && (
    <Suspense>
      <MovePupil
        pupil={moved}
        from={room}
        onClose={() => setMoved(null)}
        {...(onGone !== undefined && { onMoved: onGone })}
      />
    </Suspense>
  )
  return { actionsOf, dialog }
}
