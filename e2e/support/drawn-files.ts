import { randomBytes, randomUUID } from 'node:crypto'
import { chown, cp, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Caller } from '@phuong/server/testing/caller'
import { a4, newFolder, pdfOf, toFolder, uploaded } from '@phuong/server/testing/uploads'
import { expect } from '@playwright/test'
import { copyFileRows, storageKeyOf } from './database.ts'
import { aTeacher } from './newcomers.ts'
import { callerAs } from './school.ts'

/** How often the server is asked whether pages are made, milliseconds: they take about a second. */
const intervals = [100]

/** Waits until the chosen pages of a file are made. @returns them */
const pagesMade = async (teacher: Caller, id: string): Promise<number[]> => {
  const pages = async () => {
    const { body } = await teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')
    return body.result as { state: string; chosen: number[] }
  }
  await expect.poll(async () => (await pages()).state, { timeout: 30_000, intervals }).toBe('done')
  return (await pages()).chosen
}

type Drawn = { id: string; pages: number[] }

/** A PDF of so many pages, all chosen, that the product has taken in and drawn. */
const draw = async (pageCount: number): Promise<Drawn> => {
  const teacher = await callerAs(await aTeacher())
  const fields = { ...toFolder(await newFolder(teacher)), pages: `1-${pageCount}` }
  const bytes = await pdfOf(Array.from({ length: pageCount }, () => a4))
  const { id } = await uploaded(teacher, fields, { name: 'mẫu.pdf', bytes })
  return { id, pages: await pagesMade(teacher, id) }
}

/** Gives a copied folder, and the one that it lies in, to whoever the product runs as: that is not always who tests it. */
const handOver = async (files: string, folder: string): Promise<void> => {
  const { uid, gid } = await stat(files)
  const inside = await readdir(folder, { recursive: true })
  const paths = [dirname(folder), folder, ...inside.map((name) => join(folder, name))]
  await Promise.all(paths.map((path) => chown(path, uid, gid)))
}

/** What this worker has had drawn, by the number of pages. */
const drawn = new Map<number, Promise<Drawn>>()

/**
 * A PDF of so many pages in a folder of its own, with the pictures of its pages. The product draws the pages once, which
 * takes it a second; whoever comes later has a copy of rows and files.
 * @param tags of the file
 */
export const drawnPdf = async (
  teacher: Caller,
  name: string,
  { pageCount = 1, tags = null }: { pageCount?: number; tags?: string | null } = {},
): Promise<Drawn & { folderId: string }> => {
  const model = drawn.get(pageCount) ?? draw(pageCount)
  drawn.set(pageCount, model)
  const [{ id: modelId, pages }, folderId] = await Promise.all([model, newFolder(teacher)])
  const key = randomBytes(32).toString('hex')
  const own = { id: randomUUID(), storage_key: `${key.slice(0, 2)}/${key}`, entity_id: folderId, file_name: name, tags }
  const files = join(process.env.E2E_DATA_DIR ?? '', 'files')
  const copy = join(files, own.storage_key)
  await cp(join(files, await storageKeyOf(modelId)), copy, { recursive: true })
  await handOver(files, copy)
  await copyFileRows(modelId, own)
  return { id: own.id, pages, folderId }
}
