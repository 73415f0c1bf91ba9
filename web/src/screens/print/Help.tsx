import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import css from './Print.module.css'
import { texts } from './texts.ts'

/** How an exam is printed, turned into a document, and heard (C-599 to C-602, C-614). */
export function Help({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.helpTitle}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={css.help}>
        {texts.help.map(({ title, steps }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
