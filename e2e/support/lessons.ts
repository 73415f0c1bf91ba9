import type { Caller } from '@phuong/server/testing/caller'
import { saveWorksheet, worksheetOf } from '@phuong/server/testing/saved-worksheets'
import { sitter } from '@phuong/server/testing/sitters'
import { expect } from '@playwright/test'
import { putIntoClass } from './database.ts'
import { drawnPdf } from './drawn-files.ts'
import { callerAs } from './school.ts'

/** The worksheet's one box takes this word. */
const rightWord = 'phượng'
/** Item of that box. */
const boxId = worksheetOf('', [], 0).ExerciseData[0]?.id ?? ''

const idIn = (body: Record<string, unknown>): string => {
  const { id } = (body.result ?? {}) as { id?: string }
  if (id === undefined) throw new Error(`nothing was made: ${JSON.stringify(body)}`)
  return id
}

/** A class for one test alone, with these pupils in it. @param classId its grade, 0 to 12; null for several @returns its id */
export const newClass = async (
  teacher: Caller,
  className: string,
  pupils: readonly string[] = [],
  classId: number | null = null,
): Promise<string> => {
  const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    parameters: { className, classId },
  })
  const id = idIn(body)
  if (pupils.length > 0) await putIntoClass(id, pupils)
  return id
}

/** The code with which pupils come into a class of this teacher. */
export const codeOf = async (teacher: Caller, classId: string): Promise<string> => {
  const { body } = await teacher.call('CLASSES_GetClasses_ByTeacherId')
  return (body.results as { id: string; code: string }[]).find(({ id }) => id === classId)?.code ?? ''
}

/** Gives a class its grade, and with it the units of its course. */
export const putIntoGrade = async (teacher: Caller, classId: string, grade: number): Promise<void> => {
  const { status, text } = await teacher.send('PUT', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSES',
    entityName: 'Classes',
    entityId: classId,
    parameters: { classId: grade },
  })
  if (status !== 200) throw new Error(text)
}

/** A worksheet of one page with one box to write `rightWord` into, ready to be given. @returns its id */
export const newWorksheet = async (teacher: Caller, name: string): Promise<string> => {
  // the tag that the editor puts on at the first save (B-185)
  const { id } = await drawnPdf(teacher, `${name}.pdf`, { tags: 'LIVEWORKSHEET' })
  const { status, text } = await saveWorksheet(teacher, id, worksheetOf(id, [1], 0))
  if (status !== 200) throw new Error(text)
  return id
}

type Given = {
  classId: string
  attachmentId: string
  title: string
  /** days from today until it is due */
  days?: number
  /** the moment at which it is due, in place of a day */
  dueDate?: string
  /** 10 if nothing is said */
  points?: number
  attempts?: 1 | 2 | 3 | null
  solutions?: 'AFTER_SUBMIT' | 'AFTER_DUE' | 'NEVER'
}

const dayMs = 24 * 60 * 60 * 1000

/** The day so many days from now, as DD/MM/YYYY and as YYYY-MM-DD, in Vietnam. */
export const dayIn = (days: number): { shown: string; wire: string } => {
  const wire = new Date(Date.now() + days * dayMs).toLocaleDateString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })
  return { shown: wire.split('-').toReversed().join('/'), wire }
}

/** Gives a worksheet to a class, which tells its pupils. @returns the id of the assignment */
export const give = async (
  teacher: Caller,
  { classId, attachmentId, title, days = 3, dueDate, points = 10, attempts = null, solutions = 'AFTER_SUBMIT' }: Given,
): Promise<string> => {
  const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud', {
    subModuleName: 'CLASSWORK',
    entityName: 'Assignments',
    parameters: {
      title,
      instructions: 'Các em đọc kĩ đề.',
      dueDate: dueDate ?? dayIn(days).wire,
      points,
      color: '#b93a1b',
      classId,
      attachmentId,
      settings: { attempts, solutions },
    },
  })
  return idIn(body)
}

/**
 * A pupil writes a word into the box, or leaves it empty, and hands in, which tells the teacher. @returns the sitting's
 * id
 */
export const handIn = async (pupil: string, assignmentId: string, word: string | null = rightWord): Promise<string> => {
  const { start, append, finish, draft } = sitter(await callerAs(pupil), { now: () => new Date() })
  const { row } = await start({ kind: 'worksheet', assignmentId })
  const id: string = row?.sittingId
  if (word !== null) await append(id, [draft(boxId, word)])
  const { status } = await finish(id)
  expect(status, `${pupil} hands in`).toBe(200)
  return id
}

/** A pupil begins and writes, without handing in. */
export const begin = async (pupil: string, assignmentId: string): Promise<void> => {
  const { start, append, draft } = sitter(await callerAs(pupil), { now: () => new Date() })
  const { row } = await start({ kind: 'worksheet', assignmentId })
  expect((await append(row?.sittingId, [draft(boxId, rightWord)])).status).toBe(200)
}
