import { Button, type ButtonVariant } from '@phuong/ui/Button'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { Suspense, useState } from 'react'
import { lateDialog } from '../../../widgets/late/late.tsx'
import { texts } from '../texts.ts'
import type { FolderFormProps } from './FolderForm.tsx'

/** The form is fetched when somebody makes or changes a folder. */
const FolderForm = lateDialog(async () => (await import('./FolderForm.tsx')).FolderForm)

export function FolderDialog(props: FolderFormProps) {
  return (
    <Suspense>
      <FolderForm {...props} />
    </Suspense>
  )
}

/** Makes a folder (B-528). `order` is the place that is offered: behind the last. */
export function NewFolder({ variant, order }: { variant: ButtonVariant; order: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {texts.make}
      </Button>
      {open && <FolderDialog folder={null} order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
