import { toast } from '@phuong/ui/toast'
import { useHeldDialog } from '@phuong/ui/unsaved'
import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isCallError, messageOf } from '../../api/call-error.ts'
import { type UploadedFile, type UploadTarget, uploadFile } from '../../api/upload.ts'
import { newUuid } from '../../browser/chance.ts'
import { uploadTexts } from './texts.ts'
import { uploadDesk } from './upload-desk.ts'

const askReload = (event: BeforeUnloadEvent) => event.preventDefault()

let desk: ReturnType<typeof uploadDesk> | undefined
/** The one desk of the page. Each upload is a mutation, so that an ended session is asked for in place. */
const theDesk = (client: QueryClient) => {
  desk ??= uploadDesk({
    send: (file, target, onProgress, signal) =>
      new MutationObserver(client, { mutationFn: () => uploadFile(file, target, { signal, onProgress }) }).mutate(),
    // the server's words about a file, without its name, which stands before them
    reasonOf: (error) => (isCallError(error) && error.fields.reason) || messageOf(error),
    newKey: newUuid,
    onDone: () => toast.success(uploadTexts.done),
    onUnseen: (failed) => {
      for (const { name, reason } of failed) toast.error(reason ?? '', { title: uploadTexts.failed(name) })
    },
    onBusy: (busy) => {
      if (busy) window.addEventListener('beforeunload', askReload)
      else window.removeEventListener('beforeunload', askReload)
    },
  })
  return desk
}

const question = {
  title: uploadTexts.stopTitle,
  text: uploadTexts.stopText,
  confirmLabel: uploadTexts.stopYes,
  cancelLabel: uploadTexts.stopNo,
  strong: 'cancel',
} as const

type UploadsOptions = {
  target: UploadTarget
  max?: number
  /** each stored file, when it is there; also when the page is left by then */
  onStored(file: UploadedFile): void
}

/**
 * What is uploaded to a target, and the way to add to it. A page may be left meanwhile: the upload goes on, and says so. A
 * dialog asks before it closes, and takes its upload with it: nobody could use its file any more.
 */
export const useUploads = ({ target, max, onStored }: UploadsOptions) => {
  const theirs = theDesk(useQueryClient())
  const [first] = useState(target)
  const box = useSyncExternalStore(theirs.watch, () => theirs.boxOf(target))
  const busy = box.uploads.length > 0
  const inDialog = useHeldDialog(busy ? question : null)
  useEffect(() => {
    const leave = theirs.look(first)
    return () => {
      leave()
      if (theirs.boxOf(first).uploads.length === 0) return
      if (inDialog) theirs.stop(first)
      else toast.info(uploadTexts.goesOn)
    }
  }, [theirs, first, inDialog])
  return {
    ...box,
    add: (files: readonly File[]) => theirs.add({ target, files, max, onStored }),
    forget: (key: string) => theirs.forget(target, key),
  }
}
