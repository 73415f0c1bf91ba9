import { formatTime } from '@phuong/domain/format/dates'
import { type EditorStore, givenZones, unfinishedZones } from '@phuong/exercises/worksheet'
import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { SaveIcon } from '@phuong/ui/desk-icons'
import { IconButtonLink } from '@phuong/ui/IconButton'
import { ArrowLeftIcon, EyeIcon, WarningIcon } from '@phuong/ui/icons'
import { pageTitleId } from '@phuong/ui/PageHead'
import { Spinner } from '@phuong/ui/Spinner'
import { toast } from '@phuong/ui/toast'
import { CloudCheckIcon, CloudOffIcon, SendIcon } from '@phuong/ui/work-icons'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../widgets/link/Link.tsx'
import { GiveMenu } from '../../widgets/worksheets/GiveMenu.tsx'
import { titleOf } from '../../widgets/worksheets/title-of.ts'
import type { Worksheet } from './queries.ts'
import { type Saving, savingWords } from './saving.ts'
import { texts } from './texts.ts'
import css from './WorksheetEditor.module.css'

type HeadProps = {
  worksheet: Worksheet
  store: EditorStore
  saving: Saving
  onSave(): void
  /** saves what is open; whether the server has all of it */
  onSettle(): Promise<boolean>
  onChoose(): void
  /** leads to what is not finished */
  onUnfinished(): void
}

/** Where one is, what was saved, and what can be done with the whole worksheet. */
export function Head({ worksheet, store, saving, onSave, onSettle, onChoose, onUnfinished }: HeadProps) {
  const navigate = useNavigate()
  const [settling, setSettling] = useState(false)
  const zones = useSyncExternalStore(store.watch, () => store.get().history.present)
  const open = useMemo(() => unfinishedZones({ zones }).length, [zones])
  const none = useMemo(() => givenZones(zones).length === 0, [zones])
  const settle = async (): Promise<boolean> => {
    setSettling(true)
    const settled = await onSettle()
    setSettling(false)
    if (!settled) toast.error(texts.failedText, { title: texts.failedTitle })
    return settled
  }
  const preview = async () => {
    if (await settle()) navigate(`/lms/teacher/worksheet/exercise/${worksheet.id}`)
  }
  const toUnfinished = () => {
    toast.warning(none ? texts.noZones : texts.unfinished(open))
    onUnfinished()
  }
  return (
    <header className={css.head}>
      <IconButtonLink
        as={Link}
        to={`/lms/teacher/worksheet/${worksheet.entityId}`}
        label={texts.back}
        icon={<ArrowLeftIcon />}
      />
      <div className={css.title}>
        <p className={css.crumb}>{texts.folders}</p>
        <h1 className={css.name} id={pageTitleId} tabIndex={-1}>
          {titleOf(worksheet.fileName)}
        </h1>
      </div>
      <SavingSign saving={saving} onChoose={onChoose} />
      <div className={css.actions}>
        <Button icon={<EyeIcon />} loading={settling} onClick={() => void preview()}>
          {texts.preview}
        </Button>
        <Button icon={<SaveIcon />} aria-keyshortcuts="Control+S" onClick={onSave}>
          {texts.save}
        </Button>
        {open > 0 || none ? (
          <Button variant="primary" icon={<SendIcon />} onClick={toUnfinished}>
            {texts.give}
          </Button>
        ) : (
          <GiveMenu attachmentId={worksheet.id} name={worksheet.fileName} variant="primary" before={settle} />
        )}
      </div>
    </header>
  )
}

/** The state of saving in words (D27); what needs an answer is a button. */
function SavingSign({ saving, onChoose }: { saving: Saving; onChoose(): void }) {
  const name = savingWords(saving)
  const words = name === 'saved' ? texts.saving.saved(formatTime(saving.savedAt)) : texts.saving[name]
  const icons = {
    saved: <CloudCheckIcon />,
    stored: <CloudCheckIcon />,
    new: <CloudCheckIcon />,
    changed: <SaveIcon />,
    sending: <Spinner />,
    waiting: <CloudOffIcon />,
    refused: <WarningIcon />,
    stale: <WarningIcon />,
  }
  // green says that it is saved, and nothing else does
  const isSaved = name === 'saved' || name === 'stored'
  const attention = name === 'waiting' || name === 'refused' || name === 'stale'
  return (
    <div className={cx(css.saving, isSaved && css.saved, attention && css.attention)}>
      {icons[name]}
      <span role="status">{words}</span>
      {name === 'stale' && (
        <Button size="sm" onClick={onChoose}>
          {texts.choose}
        </Button>
      )}
    </div>
  )
}
