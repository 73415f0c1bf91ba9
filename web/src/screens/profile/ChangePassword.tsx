import { CHANGE_PASSWORD_TEXTS } from '@phuong/domain/forms/change-password'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { LockIcon } from '@phuong/ui/icons'
import { lazy, Suspense, useState } from 'react'
import type { Me } from '../../api/auth-state.ts'
import { texts } from './texts.ts'
import { useChangedSessions } from './use-changed-sessions.ts'

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../../widgets/change-password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
}))

/** Opens the modal in which the own password is changed; a sample account cannot press it. */
export function ChangePassword({ me, disabled }: { me: Me; disabled: boolean }) {
  const [open, setOpen] = useState(false)
  const sessionsChanged = useChangedSessions()
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={<LockIcon />} disabled={disabled} onClick={() => setOpen(true)}>
        {texts.changePassword}
      </Button>
      {open && (
        <Suspense>
          <ChangePasswordDialog
            account={me}
            exit={<CancelButton>{CHANGE_PASSWORD_TEXTS.close}</CancelButton>}
            onClose={close}
            onChanged={async () => {
              close()
              await sessionsChanged()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
