import { Button } from '@phuong/ui/Button'
import { RefreshIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import type { LocalSitting } from '../../../sitting/use-local-sitting.ts'
import { TakeWork } from '../../../sitting/work-file/take-work/TakeWork.tsx'
import { texts } from '../texts.ts'

type Props = { local: LocalSitting; sittingId: string | null; title: string | undefined }

/**
 * A result that has not arrived: it is on its way, it waits for the line, or the server will not have it. 'Thử lại' sends
 * it now (C-376) and 'Tải bài làm' gives it as a file (D28). What was answered stays on this device until it has arrived.
 */
export function Sending({ local: { connection, problem, sendNow }, sittingId, title }: Props) {
  if (connection === 'online' && problem === null)
    return (
      <Notice title={texts.sendingTitle} live="polite">
        {texts.sendingText}
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      title={problem === null ? texts.sendWaits : texts.sendFailed}
      live="polite"
      action={
        <>
          <Button icon={<RefreshIcon />} onClick={sendNow}>
            {texts.retry}
          </Button>
          <TakeWork sittingId={sittingId} title={title} />
        </>
      }
    >
      {problem !== null && `${problem} `}
      {texts.sendFailedText}
    </Notice>
  )
}
