import type { WorksheetDocument } from '@phuong/exercises/worksheet'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { useState } from 'react'
import { UploadBox } from '../../widgets/upload/UploadBox.tsx'
import { PageChooser } from '../../widgets/worksheets/PageChooser.tsx'
import { documentPages } from '../../widgets/worksheets/pages.ts'
import { texts } from './texts.ts'
import css from './WorksheetEditor.module.css'

type BackgroundProps = {
  worksheetId: string
  onPages(pages: WorksheetDocument['pages']): void
  onClose(): void
}

/**
 * A new background under the zones that there are (B-154 to B-157): the file is uploaded beside the old one, which goes
 * only when a revision with the new one is stored.
 */
export function Background({ worksheetId, onPages, onClose }: BackgroundProps) {
  const [file, setFile] = useState<string | null>(null)
  return (
    <Dialog open onClose={onClose} size="lg" title={texts.backgroundTitle}>
      <div className={css.steps}>
        <p className="muted">{texts.backgroundText}</p>
        {file === null ? (
          <UploadBox
            target={{ subModuleName: 'SHARE', entityName: 'Attachments', entityId: worksheetId }}
            max={1}
            onStored={({ id }) => setFile(id)}
          />
        ) : (
          <PageChooser
            id={file}
            onReady={(row) => onPages(documentPages(file, row))}
            leave={<Button onClick={onClose}>{texts.close}</Button>}
          />
        )}
      </div>
    </Dialog>
  )
}
