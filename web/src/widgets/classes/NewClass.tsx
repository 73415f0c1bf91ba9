import { Button, type ButtonVariant } from '@phuong/ui/Button'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { Suspense, useState } from 'react'
import { lateDialog } from '../late/late.tsx'
import { OnlyFor } from '../only-for.ts'
import { classTexts } from './texts.ts'

/** The form is fetched when somebody makes a class. */
const NewClassDialog = lateDialog(async () => (await import('./NewClassDialog.tsx')).NewClassDialog)

/** Makes a class of the teacher's own; its code comes from the server (B-094). */
export function NewClass({ variant }: { variant: ButtonVariant }) {
  const [open, setOpen] = useState(false)
  return (
    <OnlyFor roles={['teacher']}>
      <Button variant={variant} icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {classTexts.newClass}
      </Button>
      {open && (
        <Suspense>
          <NewClassDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OnlyFor>
  )
}
