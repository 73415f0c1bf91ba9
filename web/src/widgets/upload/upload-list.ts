import type { UploadTarget } from '../../api/upload.ts'
import { uploadTexts } from './texts.ts'

/** The most files of one choice (B-614). */
export const maxFiles = 5
/** The largest file in bytes (B-615). */
const largestFile = 50 * 1024 * 1024

/** What a target takes: PDF and the pictures that become pages (A-356, A-357, B-154), or sounds and videos (D54). */
export type Kinds = 'pages' | 'media'
export const kindsFor = ({ entityName }: Pick<UploadTarget, 'entityName'>): Kinds =>
  entityName === 'Sessions' ? 'media' : 'pages'

/** What the chooser offers. */
export const offeredTypes: Readonly<Record<Kinds, readonly string[]>> = {
  pages: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  media: ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/ogg', 'audio/wav', 'video/mp4', 'video/webm'],
}
const offeredEndings = {
  pages: /\.(?:pdf|png|jpe?g|webp|gif)$/i,
  media: /\.(?:mp3|m4a|ogg|oga|opus|wav|mp4|m4v|webm)$/i,
}

type FileFacts = { readonly name: string; readonly type: string; readonly size: number }

/** Pictures that no page can be made of, as iPhones and scanners write them, and documents that are to be saved as PDF. */
const otherPictures = /\.(?:hei[cf]|avif|tiff?|bmp|dng)$/i
const documents = /\.(?:docx?|xlsx?|pptx?|od[tsp]|rtf|pages)$/i

/** Why a file of another kind is not sent, and what to do (H171). */
const otherKind = ({ name, type }: FileFacts, kinds: Kinds): string => {
  if (kinds === 'media') return uploadTexts.noMedia
  if (otherPictures.test(name) || (type.startsWith('image/') && type !== 'image/svg+xml'))
    return uploadTexts.otherPicture
  return documents.test(name) ? uploadTexts.document : uploadTexts.wrongKind
}

/** Why a file is not sent at all, and what to do; null when it is. The server looks at the content once more. */
export const faultOf = (file: FileFacts, kinds: Kinds = 'pages'): string | null => {
  if (offeredTypes[kinds].includes(file.type) || offeredEndings[kinds].test(file.name))
    return file.size > largestFile ? uploadTexts.tooLarge : null
  return otherKind(file, kinds)
}

export type Upload = {
  readonly key: string
  readonly name: string
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** how much has left, from 0 to 1 */
  readonly share: number
  /** why it failed, where that is known */
  readonly reason: string | null
}

export type UploadEvent =
  | { type: 'added'; uploads: readonly { key: string; name: string; fault: string | null }[] }
  | { type: 'sent'; key: string; share: number }
  | { type: 'done'; key: string }
  | { type: 'failed'; key: string; reason: string | null }
  | { type: 'cleared' }

const withUpload = (list: readonly Upload[], key: string, change: Partial<Upload>): readonly Upload[] =>
  list.map((upload) => (upload.key === key ? { ...upload, ...change } : upload))

/** The list of the widget after an event. */
export const uploadsAfter = (list: readonly Upload[], event: UploadEvent): readonly Upload[] => {
  switch (event.type) {
    case 'added':
      return [
        ...list,
        ...event.uploads.map(({ key, name, fault }) => ({
          key,
          name,
          state: fault === null ? ('waiting' as const) : ('failed' as const),
          share: 0,
          reason: fault,
        })),
      ]
    case 'sent':
      return withUpload(list, event.key, { state: 'sending', share: event.share })
    case 'done':
      return withUpload(list, event.key, { state: 'done', share: 1 })
    case 'failed':
      return withUpload(list, event.key, { state: 'failed', reason: event.reason })
    case 'cleared':
      return []
  }
}

/** Whether every file of the list has come to its end (B-621), and if so which failed; null while some go on. */
export const endOf = (list: readonly Upload[]): { failed: readonly Upload[] } | null =>
  list.length > 0 && list.every(({ state }) => state === 'done' || state === 'failed')
    ? { failed: list.filter(({ state }) => state === 'failed') }
    : null
