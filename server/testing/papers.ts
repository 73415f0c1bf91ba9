import { randomUUID } from 'node:crypto'
import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { questionExamples } from '@phuong/exercises/examples'
import { paperItem } from '@phuong/exercises/rules'
import { storedDocument } from '@phuong/exercises/worksheet'
import { newId } from '../src/chance.ts'
import type { Db } from '../src/db/database.ts'
import { schoolDay } from './clock.ts'
import { writeZone } from './worksheets.ts'

/** A question for a paper: its content with key, and two responses to it. */
export type TestQuestion = {
  id: string
  type: string
  content: Record<string, unknown>
  right: unknown
  wrong: unknown
}

/** The types that papers hold today. */
const typesOfPapers = ['FillInTheBlank', 'MatchingTwoColumn', 'OneChoice', 'Unscramble'] as const

/** Questions of these types, two of each; every call gives them ids of their own. */
export const someQuestions = (): TestQuestion[] =>
  typesOfPapers.flatMap((type) =>
    (questionExamples[type] ?? []).slice(0, 2).map(({ name, question, responses }) => {
      const id = randomUUID()
      const content = { ...(question as Record<string, unknown>), id, type }
      const item = paperItem(type, content)
      if (item === undefined) throw new Error(`the example '${name}' of ${type} does not parse`)
      const wrong = responses.find(({ response }) => item.fits(response) && !item.grade(response).correct)
      return { id, type, content, right: item.correctResponse, wrong: wrong?.response }
    }),
  )

const addItems = async (db: Db, paperId: number, revision: number, questions: readonly TestQuestion[]) => {
  await db
    .insertInto('paper_revisions')
    .values({ paper_id: paperId, revision, saved_by: null, saved_at: schoolDay })
    .execute()
  for (const [at, { id, type, content }] of questions.entries()) {
    await db
      .insertInto('questions')
      .values({ id, type, version: 1, created_at: schoolDay, updated_at: schoolDay })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { versions } = await db
      .selectFrom('question_versions')
      .where('question_id', '=', id)
      .select(({ fn }) => fn.countAll<string>().as('versions'))
      .executeTakeFirstOrThrow()
    const version = Number(versions) + 1
    await db
      .insertInto('question_versions')
      .values({ question_id: id, version, content: JSON.stringify(content), saved_by: null, saved_at: schoolDay })
      .execute()
    await db
      .insertInto('paper_items')
      .values({ paper_id: paperId, revision, position: at + 1, question_id: id, version })
      .execute()
  }
}

/** A paper at revision 1, of practice or of an exam. @returns its id and its questions in their order */
export const addPaper = async (
  db: Db,
  paper: { classLevel: number; code: string } | { examId: number },
  questions: readonly TestQuestion[] = someQuestions(),
): Promise<{ paperId: number; questions: readonly TestQuestion[] }> => {
  const common = { revision: 1, created_at: schoolDay, updated_at: schoolDay }
  const { id } = await db
    .insertInto('papers')
    .values(
      'examId' in paper
        ? { kind: 'unit', exam_id: paper.examId, title: 'Unit 1', ...common }
        : { kind: 'olympic', class_level: paper.classLevel, code: paper.code, ...common },
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await addItems(db, id, 1, questions)
  return { paperId: id, questions }
}

/** Saves the paper's questions as its next revision. */
export const revisePaper = async (
  db: Db,
  paperId: number,
  revision: number,
  questions: readonly TestQuestion[],
): Promise<void> => {
  await addItems(db, paperId, revision, questions)
  await db.updateTable('papers').set({ revision }).where('id', '=', paperId).execute()
}

/** An exam with its paper, given to a class for 30 minutes. @param given.of the unit that it belongs to; none where nothing is said */
export const giveUnit = async (
  db: Db,
  given: {
    classId: string
    createdBy: string
    attempts?: 1 | 2 | 3 | null
    solutions?: 'AFTER_SUBMIT' | 'AFTER_DUE' | 'NEVER'
    dueAt?: Date | null
    of?: { grade: number; unit: number }
  },
): Promise<{ assignmentId: string; examId: number; questions: readonly TestQuestion[] }> => {
  const { id: examId } = await db
    .insertInto('examinations')
    .values({ title: 'Unit 1', created_at: schoolDay, updated_at: schoolDay, ...given.of })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { questions } = await addPaper(db, { examId })
  const assignmentId = newId(schoolDay)
  await db
    .insertInto('assignments')
    .values({
      id: assignmentId,
      type: 'UNIT',
      title: 'Unit 1',
      due_at: given.dueAt ?? null,
      exam_id: examId,
      attempts: given.attempts ?? null,
      solutions: given.solutions ?? 'AFTER_SUBMIT',
      school_year_id: schoolYearOf(schoolDay).id,
      created_by: given.createdBy,
      created_at: schoolDay,
      updated_at: schoolDay,
    })
    .execute()
  await db.insertInto('assignment_classes').values({ assignment_id: assignmentId, class_id: given.classId }).execute()
  return { assignmentId, examId, questions }
}

/**
 * Zones of the modes that are marked: two boxes to write in, a choice of one in three, a choice of two in three, a
 * list.
 */
export const mixedZones = [
  writeZone('w1', 'cat'),
  writeZone('w2', 'dog|a dog', 200),
  ...['no', 'yes', 'no'].map((text, at) => ({
    ...writeZone(`c${at + 1}`, text, 300 + at * 60),
    mode: 'Choice' as const,
    groupName: 'one',
  })),
  ...['yes', 'yes', 'no'].map((text, at) => ({
    ...writeZone(`m${at + 1}`, text, 500 + at * 60),
    mode: 'Choice' as const,
    groupName: 'two',
  })),
  { ...writeZone('d1', 'eat|*eats|eating', 800), mode: 'DropDown' as const },
]
/** Every answer right; each item is one of five. */
export const mixedRight: Readonly<Record<string, unknown>> = {
  w1: 'Cat.',
  w2: 'a dog',
  c1: ['c2'],
  m1: ['m2', 'm1'],
  d1: 'eats',
}

/** Saves the zones of a worksheet as its next revision. */
export const reviseWorksheet = async (
  db: Db,
  attachmentId: string,
  revision: number,
  zones: Parameters<typeof storedDocument>[0]['zones'],
): Promise<void> => {
  const { created_by } = await db
    .selectFrom('attachments')
    .where('id', '=', attachmentId)
    .select('created_by')
    .executeTakeFirstOrThrow()
  const address = `/api/v1.0/files/${attachmentId}/pages/1`
  const pages = [{ url: `${address}?w=1140`, url2x: `${address}?w=2280`, height: 1_600 }]
  await db
    .with('newest', (query) => query.updateTable('worksheets').set({ revision }).where('id', '=', attachmentId))
    .insertInto('worksheet_revisions')
    .values({
      worksheet_id: attachmentId,
      revision,
      json_data: JSON.stringify(storedDocument({ revision, pages, zones })),
      saved_by: created_by,
      saved_at: schoolDay,
    })
    .execute()
}
