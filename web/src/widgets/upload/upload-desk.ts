import type { UploadedFile, UploadTarget } from '../../api/upload.ts'
import { endOf, faultOf, kindsFor, maxFiles, type Upload, type UploadEvent, uploadsAfter } from './upload-list.ts'

/** What is uploaded to one target: under way, what failed until the next choice, and whether too many were chosen. */
export type UploadsOf = {
  readonly uploads: readonly Upload[]
  readonly failed: readonly Upload[]
  readonly tooMany: boolean
}

/** The world around the desk. */
export type DeskWorld = {
  send(
    file: File,
    target: UploadTarget,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<UploadedFile>
  /** what the server says of a file that it refuses */
  reasonOf(error: unknown): string
  newKey(): string
  /** every file of a choice has arrived */
  onDone(): void
  /** files failed whose page is not looked at any more */
  onUnseen(failed: readonly Upload[]): void
  /** whether anything is under way: the browser asks before it closes the page */
  onBusy(busy: boolean): void
}

export type Choice = {
  target: UploadTarget
  files: readonly File[]
  /** the most of one choice; `maxFiles` if nothing is said */
  max?: number | undefined
  /** each stored file, when it is there */
  onStored(file: UploadedFile): void
}

type Waiting = { key: string; file: File; target: UploadTarget; onStored(file: UploadedFile): void }

const none: UploadsOf = { uploads: [], failed: [], tooMany: false }
const nameOf = ({ subModuleName, entityName, entityId }: UploadTarget): string =>
  `${subModuleName}.${entityName} ${entityId}`

/**
 * Where files are uploaded, above the pages: what was begun on one goes on while another is looked at (H161). One file
 * after the other, so that a bad line is not shared among five. When all files of a target have ended its list is cleared
 * (B-621, B-622, B-626): one message if every one arrived, else each that failed stays named until the next choice.
 */
export const uploadDesk = (world: DeskWorld) => {
  const boxes = new Map<string, UploadsOf>()
  const looking = new Map<string, number>()
  const watchers = new Set<() => void>()
  let queue: readonly Waiting[] = []
  let current: { item: Waiting; controller: AbortController } | null = null

  const boxOf = (target: UploadTarget): UploadsOf => boxes.get(nameOf(target)) ?? none
  const put = (target: UploadTarget, part: Partial<UploadsOf>) => {
    boxes.set(nameOf(target), { ...boxOf(target), ...part })
    for (const watcher of watchers) watcher()
  }
  const apply = (target: UploadTarget, event: UploadEvent) => {
    const uploads = uploadsAfter(boxOf(target).uploads, event)
    const end = endOf(uploads)
    if (end === null) return put(target, { uploads })
    put(target, { uploads: [], failed: end.failed })
    if (end.failed.length === 0) world.onDone()
    else if (!looking.get(nameOf(target))) world.onUnseen(end.failed)
  }

  const next = () => {
    const [item, ...rest] = queue
    queue = rest
    if (item === undefined) {
      current = null
      return world.onBusy(false)
    }
    const { key, file, target, onStored } = item
    const controller = new AbortController()
    current = { item, controller }
    apply(target, { type: 'sent', key, share: 0 })
    const onProgress = (share: number) => apply(target, { type: 'sent', key, share })
    world
      .send(file, target, onProgress, controller.signal)
      .then(
        (stored) => {
          apply(target, { type: 'done', key })
          onStored(stored)
        },
        (error: unknown) => {
          if (!controller.signal.aborted) apply(target, { type: 'failed', key, reason: world.reasonOf(error) })
        },
      )
      .finally(next)
  }

  return {
    boxOf,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    /** A page shows what becomes of these uploads; returns the end of it. */
    look: (target: UploadTarget) => {
      const name = nameOf(target)
      looking.set(name, (looking.get(name) ?? 0) + 1)
      return () => {
        looking.set(name, (looking.get(name) ?? 1) - 1)
      }
    },
    /** Takes a choice of files; too many of them are none (B-615). */
    add: ({ target, files, max = maxFiles, onStored }: Choice) => {
      if (files.length === 0) return
      const tooMany = boxOf(target).uploads.length + files.length > max
      put(target, { failed: [], tooMany })
      if (tooMany) return
      const items = files.map((file) => ({ key: world.newKey(), file, target, onStored }))
      const uploads = items.map(({ key, file }) => ({ key, name: file.name, fault: faultOf(file, kindsFor(target)) }))
      queue = [...queue, ...items.filter((_, index) => uploads[index]?.fault === null)]
      apply(target, { type: 'added', uploads })
      if (current !== null || queue.length === 0) return
      world.onBusy(true)
      next()
    },
    /** Takes a failed upload off the list. */
    forget: (target: UploadTarget, key: string) =>
      put(target, { failed: boxOf(target).failed.filter((upload) => upload.key !== key) }),
    /** Gives up what is under way to a target, and what waits. */
    stop: (target: UploadTarget) => {
      queue = queue.filter((item) => nameOf(item.target) !== nameOf(target))
      put(target, none)
      if (current && nameOf(current.item.target) === nameOf(target)) current.controller.abort()
    },
  }
}
