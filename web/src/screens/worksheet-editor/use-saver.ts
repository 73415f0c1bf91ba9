import { type EditorStore, editedDocument, storedDocument } from '@phuong/exercises/worksheet'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { chance } from '../../browser/chance.ts'
import { now } from '../../browser/clock.ts'
import { dropCached, writeCached } from '../../browser/worksheet-cache.ts'
import { isTagged, saveDocument, tagWorksheet, type Worksheet } from './queries.ts'
import { type Saver, worksheetSaver } from './saver.ts'
import { type Saving, startSaving } from './saving.ts'

type SaverOf = { store: EditorStore; worksheet: Worksheet; userId: string; changed: boolean }

const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * The saver of an open worksheet: it hears of every change of the zones, and of a network that comes back, and of a
 * page that is put aside.
 */
export const useSaver = ({ store, worksheet, userId, changed }: SaverOf): { saver: Saver; saving: Saving } => {
  const { id } = worksheet
  const tags = useRef(worksheet.tags)
  // a mutation, so that an ended session is asked for in place
  const { mutateAsync } = useMutation({
    mutationFn: async (document: ReturnType<typeof storedDocument>) => {
      const saved = await saveDocument(id, document)
      if (!isTagged(tags.current))
        try {
          tags.current = (await tagWorksheet(id, tags.current)).row?.tags ?? null
        } catch {
          // the worksheet is saved; the next save marks it
        }
      return saved
    },
  })
  const [saver] = useState(() =>
    worksheetSaver({
      first: startSaving(store.get().revision, { changed }),
      document: (revision) => ({ ...editedDocument(store.get()), revision }),
      send: (document) => mutateAsync(storedDocument(document)),
      keep: (document) =>
        void writeCached(userId, id, {
          revision: document.revision,
          at: now().getTime(),
          document: storedDocument(document),
        }),
      forget: () => void dropCached(userId, id),
      later,
      chance,
    }),
  )
  useEffect(() => {
    let zones = store.get().history.present
    const stopWatching = store.watch(() => {
      const present = store.get().history.present
      if (present === zones) return
      zones = present
      saver.changed()
    })
    const wake = () => saver.wake()
    // a page that goes out of sight may not come back
    const hide = () => {
      if (document.visibilityState === 'hidden') saver.wake()
    }
    window.addEventListener('online', wake)
    document.addEventListener('visibilitychange', hide)
    saver.start()
    return () => {
      stopWatching()
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', hide)
      saver.stop()
    }
  }, [store, saver])
  return { saver, saving: useSyncExternalStore(saver.watch, saver.get) }
}
