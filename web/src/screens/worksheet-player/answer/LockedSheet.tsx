import type { PublicDocument, SheetAnswers } from '@phuong/exercises/worksheet'
import { Button } from '@phuong/ui/Button'
import { RefreshIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import type { Sitting } from '../../../widgets/sitting/use-sitting.ts'
import { Sheet } from '../Sheet.tsx'
import css from '../WorksheetPlayer.module.css'
import { texts } from './texts.ts'

type Props = {
  document: PublicDocument
  answers: SheetAnswers
  connection: Sitting['connection']
  /** of this page; what was refused can be sent again (B-229) */
  sitting?: Pick<Sitting, 'problem' | 'retry'>
}

/** A sheet whose hand-in is on its way, or was not taken: locked, nothing marked, nothing of it thrown away. */
export function LockedSheet({ document, answers, connection, sitting }: Props) {
  const problem = sitting?.problem ?? null
  const sending = connection === 'online'
  return (
    <Sheet
      document={document}
      answers={answers}
      mode="review"
      parts={null}
      solutions={null}
      onAnswer={() => undefined}
      head={
        <div className={css.head}>
          {problem ? (
            <Notice
              tone="danger"
              title={texts.refusedTitle}
              live="assertive"
              action={
                <Button icon={<RefreshIcon />} onClick={() => void sitting?.retry()}>
                  {texts.tryAgain}
                </Button>
              }
            >
              {problem.text} {texts.refusedText}
            </Notice>
          ) : (
            <Notice
              tone={sending ? 'info' : 'warning'}
              title={sending ? texts.sendingTitle : texts.waitingTitle}
              live="polite"
            >
              {sending ? texts.sendingText : texts.waitingText}
            </Notice>
          )}
        </div>
      }
      end={null}
    />
  )
}
