import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { useMutation } from '@tanstack/react-query'
import { formErrorOf } from '../../widgets/form-error.ts'
import { texts } from './texts.ts'
import css from './WorksheetEditor.module.css'

type StaleDialogProps = {
  other: { by: string; at: string }
  onLoad(): Promise<void>
  onOverwrite(): Promise<void>
  /** closed without a choice: nothing is saved until one is made */
  onLater(): void
}

/** Somebody else saved meanwhile (409 STALE): who and when, and which of the two is to be the worksheet. */
export function StaleDialog({ other, onLoad, onOverwrite, onLater }: StaleDialogProps) {
  const choice = useMutation({ mutationFn: (run: () => Promise<void>) => run() })
  const fault = formErrorOf(choice.error)
  return (
    <Dialog
      open
      onClose={onLater}
      title={texts.staleTitle}
      footer={
        <>
          <Button
            loading={choice.isPending && choice.variables === onOverwrite}
            onClick={() => choice.mutate(onOverwrite)}
          >
            {texts.overwrite}
          </Button>
          <Button
            variant="primary"
            loading={choice.isPending && choice.variables === onLoad}
            onClick={() => choice.mutate(onLoad)}
          >
            {texts.loadNew}
          </Button>
        </>
      }
    >
      <div className={css.question}>
        <p>{texts.staleText(other.by, other.at)}</p>
        <p className="muted">{texts.staleHelp}</p>
        {fault !== null && (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
