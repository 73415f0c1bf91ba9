import { productCode } from '@phuong/domain/wire-name'
import { doors } from './call.ts'
import { CallError } from './call-error.ts'
import { actOfFile, once } from './once.ts'
import { pageHeaders, takeAnswer } from './send.ts'

/** What a file is uploaded to: a folder, a worksheet that gets a new background (B-534, B-536), or a unit of a class (D54). */
export type UploadTarget = {
  subModuleName: 'CLASSES' | 'SHARE'
  entityName: 'Folders' | 'Attachments' | 'Sessions'
  entityId: string
}

/** A stored file. */
export type UploadedFile = {
  id: string
  downloadUrl: string
  fileName: string
  fileSize: number
  mediaType: string
  pageCount: number | null
  /** the work on its pages; null for a file without pages */
  job: string | null
}

export type UploadOptions = {
  /** how much of the file has left, from 0 to 1 */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** An upload of which nothing moves for this long, in milliseconds, is given up: the line is gone. */
const longestStandstillMs = 60_000

const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name)

/** A PDF becomes pages, so it goes to the door that makes them; everything else to the other one. */
export const uploadPath = (file: File): `/${string}` =>
  isPdf(file) ? '/api/v1.0/pdf/upload-files' : `${doors}/upload-files`

const formOf = (file: File, { subModuleName, entityName, entityId }: UploadTarget): FormData => {
  const form = new FormData()
  form.append('moduleName', productCode)
  form.append('subModuleName', subModuleName)
  form.append('entityName', entityName)
  form.append('entityId', entityId)
  form.append('files', file, file.name)
  return form
}

/**
 * Sends one file as multipart, once (A-358, B-627). Only XMLHttpRequest tells how much of it has left.
 * @throws CallError; an AbortError when the caller gave up
 */
export const uploadFile = (file: File, target: UploadTarget, options: UploadOptions = {}): Promise<UploadedFile> =>
  once(`${uploadPath(file)} ${JSON.stringify(target)} ${actOfFile(file)}`, (header) =>
    uploadAs(header, file, target, options),
  )

const uploadAs = (
  header: Readonly<Record<string, string>>,
  file: File,
  target: UploadTarget,
  { onProgress, signal }: UploadOptions,
): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), longestStandstillMs)
    }
    const giveUp = () => request.abort()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      settle()
    }
    const failed = () => end(() => reject(signal?.aborted ? signal.reason : new CallError('OFFLINE')))
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      wait()
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () =>
      end(() => {
        try {
          const answer = takeAnswer(request.status, request.responseText, request.getResponseHeader('retry-after'))
          const [stored] = answer.files as UploadedFile[]
          if (stored === undefined) throw new CallError('OFFLINE', { status: request.status })
          resolve(stored)
        } catch (error) {
          reject(error)
        }
      })
    request.onerror = failed
    request.onabort = failed
    signal?.addEventListener('abort', giveUp)
    request.open('POST', uploadPath(file))
    for (const [name, value] of Object.entries(pageHeaders({ once: header }))) request.setRequestHeader(name, value)
    request.send(formOf(file, target))
    wait()
    if (signal?.aborted) giveUp()
  })
