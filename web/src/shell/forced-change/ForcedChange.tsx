import { isPupil } from '@phuong/domain/people/roles'
import { Button } from '@phuong/ui/Button'
import { LogoutIcon } from '@phuong/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { askAnew } from '../../api/ask-anew.ts'
import type { Me } from '../../api/auth-state.ts'
import { authQuery } from '../../api/session-query.ts'
import { SittingShell } from '../sitting/SittingShell.tsx'
import { shellTexts } from '../texts.ts'
import { useGoodbye } from '../use-goodbye.ts'
import { texts } from './texts.ts'

/** Loaded from here, so that what every first visit carries does not name the files of a form. */
const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../../widgets/change-password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
}))

/** Before the first screen, whose password somebody else made chooses an own one; the only other way is out (D12). */
export function ForcedChange({ me }: { me: Me }) {
  const client = useQueryClient()
  const goodbye = useGoodbye()
  const exit = (
    <Button variant="quiet" icon={<LogoutIcon />} loading={goodbye.isPending} onClick={() => goodbye.mutate()}>
      {shellTexts.logout}
    </Button>
  )
  return (
    <SittingShell exit={exit}>
      <Suspense>
        <ChangePasswordDialog
          account={me}
          intro={texts.text(isPupil(me))}
          exit={exit}
          onChanged={() => askAnew(client, { queryKey: authQuery.queryKey })}
        />
      </Suspense>
    </SittingShell>
  )
}
