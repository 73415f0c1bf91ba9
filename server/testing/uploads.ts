import { degrees, PDFDocument, StandardFonts } from 'pdf-lib'
import { makeNextPage } from '../src/services/files/make-pages.ts'
import type { Caller } from './caller.ts'
import type { TestHouse } from './house.ts'

/** A file as a form sends it. */
export type SentFile = { name: string; bytes: Uint8Array | Buffer; type?: string }
export type UploadAnswer = { status: number; body: Record<string, unknown>; text: string }
/** A stored file in the answer of an upload. */
export type UploadedFile = {
  id: string
  downloadUrl: string
  fileName: string
  fileSize: number
  mediaType: string
  pageCount: number | null
  job: string | null
}

/** A PDF whose pages have these sizes in points, each with its number in large letters. */
export const pdfOf = async (
  sizes: readonly (readonly [width: number, height: number, turned?: number])[],
): Promise<Buffer> => {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const [index, [width, height, turned = 0]] of sizes.entries()) {
    const page = document.addPage([width, height])
    page.setRotation(degrees(turned))
    page.drawText(String(index + 1), { x: width / 4, y: height / 3, size: Math.min(width, height) / 3, font })
  }
  return Buffer.from(await document.save())
}

/** A sheet of paper, points. */
export const a4 = [595.28, 841.89] as const

/** A form over one of the upload doors, as a browser sends it. */
export const sendForm = async (
  caller: Caller,
  path: string,
  fields: Record<string, string>,
  files: readonly SentFile[],
  headers: Record<string, string> = {},
): Promise<UploadAnswer> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, bytes, type = 'application/octet-stream' } of files)
    form.append('files', new Blob([new Uint8Array(bytes)], { type }), name)
  const answer = await fetch(`${caller.url}/api/v1.0/${path}`, {
    method: 'POST',
    headers: {
      origin: caller.url,
      'sec-fetch-site': 'same-origin',
      ...(caller.cookie === null ? {} : { cookie: caller.cookie }),
      ...headers,
    },
    body: form,
  })
  const text = await answer.text()
  return { status: answer.status, text, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

/** The fields of an upload into a folder (B-534). */
export const toFolder = (folderId: string): Record<string, string> => ({
  moduleName: 'PHUONG',
  subModuleName: 'CLASSES',
  entityName: 'Folders',
  entityId: folderId,
})

/** The fields of an upload of a new background (B-156). */
export const toWorksheet = (worksheetId: string): Record<string, string> => ({
  moduleName: 'PHUONG',
  subModuleName: 'SHARE',
  entityName: 'Attachments',
  entityId: worksheetId,
})

/** A folder of the caller. */
export const newFolder = async (caller: Caller, name = 'Tuần 12'): Promise<string> => {
  const { body, text } = await caller.send('POST', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSES',
    entityName: 'Folders',
    parameters: { name, sortOrder: 0 },
  })
  if (body.result === undefined) throw new Error(text)
  return (body.result as { id: string }).id
}

/** Uploads one file to where `fields` say. @throws when it is refused */
export const uploaded = async (
  caller: Caller,
  fields: Record<string, string>,
  file: SentFile,
  door: 'pdf' | 'dynamic' = 'pdf',
): Promise<UploadedFile> => {
  const { status, text, body } = await sendForm(caller, `${door}/upload-files`, fields, [file])
  if (status !== 200) throw new Error(`${file.name}: ${status} ${text}`)
  return (body.files as [UploadedFile])[0]
}

/** Makes the pictures of pages until none waits. @returns how many it made, and the faults that it met */
export const makePages = async (house: TestHouse): Promise<{ made: number; faults: unknown[] }> => {
  const faults: unknown[] = []
  for (let made = 0; ; made++) {
    const page = await makeNextPage(house.db, house.files, house.clock.now)
    if (page === null) return { made, faults }
    if (page.fault !== undefined) faults.push(page.fault)
  }
}

/** A picture, or another answer, of a door for files. */
export const get = async (caller: Caller, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(caller.url + path, {
    headers: { ...(caller.cookie === null ? {} : { cookie: caller.cookie }), ...headers },
    redirect: 'manual',
  })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
