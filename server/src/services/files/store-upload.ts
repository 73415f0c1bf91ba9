import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { visibilityOf } from '@phuong/domain/people/roles'
import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { mayGiveTo } from '../../access/assignments.ts'
import { editsAttachment, folderEntity, sessionEntity, worksheetEntity } from '../../access/attachments.ts'
import type { SessionUser } from '../../access/session-user.ts'
import { fileAt } from '../../adapters/pictures/pictures.ts'
import { newId, newKey } from '../../chance.ts'
import type { Context } from '../../context.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { answeredBefore, doneOnce } from '../acts/done-once.ts'
import type { Arrived } from './arrived.ts'
import { originalKey } from './files.ts'
import { isPlayed, type Kind, kindOf, refuseFile, refuseKind, safeFileName, worded } from './kinds.ts'
import { readPageNumbers } from './page-numbers.ts'
import { choosePages } from './page-rows.ts'
import { fileTexts } from './texts.ts'

export type SignedIn = Context<SessionUser>

/** Longest text of tags. */
export const maxTagLetters = 200

/** The fields beside the files (A-358, B-534). */
const form = z.object({
  moduleName: z.string().max(60).optional(),
  subModuleName: z.string().max(60),
  entityName: z.string().max(60),
  entityId: z.uuid(),
  tags: z.string().max(maxTagLetters).optional(),
  pages: z.string().max(400).optional(),
  sqlCommand: z.string().max(200).optional(),
})

/** The upload's own name of a procedure: accepted only as this one (B-537). */
const addCommand = /^(?:(?:dbo|\[dbo\])\.)?\[?p_PHUONG_SHARE_Attachments_Add\]?$/i

const owners = [folderEntity, worksheetEntity, sessionEntity] as const

/** What a file may belong to: a folder, as a new background a worksheet (B-536), or a session of a class (D54). */
export const entityOf = (fields: {
  moduleName?: string | undefined
  subModuleName: string
  entityName: string
  sqlCommand?: string | undefined
}): (typeof owners)[number] => {
  const { moduleName = 'PHUONG', subModuleName, entityName, sqlCommand } = fields
  const named = [moduleName, subModuleName].map((text) => text.trim().toLowerCase())
  const name = entityName.trim().toLowerCase()
  const command = sqlCommand?.trim() ?? ''
  const found = owners.find((entity) => {
    const [, , subModule = '', plain = ''] = entity.toLowerCase().split('_')
    const module = named[0] === 'phuong' || named[0] === subModule
    return module && named[1] === subModule && (name === plain || name === entity.toLowerCase())
  })
  if (found === undefined || (command !== '' && !addCommand.test(command))) throw refuse('UNKNOWN_NAME')
  return found
}

/** The fields of the form. @throws BAD_PARAMETERS, UNKNOWN_NAME */
const readForm = (fields: Record<string, string>) => {
  const parsed = form.safeParse(fields)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path }) => [String(path[0] ?? 'files'), fileTexts.formField])
    throw refuse('BAD_PARAMETERS', { fields: Object.fromEntries(faults) })
  }
  return { ...parsed.data, entity: entityOf(parsed.data) }
}

/**
 * The visibility that a file gets from what it belongs to, when this person may add to that (B-631, D04). @throws
 * NOT_FOUND
 */
const visibilityIn = async (db: Db, user: SessionUser, entity: string, id: string): Promise<'PUBLIC' | 'PRIVATE'> => {
  if (entity === folderEntity) {
    const folder = await db
      .selectFrom('folders')
      .where('id', '=', id)
      .where('created_by', '=', user.id)
      .select('id')
      .executeTakeFirst()
    if (!folder) throw refuse('NOT_FOUND')
    return visibilityOf(user)
  }
  if (entity === sessionEntity) {
    const { rows } = await sql`select from class_sessions as session join classes on classes.id = session.class_id
      where session.id = ${id} and ${mayGiveTo(user)}`.execute(db)
    if (rows.length === 0) throw refuse('NOT_FOUND')
    return 'PRIVATE'
  }
  const worksheet = await db
    .selectFrom('attachments')
    .where('id', '=', id)
    .where('entity_name', '=', folderEntity)
    .where('deleted_at', 'is', null)
    .where(editsAttachment(user))
    .select('visibility')
    .executeTakeFirst()
  if (!worksheet) throw refuse('NOT_FOUND')
  return worksheet.visibility
}

/** sha256 of a file, read piece by piece. */
export const hashOf = async (path: string): Promise<Buffer> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest()
}

type Ready = {
  id: string
  storageKey: string
  path: string
  fileName: string
  kind: Kind
  bytes: number
  sha256: Buffer
  pageCount: number | null
  chosen: number[]
}

/** Looks at one file, by its content, and writes a picture anew. @throws Refusal */
const prepare = async (
  { services: { files }, now }: SignedIn,
  { path, name }: Arrived,
  pages: string | undefined,
  takes: 'pages' | 'media' | 'any',
): Promise<Ready> => {
  const id = newId(now)
  if ((await stat(path)).size === 0) throw refuseFile('BAD_PARAMETERS', name, fileTexts.empty)
  const kind = await kindOf(path, name, takes === 'media' ? fileTexts.media : undefined)
  if (takes === 'pages' && kind.pages === 'none') throw refuseKind(kind, name)
  if (takes === 'media' && !isPlayed(kind)) throw refuseFile('UNSUPPORTED_MEDIA', name, fileTexts.media)
  let stored = path
  let pageCount: number | null = null
  try {
    if (kind.pages === 'pdf') pageCount = await files.pictures.countPages(fileAt(path))
    if (kind.pages === 'picture') {
      stored = `${path}.rewritten`
      pageCount = 1
      await files.pictures.rewrite(fileAt(path), stored)
    }
  } catch (fault) {
    throw worded(fault, name)
  }
  const wanted = pageCount === 1 ? '1' : pages?.trim() || null
  const chosen = wanted === null || pageCount === null ? [] : readPageNumbers(wanted, pageCount)
  if (chosen === null) throw refuse('BAD_PARAMETERS', { fields: { pages: fileTexts.pages } })
  const key = newKey().toString('hex')
  return {
    id,
    storageKey: `${key.slice(0, 2)}/${key}`,
    path: stored,
    fileName: safeFileName(name, kind.ending),
    kind,
    bytes: (await stat(stored)).size,
    sha256: await hashOf(stored),
    pageCount,
    chosen,
  }
}

const insert = async (
  db: Db,
  ready: readonly Ready[],
  row: {
    entity: string
    entityId: string
    tags: string | null
    visibility: 'PUBLIC' | 'PRIVATE'
    userId: string
    now: Date
  },
) => {
  const { now } = row
  await db
    .insertInto('attachments')
    .values(
      ready.map((file) => ({
        id: file.id,
        entity_name: row.entity,
        entity_id: row.entityId,
        file_name: file.fileName,
        media_type: file.kind.mediaType,
        bytes: file.bytes,
        sha256: file.sha256,
        storage_key: file.storageKey,
        tags: row.tags,
        visibility: row.visibility,
        created_by: row.userId,
        created_at: now,
        page_count: file.pageCount,
      })),
    )
    .execute()
  await sql`insert into attachment_pages (attachment_id, page, next_at)
    select id, page, ${now} from attachments, generate_series(1, page_count) as page
    where id = any(${ready.map(({ id }) => id)}::uuid[])`.execute(db)
  for (const { id, chosen } of ready) if (chosen.length > 0) await choosePages(db, id, chosen, now)
}

/** One stored file as the answer tells of it. */
export type StoredFile = {
  id: string
  downloadUrl: string
  fileName: string
  fileSize: number
  mediaType: string
  pageCount: number | null
  job: string | null
}

/**
 * Stores the files of one upload, all or none (A-358 to A-361, B-534 to B-537, B-627 to B-631): objects first, then the
 * rows in one transaction; what was stored for an upload that fails is removed again.
 * @param door `pdf` takes what has pages alone and answers the picture of the first page
 * @throws Refusal UNKNOWN_NAME, BAD_PARAMETERS, NOT_FOUND, UNSUPPORTED_MEDIA, TOO_LARGE
 */
export const storeUpload = async (
  context: SignedIn,
  door: 'pdf' | 'dynamic',
  fields: Record<string, string>,
  arrived: readonly Arrived[],
): Promise<StoredFile[]> => {
  const { db, user, now, request } = context
  const { files, wake } = context.services
  const { entity, entityId, tags = null, pages } = readForm(fields)
  if (arrived.length === 0) throw refuse('BAD_PARAMETERS', { fields: { files: fileTexts.noFile } })
  // asked before the work on the files, and once more beside the rows
  await visibilityIn(db, user, entity, entityId)
  const takes = entity === sessionEntity ? 'media' : door === 'pdf' || entity === worksheetEntity ? 'pages' : 'any'
  const hashes = await Promise.all(arrived.map(async ({ name, path }) => [name, (await hashOf(path)).toString('hex')]))
  const call = { call: `upload ${door}`, parameters: [fields, hashes] }
  const before = await answeredBefore<StoredFile[]>(db, context, call)
  if (before !== undefined) return before
  const ready: Ready[] = []
  for (const file of arrived) ready.push(await prepare(context, file, pages, takes))
  const takeBack = async () => {
    for (const { storageKey } of ready)
      await files.storage.removeBelow(storageKey).catch((left) => request.log.warn({ err: left }, 'an object is left'))
  }
  const answer = ready.map(({ id, fileName, bytes, kind, pageCount }) => ({
    id,
    downloadUrl: door === 'pdf' ? `/api/v1.0/files/${id}/pages/1?w=1140` : `/api/v1.0/files/${id}`,
    fileName,
    fileSize: bytes,
    mediaType: kind.mediaType,
    pageCount,
    job: pageCount === null ? null : id,
  }))
  let stored: StoredFile[]
  try {
    for (const { storageKey, path } of ready) await files.storage.put(originalKey(storageKey), createReadStream(path))
    stored = await inTransaction(db, (tx) =>
      doneOnce(tx, context, call, async () => {
        const visibility = await visibilityIn(tx, user, entity, entityId)
        await insert(tx, ready, { entity, entityId, tags, visibility, userId: user.id, now })
        return answer
      }),
    )
  } catch (fault) {
    await takeBack()
    throw fault
  }
  // the same upload came twice at once, and the other one was first
  if (stored !== answer) await takeBack()
  wake('draw-pages')
  return stored
}
