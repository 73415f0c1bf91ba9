import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sampleWorksheets } from '@phuong/content/worksheets'
import { storedDocument } from '@phuong/exercises/worksheet'
import { sql } from 'kysely'
import type { Storage } from '../../src/adapters/files/storage.ts'
import { newId, newKey } from '../../src/chance.ts'
import type { Db, Pooled } from '../../src/db/database.ts'
import { originalKey } from '../../src/services/files/files.ts'
import { readClasses } from './classes.ts'
import { copying } from './copying.ts'
import { momentOf } from './moments.ts'
import { layOutPractice } from './practice.ts'
import { worksheetClasses } from './school.ts'
import { layOutSchoolDay } from './school-day.ts'

/** Fixed ids: a worksheet that was removed is still known by its row, and does not come back at the next start. */
const worksheetIds = {
  animals: '019a8e00-0000-7000-8000-0000000000a3',
  fractions: '019a8e00-0000-7000-8000-0000000000a4',
  multiplication: '019a8e00-0000-7000-8000-0000000000a5',
  schoolyard: '019a8e00-0000-7000-8000-0000000000a6',
} as const
type WorksheetName = keyof typeof worksheetIds

const folders = [
  { name: 'Toán 4', color: '#1d5fa8', worksheets: ['fractions', 'multiplication'] },
  { name: 'Tiếng Việt 4', color: '#b93a1b', worksheets: ['schoolyard'] },
  { name: 'Tiếng Anh 4', color: '#22754a', worksheets: ['animals'] },
] as const satisfies readonly { name: string; color: string; worksheets: readonly WorksheetName[] }[]

type Stored = { name: WorksheetName; storageKey: string; bytes: Buffer }

const storeFiles = (storage: Pick<Storage, 'put'>): Promise<Stored[]> =>
  Promise.all(
    folders.flatMap(({ worksheets }) =>
      worksheets.map(async (name): Promise<Stored> => {
        const key = newKey().toString('hex')
        const storageKey = `${key.slice(0, 2)}/${key}`
        const bytes = await readFile(sampleWorksheets[name].path)
        await storage.put(originalKey(storageKey), bytes)
        return { name, storageKey, bytes }
      }),
    ),
  )

/** Revision 1 of a worksheet, as the editor would have saved it. */
const documentOf = (name: WorksheetName) => {
  const { pages, zones } = sampleWorksheets[name]
  return storedDocument({
    revision: 1,
    pages: pages.map(({ page, height }) => {
      const url = `/api/v1.0/files/${worksheetIds[name]}/pages/${page}`
      return { url: `${url}?w=1140`, url2x: `${url}?w=2280`, height }
    }),
    zones,
  })
}

/** Days from now on which the teacher made the worksheets: before the week of week.ts. */
const madeOn = -9

/** Marks a file as a worksheet, as saving it in the editor does (B-185): whoever gives work finds it by this. */
const worksheetTag = 'LIVEWORKSHEET'

/** Folders, files with their pages to be made, and a saved revision of each; six statements. */
const insertWorksheets = async (tx: Db, stored: readonly Stored[], teacherId: string, now: Date): Promise<void> => {
  const madeAt = momentOf(now, madeOn, '15:00:00')
  const placed = folders.map((folder) => ({ ...folder, id: newId(madeAt) }))
  await tx
    .insertInto('folders')
    .values(
      placed.map(({ id, name, color }, at) => ({
        id,
        name,
        color,
        sort_order: at,
        created_by: teacherId,
        created_at: madeAt,
      })),
    )
    .execute()
  const folderOf = new Map<WorksheetName, string>(
    placed.flatMap(({ id, worksheets }) => worksheets.map((name) => [name, id])),
  )
  await tx
    .insertInto('attachments')
    .values(
      stored.map(({ name, storageKey, bytes }) => ({
        id: worksheetIds[name],
        entity_name: 't_PHUONG_CLASSES_Folders',
        entity_id: folderOf.get(name) ?? '',
        file_name: sampleWorksheets[name].fileName,
        media_type: 'application/pdf',
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
        storage_key: storageKey,
        tags: worksheetTag,
        page_count: sampleWorksheets[name].pageCount,
        created_by: teacherId,
        created_at: madeAt,
      })),
    )
    .execute()
  await tx
    .insertInto('worksheets')
    .values(stored.map(({ name }) => ({ id: worksheetIds[name], revision: 1 })))
    .execute()
  await tx
    .insertInto('worksheet_revisions')
    .values(
      stored.map(({ name }) => ({
        worksheet_id: worksheetIds[name],
        revision: 1,
        json_data: JSON.stringify(documentOf(name)),
        saved_by: teacherId,
        saved_at: madeAt,
      })),
    )
    .execute()
  const shown = stored.flatMap(({ name }) =>
    sampleWorksheets[name].pages.map(({ page }) => ({ attachment_id: worksheetIds[name], page })),
  )
  // the pictures are made from these rows after the start
  await tx
    .insertInto('attachment_pages')
    .values(
      stored.flatMap(({ name }) => {
        const { pageCount, pages } = sampleWorksheets[name]
        return Array.from({ length: pageCount }, (_, at) => ({
          attachment_id: worksheetIds[name],
          page: at + 1,
          sharp_wanted_at: pages.some(({ page }) => page === at + 1) ? now : null,
          next_at: now,
        }))
      }),
    )
    .execute()
  await tx
    .insertInto('worksheet_pages')
    .values(shown.map(({ attachment_id, page }) => ({ worksheet_id: attachment_id, attachment_id, page })))
    .execute()
}

/**
 * Gives the teacher of 4A1 and 4A2 folders with four worksheets and a school week around them: work that is given,
 * handed in, late, begun and marked, and a pupil with two practice papers. Idempotent and all or nothing; what people
 * have changed or removed since stays as they left it. A start with nothing to do costs one statement.
 */
export const seedWorksheets = async (
  { db, pool }: Pooled,
  storage: Pick<Storage, 'put'>,
  now: Date,
  log: (line: string) => void,
): Promise<void> => {
  const { rows: known } =
    await sql`select from attachments where id = any(${Object.values(worksheetIds)}::uuid[])`.execute(db)
  if (known.length > 0) return
  const classes = await readClasses(db, worksheetClasses)
  const teacherId = classes[0]?.teacherId
  if (teacherId === undefined) return
  const stored = await storeFiles(storage)
  await copying(pool, async (tx, copy) => {
    await insertWorksheets(tx, stored, teacherId, now)
    const worksheetOf = (name: WorksheetName) => ({ id: worksheetIds[name], tags: worksheetTag })
    await layOutSchoolDay(tx, copy, {
      classes: classes.filter((schoolClass) => schoolClass.teacherId === teacherId),
      worksheets: {
        animals: worksheetOf('animals'),
        fractions: worksheetOf('fractions'),
        multiplication: worksheetOf('multiplication'),
      },
      now,
    })
    await layOutPractice(tx, copy, now)
  })
  log(`demo school: ${stored.length} worksheets with a week of work`)
}
