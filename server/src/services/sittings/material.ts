import { refuse } from '@phuong/domain/refusals'
import { type PaperItem, paperItem, type Said, scriptsIn, shownOnly } from '@phuong/exercises/rules'
import type { Verdict } from '@phuong/exercises/session'
import {
  markWorksheet,
  type PublicDocument,
  publicDocument,
  readDocument,
  type WorksheetDocument,
  type WorksheetMark,
  worksheetItems,
} from '@phuong/exercises/worksheet'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { MediaNames } from '../files/media-names.ts'
import { type QuestionRow, questionRow } from './question-row.ts'
import { readOnce } from './read-once.ts'

/** What a sitting is about, at the revision that it has pinned. A revision never changes, so it is read once. */

/** Items by id, and whether a value can be a response to each; the shape that judgeEvent asks for. */
type Items = ReadonlyMap<string, (response: unknown) => boolean>

export type PaperQuestion = { readonly row: QuestionRow; readonly item: PaperItem | undefined }

export type Paper = {
  readonly items: Items
  /** in the order of the paper, by id */
  readonly questions: ReadonlyMap<string, PaperQuestion>
}

export type Worksheet = {
  readonly items: Items
  readonly document: WorksheetDocument
  readonly shown: PublicDocument
  mark(answers: ReadonlyMap<string, unknown>): WorksheetMark
}

export type Material = { readonly paper: Paper } | { readonly worksheet: Worksheet }

/** How many papers and worksheets are kept in memory: every paper that a school works on at one time. */
const maxPapers = 300
const maxWorksheets = 100
const papers = readOnce<Paper>(maxPapers)
const worksheets = readOnce<Worksheet>(maxWorksheets)

const readPaper = async (db: Db, paperId: number, revision: number): Promise<Paper> => {
  const { rows } = await sql<{ question: QuestionRow }>`
    select version.content || jsonb_build_object('id', question.id, 'type', question.type, 'revision', item.revision)
      as question
    from paper_items as item
    join questions as question on question.id = item.question_id
    join question_versions as version on version.question_id = item.question_id and version.version = item.version
    where item.paper_id = ${paperId} and item.revision = ${revision} order by item.position`.execute(db)
  const questions = new Map(
    rows.map(({ question }) => [
      question.id,
      // what its authors noted for themselves leaves the server with no answer
      { row: questionRow.parse(question), item: paperItem(question.type, question) },
    ]),
  )
  const items: Items = new Map([...questions].flatMap(([id, { item }]) => (item ? [[id, item.fits] as const] : [])))
  return { items, questions }
}

const readWorksheet = async (db: Db, worksheetId: string, revision: number): Promise<Worksheet> => {
  const row = await db
    .selectFrom('worksheet_revisions')
    .where('worksheet_id', '=', worksheetId)
    .where('revision', '=', revision)
    .select('json_data')
    .executeTakeFirst()
  const read = readDocument(row?.json_data)
  // a worksheet that cannot be read has nothing to answer
  if (read === undefined) throw refuse('NOT_FOUND')
  const document = { ...read, revision }
  return {
    items: worksheetItems(document),
    document,
    shown: publicDocument(document),
    mark: (answers) => markWorksheet(document, Object.fromEntries(answers)),
  }
}

/** What a sitting pins. */
export type Pinned = { paperId: number | null; worksheetId: string | null; revision: number | null }

/**
 * Out of memory, or read once for all who ask meanwhile. Who reads has a connection in hand before others wait for it:
 * they may hold the rest of their pool, and those of sittings never wait for a place among the others (H059).
 */
const readWith = async <Value extends object>(
  db: Db,
  cache: ReturnType<typeof readOnce<Value>>,
  key: string,
  read: (db: Db) => Promise<Value>,
): Promise<Value> => {
  const known = cache.find(key)
  if (known !== undefined) return known
  const through = (connection: Db) => cache.get(key, () => read(connection))
  return db.isTransaction ? through(db) : db.connection().execute(through)
}

/** Keeps no paper and no worksheet any more: another database gives the same ids to others. */
export const forgetMaterial = (): void => {
  papers.clear()
  worksheets.clear()
}

/**
 * The paper or worksheet of a sitting: one statement when it is not in memory.
 * @throws NOT_FOUND for a sitting without either, and for a worksheet that cannot be read
 */
export const materialOf = async (db: Db, { paperId, worksheetId, revision }: Pinned): Promise<Material> => {
  if (revision === null) throw refuse('NOT_FOUND')
  if (paperId !== null)
    return { paper: await readWith(db, papers, `${paperId} ${revision}`, (held) => readPaper(held, paperId, revision)) }
  if (worksheetId === null) throw refuse('NOT_FOUND')
  const key = `${worksheetId} ${revision}`
  return { worksheet: await readWith(db, worksheets, key, (held) => readWorksheet(held, worksheetId, revision)) }
}

export const itemsOf = (material: Material): Items =>
  'paper' in material ? material.paper.items : material.worksheet.items

/**
 * The questions of a paper in its order: as they are stored, or as who has not answered yet receives them (D20). The
 * name of a sound or picture can be the answer, so it goes with the key.
 */
export const questionsOf = (
  { questions }: Paper,
  withKey: boolean,
  media: Pick<MediaNames, 'hide'>,
): Record<string, unknown>[] =>
  [...questions.values()].map(({ row, item }) =>
    withKey
      ? row
      : {
          id: row.id,
          type: row.type,
          revision: row.revision,
          // of a type that nobody knows, or that lost what is answered, only the words (C-385, C-496)
          ...(media.hide(item?.answerable ? item.shown : shownOnly(row)) as object),
        },
  )

/** What is said in the sounds and clips of a paper, by the addresses that they have in it without its key. */
export const scriptsOf = ({ questions }: Paper, media: Pick<MediaNames, 'hide'>): Said[] =>
  [...questions.values()].flatMap(({ row }) =>
    scriptsIn(row).map(({ src, script }) => ({ src: String(media.hide(src)), script })),
  )

/** What helps to understand a verdict: a right response, and why it is right. */
export type Why = { right?: unknown; explain?: { audioScript: string; text: string } }

/**
 * A right response to a question of a paper, where it has one, and its explanation; nothing for what is no question of
 * one.
 */
export const whyOf = (material: Material, id: string): Why => {
  const item = 'paper' in material ? material.paper.questions.get(id)?.item : undefined
  return item ? { ...(item.marked && { right: item.correctResponse }), explain: { ...item.explanation } } : {}
}

/** The verdict on a response to a question of a paper; none on a worksheet, which is marked at hand-in. */
export const verdictOn = (material: Material, item: string, response: unknown): Verdict | null =>
  'paper' in material ? (material.paper.questions.get(item)?.item?.grade(response) ?? null) : null
