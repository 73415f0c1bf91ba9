import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { AwsS3StorageAdapter } from '@flystorage/aws-s3'
import { FileStorage } from '@flystorage/file-storage'
import { LocalStorageAdapter } from '@flystorage/local-fs'

/** Objects under random keys: the folder DATA_DIR/files, or an object store. A key is never a path that a person wrote. */
export type Storage = {
  /** Stores the bytes under `key`, replacing what is there; once it returns, the object is whole and will outlive a power cut. */
  put(key: string, content: Readable | Buffer): Promise<void>
  /**
   * Opens an object for reading. @param part only these bytes, both ends among them, of an object that has them
   * @returns the size of the whole object too; null where there is no such object (H081)
   */
  open(key: string, part?: { first: number; last: number }): Promise<{ stream: Readable; bytes: number } | null>
  /** The whole object; null where there is none. */
  read(key: string): Promise<Buffer | null>
  /** Removes one object; none is no fault. */
  remove(key: string): Promise<void>
  /** Removes everything below a key; nothing there is no fault. */
  removeBelow(key: string): Promise<void>
  /** All keys below a folder ('' is everything), in no particular order, with the moment of their last change. */
  list(below: string): AsyncGenerator<{ key: string; changedAt: Date | null }>
  /** The folders that lie directly in a folder, as whole paths. */
  folders(below: string): AsyncGenerator<string>
}

type ObjectStore = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string }

/** Makes sure that a file and its name in the folder are on the disk, not only in the memory of the system. */
const settle = async (path: string): Promise<void> => {
  for (const each of [path, dirname(path)]) {
    const handle = await open(each, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
}

/** What the library does not know of a place: what follows a new object, what comes before a list, and a part of an object. */
type More = {
  after(key: string): Promise<void>
  before(): Promise<unknown>
  part(key: string, first: number, last: number): Promise<Readable>
}

const over = (files: FileStorage, more: More): Storage => {
  const sizeOf = async (key: string): Promise<number | null> => {
    if (!(await files.fileExists(key))) return null
    return files.fileSize(key)
  }
  const isThere = async (folder: string): Promise<boolean> => {
    if (folder !== '') return files.directoryExists(folder)
    await more.before()
    return true
  }
  return {
    put: async (key, content) => {
      await files.write(key, content instanceof Readable ? content : Readable.from([content]))
      await more.after(key)
    },
    open: async (key, part) => {
      const bytes = await sizeOf(key)
      if (bytes === null) return null
      return { stream: await (part ? more.part(key, part.first, part.last) : files.read(key)), bytes }
    },
    read: async (key) => ((await sizeOf(key)) === null ? null : files.readToBuffer(key)),
    remove: (key) => files.deleteFile(key),
    removeBelow: (key) => files.deleteDirectory(key),
    list: async function* (below) {
      if (!(await isThere(below))) return
      for await (const entry of files.list(below, { deep: true }))
        if (entry.isFile) {
          const changedMs = entry.lastModifiedMs ?? (await files.lastModified(entry.path))
          yield { key: entry.path, changedAt: new Date(changedMs) }
        }
    },
    folders: async function* (below) {
      if (!(await isThere(below))) return
      for await (const entry of files.list(below, { deep: false })) if (entry.isDirectory) yield entry.path
    },
  }
}

/** Objects as files below `folder`, readable by the account of the server alone; the folder is made when it is missing. */
export const folderStorage = (folder: string): Storage => {
  const adapter = new LocalStorageAdapter(folder, { rootDirectoryVisibility: 'private' })
  const files = new FileStorage(adapter, undefined, {
    visibility: { visibility: 'private', directoryVisibility: 'private' },
  })
  return over(files, {
    after: (key) => settle(join(folder, key)),
    before: () => mkdir(folder, { recursive: true, mode: 0o700 }),
    part: async (key, start, end) => createReadStream(join(folder, key), { start, end }),
  })
}

/** Objects in a bucket of an object store that speaks S3. */
export const bucketStorage = ({ endpoint, bucket, region, accessKey, secretKey }: ObjectStore): Storage => {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // stores of other makers know the bucket by the path, and not every one knows the newer checksums
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const nothing = async () => {}
  return over(new FileStorage(new AwsS3StorageAdapter(client, { bucket })), {
    after: nothing,
    before: nothing,
    part: async (Key, first, last) => {
      const range = { Bucket: bucket, Key, Range: `bytes=${first}-${last}` }
      const { Body } = await client.send(new GetObjectCommand(range))
      if (!(Body instanceof Readable)) throw new Error(`the store has sent nothing of ${Key}`)
      return Body
    },
  })
}
