import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bucketStorage, folderStorage, type Storage } from '../../adapters/files/storage.ts'
import { createPictures, type Pictures } from '../../adapters/pictures/pictures.ts'
import type { Settings } from '../../settings.ts'
import { type Disk, watchDisk } from '../storage/disk.ts'

/** What the server needs to take in, keep and show files. */
export type Files = {
  readonly storage: Storage
  readonly pictures: Pictures
  /** folder for uploads that are under way; what a kill left there is removed at the next start */
  readonly incoming: string
  /** whether another file leaves the room that answers need; what can wait asks it */
  readonly hasRoom: Disk['hasRoomForFiles']
}

/** Where this installation keeps its files: in its object store, else below its data folder. */
export const openStorage = (settings: Settings): Storage => {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, dataDir } = settings
  return S3_ENDPOINT !== null && S3_BUCKET !== null && S3_ACCESS_KEY !== null && S3_SECRET_KEY !== null
    ? bucketStorage({
        endpoint: S3_ENDPOINT,
        bucket: S3_BUCKET,
        region: S3_REGION,
        accessKey: S3_ACCESS_KEY,
        secretKey: S3_SECRET_KEY,
      })
    : folderStorage(join(dataDir, 'files'))
}

export const openFiles = (
  settings: Settings,
  disk: Disk = watchDisk(settings.dataDir, { holdsDatabase: settings.databaseUrl === null }),
): Files => ({
  storage: openStorage(settings),
  pictures: createPictures(),
  incoming: join(settings.dataDir, 'incoming'),
  hasRoom: disk.hasRoomForFiles,
})

/** Removes what uploads left behind that a kill cut off; at the start, when none is under way. */
export const clearIncoming = (files: Files): Promise<void> => rm(files.incoming, { recursive: true, force: true })

/** Where the original of a file lies, and the picture of a page in one width. */
export const originalKey = (storageKey: string): string => `${storageKey}/original`
export const pageKey = (storageKey: string, page: number, width: number): string =>
  `${storageKey}/${page}-${width}.webp`
/** Whether an object is a picture of this page of the file. */
export const isPageKey = (key: string, storageKey: string, page: number): boolean =>
  key.startsWith(`${storageKey}/${page}-`)
