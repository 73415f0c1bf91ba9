import { toast } from '@phuong/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { isCallError, messageOf } from '../../api/call-error.ts'
import { type UploadedFile, type UploadTarget, uploadFile } from '../../api/upload.ts'
import { newUuid } from '../../browser/chance.ts'
import { uploadTexts } from './texts.ts'
import { endOf, faultOf, maxFiles, type Upload, uploadsAfter } from './upload-list.ts'

/** What the server says of a file that it refuses, without the name, which stands before it. */
const reasonOf = (error: unknown): string => (isCallError(error) && error.fields.reason) || messageOf(error)

type UploadsOptions = {
  target: UploadTarget
  max?: number
  /** each stored file, when it is there */
  onStored(file: UploadedFile): void
}

/**
 * Uploads one file after the other, so that a bad line is not shared among five. When all have ended the list is cleared
 * (B-621, B-622, B-626): one message if every one arrived, else each that failed stays named until the next choice.
 */
export const useUploads = ({ target, max = maxFiles, onStored }: UploadsOptions) => {
  const [uploads, apply] = useReducer(uploadsAfter, [])
  const [failed, setFailed] = useState<readonly Upload[]>([])
  const [tooMany, setTooMany] = useState(false)
  const files = useRef(new Map<string, File>())
  const given = useRef<AbortController | null>(null)
  const { mutateAsync } = useMutation({
    mutationFn: ({ key, file, signal }: { key: string; file: File; signal: AbortSignal }) =>
      uploadFile(file, target, { signal, onProgress: (share) => apply({ type: 'sent', key, share }) }),
  })
  const stored = useRef(onStored)
  useEffect(() => {
    stored.current = onStored
  })

  // the first that waits goes on its way when none is under way
  const busy = uploads.some(({ state }) => state === 'sending')
  const next = busy ? undefined : uploads.find(({ state }) => state === 'waiting')?.key
  useEffect(() => {
    const file = next === undefined ? undefined : files.current.get(next)
    if (next === undefined || file === undefined) return
    const controller = new AbortController()
    given.current = controller
    apply({ type: 'sent', key: next, share: 0 })
    mutateAsync({ key: next, file, signal: controller.signal })
      .then((answer) => {
        apply({ type: 'done', key: next })
        stored.current(answer)
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) apply({ type: 'failed', key: next, reason: reasonOf(error) })
      })
  }, [next, mutateAsync])
  useEffect(() => () => given.current?.abort(), [])

  const end = endOf(uploads)
  useEffect(() => {
    if (end === null) return
    files.current.clear()
    setFailed(end.failed)
    if (end.failed.length === 0) toast.success(uploadTexts.done)
    apply({ type: 'cleared' })
  }, [end])

  const add = (chosen: readonly File[]) => {
    if (chosen.length === 0) return
    setFailed([])
    const full = uploads.length + chosen.length > max
    setTooMany(full)
    if (full) return
    const added = chosen.map((file) => ({ key: newUuid(), file }))
    for (const { key, file } of added) files.current.set(key, file)
    apply({
      type: 'added',
      uploads: added.map(({ key, file }) => ({ key, name: file.name, fault: faultOf(file) })),
    })
  }
  const forget = (key: string) => setFailed(failed.filter((upload) => upload.key !== key))
  return { uploads, failed, tooMany, add, forget }
}
