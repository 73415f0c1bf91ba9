import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { useState } from 'react'
import { texts } from './texts.ts'

type Props = {
  /** what else is to be told of this sitting: the bar of a phone has room for one reason */
  more: { label: string; onPress(): void } | null
}

/** Says why what was said is not saved, and what becomes of it. It comes when the server has said so: the line is up. */
export function NoRoom({ more }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {texts.why}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        footer={<Button onClick={() => setOpen(false)}>{texts.close}</Button>}
      >
        <p>{texts.text}</p>
        <p>{texts.hint}</p>
        {more && (
          <Button
            variant="quiet"
            onClick={() => {
              setOpen(false)
              more.onPress()
            }}
          >
            {more.label}
          </Button>
        )}
      </Dialog>
    </>
  )
}
