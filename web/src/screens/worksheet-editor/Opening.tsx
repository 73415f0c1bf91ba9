import { formatDateTime } from '@phuong/domain/format/dates'
import type { WorksheetDocument } from '@phuong/exercises/worksheet'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { useEffect, useState } from 'react'
import { dropCached } from '../../browser/worksheet-cache.ts'
import { PageChooser } from '../../widgets/worksheets/PageChooser.tsx'
import { documentPages } from '../../widgets/worksheets/pages.ts'
import { worksheetTexts } from '../../widgets/worksheets/texts.ts'
import { titleOf } from '../../widgets/worksheets/title-of.ts'
import { cacheDecision } from './cache-decision.ts'
import type { Worksheet } from './queries.ts'
import { texts } from './texts.ts'
import css from './WorksheetEditor.module.css'
import { Workspace } from './Workspace.tsx'

/** With what the editor begins; `changed` where that is not what the server has. */
type Start = { readonly document: WorksheetDocument; readonly changed: boolean; readonly turn: number }

/**
 * What stands between a worksheet that was read and its editor: changes that this browser kept (B-197), and pages that
 * are not chosen or not made yet.
 */
export function Opening({ worksheet, userId }: { worksheet: Worksheet; userId: string }) {
  const { id, document } = worksheet
  const [decision] = useState(() => cacheDecision(worksheet.cached, document ?? null, null))
  const [asked, setAsked] = useState(decision.do !== 'offer')
  const [start, setStart] = useState<Start | null>(document ? { document, changed: false, turn: 0 } : null)
  const drop = decision.do === 'drop'
  useEffect(() => {
    if (drop) void dropCached(userId, id)
  }, [drop, userId, id])

  if (!asked && decision.do === 'offer')
    return (
      <Restore
        moment={formatDateTime(new Date(decision.at))}
        onOlder={decision.onOlder}
        onRestore={() => {
          setStart({ document: decision.document, changed: true, turn: 0 })
          setAsked(true)
        }}
        onDiscard={() => {
          void dropCached(userId, id)
          setAsked(true)
        }}
      />
    )
  if (document === undefined) return <EmptyState title={texts.brokenTitle} text={texts.brokenText} />
  if (start === null) {
    if (worksheet.pageCount === null) return <EmptyState title={titleOf(worksheet.fileName)} text={texts.noPagesText} />
    return (
      <>
        <PageHead title={titleOf(worksheet.fileName)} lead={texts.preparingText} />
        <div className={css.preparing}>
          <Panel title={worksheetTexts.choosePages}>
            <div className={css.chooser}>
              <PageChooser
                id={id}
                onReady={(row) =>
                  setStart({
                    document: { revision: 0, pages: documentPages(id, row), zones: [] },
                    changed: false,
                    turn: 0,
                  })
                }
              />
            </div>
          </Panel>
        </div>
      </>
    )
  }
  return (
    <Workspace
      key={start.turn}
      worksheet={worksheet}
      userId={userId}
      document={start.document}
      changed={start.changed}
      onReplace={(next) => setStart({ document: next, changed: true, turn: start.turn + 1 })}
    />
  )
}

type RestoreProps = { moment: string; onOlder: boolean; onRestore(): void; onDiscard(): void }

/** Changes that never reached the server: brought back, or let go; one of the two is chosen. */
function Restore({ moment, onOlder, onRestore, onDiscard }: RestoreProps) {
  return (
    <Dialog
      open
      dismissable={false}
      onClose={onRestore}
      size="sm"
      title={texts.restoreTitle}
      footer={
        <>
          <Button onClick={onDiscard}>{texts.discard}</Button>
          <Button variant="primary" data-autofocus onClick={onRestore}>
            {texts.restore}
          </Button>
        </>
      }
    >
      <p>
        {texts.restoreText(moment)} {onOlder && texts.restoreOlder}
      </p>
    </Dialog>
  )
}
