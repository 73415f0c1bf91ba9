import { Button } from '@phuong/ui/Button'
import { RefreshIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import type { LocalSitting } from '../../../widgets/sitting/use-local-sitting.ts'
import { texts } from '../texts.ts'

/**
 * A result that has not arrived: it is on its way, or it could not be sent and 'Thử lại' sends it now (C-376). What was
 * answered stays on this device until it has arrived.
 */
export function Sending({ local: { connection, problem, sendNow } }: { local: LocalSitting }) {
  if (connection === 'online' && problem === null)
    return (
      <Notice title={texts.sendingTitle} live="polite">
        {texts.sendingText}
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      title={texts.sendFailed}
      live="polite"
      action={
        <Button icon={<RefreshIcon />} onClick={sendNow}>
          {texts.retry}
        </Button>
      }
    >
      {problem !== null && `${problem} `}
      {texts.sendFailedText}
    </Notice>
  )
}
