import { CHANGE_PASSWORD_TEXTS } from '@phuong/domain/forms/change-password'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Suspense } from 'react'
import type { Me } from '../../api/auth-state.ts'
import { lateDialog } from '../../widgets/late/late.tsx'
import { useChangedSessions } from './use-changed-sessions.ts'

const ChangePasswordDialog = lateDialog(
  async () => (await import('../../widgets/change-password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
)

/** The modal in which the own password is changed. It stands outside of any form, as it has one itself. */
export function ChangePassword({ me, onClose }: { me: Me; onClose: () => void }) {
  const sessionsChanged = useChangedSessions()
  return (
    <Suspense>
      <ChangePasswordDialog
        account={me}
        exit={<CancelButton>{CHANGE_PASSWORD_TEXTS.close}</CancelButton>}
        onClose={onClose}
        onChanged={async () => {
          onClose()
          await sessionsChanged()
        }}
      />
    </Suspense>
  )
}
