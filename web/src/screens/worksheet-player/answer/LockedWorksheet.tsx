import type { PublicDocument, WorksheetAnswers } from '@phuong/exercises/worksheet'
import { Button } from '@phuong/ui/Button'
import { RefreshIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import type { Sitting } from '../../../sitting/use-sitting.ts'
import { TakeWork } from '../../../sitting/work-file/take-work/TakeWork.tsx'
import { Worksheet } from '../Worksheet.tsx'
import css from '../WorksheetPlayer.module.css'
import { texts } from './texts.ts'

type Props = {
  document: PublicDocument
  answers: WorksheetAnswers
  connection: Sitting['connection']
  /** What waits here; it can be taken as a file (D28). */
  sittingId: string | null
  title: string | undefined
  /** of this page; what was refused can be sent again (B-229) */
  sitting?: Pick<Sitting, 'problem' | 'retry'>
}

/** A worksheet whose hand-in is on its way, or was not taken: locked, nothing marked, nothing of it thrown away. */
export function LockedWorksheet({ document, answers, connection, sittingId, title, sitting }: Props) {
  const problem = sitting?.problem ?? null
  const sending = connection === 'online'
  const take = <TakeWork sittingId={sittingId} title={title} />
  return (
    <Worksheet
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
                <>
                  <Button icon={<RefreshIcon />} onClick={() => void sitting?.retry()}>
                    {texts.tryAgain}
                  </Button>
                  {take}
                </>
              }
            >
              {problem.text} {texts.refusedText}
            </Notice>
          ) : (
            <Notice
              tone={sending ? 'info' : 'warning'}
              title={sending ? texts.sendingTitle : texts.waitingTitle}
              live="polite"
              action={!sending && take}
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
