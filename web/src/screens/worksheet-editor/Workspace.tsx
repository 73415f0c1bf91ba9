import { worksheetEditor } from '@phuong/exercises/screens'
import {
  editedDocument,
  editorStore,
  readDocument,
  startEditor,
  storedDocument,
  type WorksheetDocument,
} from '@phuong/exercises/worksheet'
import { PictureUpIcon } from '@phuong/ui/desk-icons'
import { Notice } from '@phuong/ui/Notice'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { newUuid } from '../../browser/chance.ts'
import { dropCached } from '../../browser/worksheet-cache.ts'
import { useTypedWords } from '../../widgets/unsaved/typed-words.ts'
import { Background } from './Background.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { Head } from './Head.tsx'
import { readRevision, type Worksheet, worksheetQuery } from './queries.ts'
import { StaleDialog } from './StaleDialog.tsx'
import { texts } from './texts.ts'
import { useSaver } from './use-saver.ts'
import css from './WorksheetEditor.module.css'

const Editor = lazy(async () => ({ default: (await worksheetEditor()).Editor }))

const newIds = () => [newUuid(), newUuid()] as const

type WorkspaceProps = {
  worksheet: Worksheet
  userId: string
  document: WorksheetDocument
  /** the document is not what the server has */
  changed: boolean
  /** begins anew with another document, such as one with other pages */
  onReplace(document: WorksheetDocument): void
}

/** The open worksheet: its head with what was saved, its editor, and the questions that come up (B-152, D27). */
export function Workspace({ worksheet, userId, document, changed, onReplace }: WorkspaceProps) {
  const client = useQueryClient()
  const [store] = useState(() => editorStore(startEditor(document)))
  const { saver, saving } = useSaver({ store, worksheet, userId, changed })
  const [later, setLater] = useState(false)
  const [background, setBackground] = useState(false)
  const [asked, setAsked] = useState(0)
  // an ended session is asked for in place, so that the worksheet stays on the screen (D24)
  useTypedWords(true)

  const save = async () => {
    const end = await saver.saveNow()
    if (end === 'saved') toast.success(texts.savedText, { title: texts.savedTitle })
    else if (end === 'failed') toast.error(texts.failedText, { title: texts.failedTitle })
    else setLater(false)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    void save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const loadNew = async () => {
    await dropCached(userId, worksheet.id)
    await client.refetchQueries({ queryKey: worksheetQuery(worksheet.id, userId).queryKey })
  }
  const overwrite = async () => {
    const end = await saver.overwrite(await readRevision(worksheet.id))
    if (end === 'saved') toast.success(texts.savedText, { title: texts.savedTitle })
    else if (end === 'failed') toast.error(texts.failedText, { title: texts.failedTitle })
  }
  /** Other pages under the same zones (B-156, B-157): what came before is saved first, then the whole begins anew. */
  const replacePages = async (pages: WorksheetDocument['pages']) => {
    setBackground(false)
    if (saver.get().changed && (await saver.saveNow()) !== 'saved') {
      toast.error(texts.failedText, { title: texts.failedTitle })
      return
    }
    const revision = saver.get().revision
    // read once more, so that every zone lies within the new pages
    const next = readDocument(storedDocument({ ...editedDocument(store.get()), pages, revision }))
    if (!next) return
    onReplace(next)
    toast.success(texts.backgroundDone)
  }

  return (
    <div className={css.workspace}>
      <Head
        worksheet={worksheet}
        store={store}
        saving={saving}
        onSave={() => void save()}
        onSettle={async () => (await saver.saveNow()) === 'saved'}
        onChoose={() => setLater(false)}
        onUnfinished={() => setAsked(asked + 1)}
      />
      {saving.phase === 'refused' && (
        <Notice tone="danger" live="assertive" title={texts.refusedTitle} className={css.refused}>
          {saving.refusal}
        </Notice>
      )}
      <Suspense fallback={<EditorSkeleton />}>
        <Editor store={store} newIds={newIds} asked={asked}>
          <button type="button" className={css.background} onClick={() => setBackground(true)}>
            <PictureUpIcon />
            <span>{texts.background}</span>
          </button>
        </Editor>
      </Suspense>
      {saving.phase === 'stale' && saving.other && !later && (
        <StaleDialog other={saving.other} onLoad={loadNew} onOverwrite={overwrite} onLater={() => setLater(true)} />
      )}
      {background && (
        <Background worksheetId={worksheet.id} onPages={replacePages} onClose={() => setBackground(false)} />
      )}
    </div>
  )
}
