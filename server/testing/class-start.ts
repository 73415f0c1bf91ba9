import { randomUUID } from 'node:crypto'
import { type Caller, signedIn } from './caller.ts'
import { classNamed } from './classes.ts'
import type { TestHouse } from './house.ts'
import { addPaper, giveUnit, someQuestions } from './papers.ts'
import type { Statement } from './statement-log.ts'

/** A class that begins in the same second. */
export const classSize = 40

/** What the beginning of some pupils sent to the database, and how long it took, in ms. */
export type ClassStart = {
  pupils: number
  statements: number
  /** how often the questions of the paper were read */
  readings: number
  took: number
}

const reads = (statements: readonly Statement[]): number =>
  statements.filter(({ text }) => text.includes('question_versions')).length

/** Forty pupils of classes 4A1 and 4A2, signed in. */
export const wholeClass = (url: string): Promise<Caller[]> =>
  Promise.all(
    Array.from({ length: classSize }, (_, at) => {
      const number = String(Math.floor(at / 2) + 1).padStart(2, '0')
      return signedIn(url, `4a${(at % 2) + 1}.${number}@phuong.test`)
    }),
  )

const questions = () => Array.from({ length: 3 }, someQuestions).flat()

type Counted = { house: TestHouse; log: Statement[]; pupils: readonly Caller[] }

const together = async (
  { log, pupils }: Counted,
  begin: (pupil: Caller) => Promise<{ status: number }[]>,
): Promise<ClassStart> => {
  log.length = 0
  const from = performance.now()
  const answers = (await Promise.all(pupils.map(begin))).flat()
  const took = performance.now() - from
  const failed = answers.find(({ status }) => status !== 200)
  if (failed) throw new Error(`a start was answered with ${failed.status}`)
  return { pupils: pupils.length, statements: log.length, readings: reads(log), took }
}

/** All of them open a practice paper that nobody has opened before, and begin it. */
export const startPractice = async (counted: Counted): Promise<ClassStart> => {
  const paper = { classLevel: 4, code: randomUUID().slice(0, 8) }
  await addPaper(counted.house.db, paper, questions())
  const asked = { classLevel: paper.classLevel, examinationCode: paper.code }
  return together(counted, async (pupil) => [
    await pupil.call('OLYMPIC_DETHI_Get', asked),
    await pupil.call('SITTING_Start', { sittingId: randomUUID(), kind: 'olympic', ...asked }),
  ])
}

/** The same for an exam that is given to both classes. */
export const startExam = async (counted: Counted): Promise<ClassStart> => {
  const { db } = counted.house
  const [first, second] = [await classNamed(db), await classNamed(db, '4A2')]
  const { assignmentId, examId } = await giveUnit(db, { classId: first.id, createdBy: first.ownerId })
  await db.insertInto('assignment_classes').values({ assignment_id: assignmentId, class_id: second.id }).execute()
  return together(counted, async (pupil) => [
    await pupil.call('EXAMINATION_Get', { examId, assignmentId }),
    await pupil.call('SITTING_Start', { sittingId: randomUUID(), kind: 'unit', examId, assignmentId }),
  ])
}
