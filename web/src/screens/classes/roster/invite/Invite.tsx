import { Button } from '@phuong/ui/Button'
import { QrIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { Suspense, useState } from 'react'
import { lateDialog } from '../../../../widgets/late/late.tsx'
import type { KnownClass } from '../../class-query.ts'
import { texts } from './texts.ts'

/** What draws the code is fetched when somebody wants it. */
const InviteDialog = lateDialog(async () => (await import('./InviteDialog.tsx')).InviteDialog)

type Props = {
  facts: KnownClass
  /** The next thing to do, in words; else a sign beside the code. */
  prominent?: boolean
}

/** Opens the ways into the class. */
export function Invite({ facts, prominent = false }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {prominent ? (
        <Button icon={<QrIcon size={18} />} onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      ) : (
        <IconButton size="sm" label={texts.open} icon={<QrIcon size={18} />} onClick={() => setOpen(true)} />
      )}
      {open && (
        <Suspense>
          <InviteDialog facts={facts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
