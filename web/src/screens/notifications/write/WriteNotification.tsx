import type { NoticeDestination } from '@phuong/domain/notices/destinations'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { EditIcon } from '@phuong/ui/desk-icons'
import { Waiting } from '@phuong/ui/ListState'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { Suspense, useState } from 'react'
import { latePlace } from '../../../widgets/late/late.tsx'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { writeTexts as texts } from './texts.ts'

/** The form with its editor, which nobody loads who only reads. */
const WriteForm = latePlace(async () => (await import('./WriteForm.tsx')).WriteForm)

/** Opens the form in which a notification is written (B-353, B-354). */
export function WriteNotification({ onSent }: { onSent: (place: NoticeDestination) => void }) {
  const { me } = useSurroundings()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={<EditIcon size={20} />} onClick={() => setOpen(true)}>
        {texts.write}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.write} size="lg">
        <Suspense
          fallback={
            <Waiting>
              <SkeletonRows rows={4} />
            </Waiting>
          }
        >
          <WriteForm
            me={me}
            onSent={(place) => {
              setOpen(false)
              onSent(place)
            }}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
