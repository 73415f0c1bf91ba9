import { Dialog } from '@phuong/ui/Dialog'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { forgotTexts } from './texts.ts'

/** The forgot-password modal of /auth (C-062, C-175), which comes when it is asked for. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={forgotTexts.title} size="sm">
      <ForgotPasswordForm />
    </Dialog>
  )
}
