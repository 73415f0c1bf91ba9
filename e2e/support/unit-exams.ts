import { randomUUID } from 'node:crypto'
import type { Caller } from '@phuong/server/testing/caller'
import { sitter } from '@phuong/server/testing/sitters'
import type { PaperQuestion } from '../pages/olympic.ts'
import { giveExam } from './database.ts'
import { newClass, putIntoGrade } from './lessons.ts'
import { worksheetTeacher } from './people.ts'
import { responseTo } from './practice.ts'
import { callerAs } from './school.ts'

type Stage = {
  pupils: readonly string[]
  attempts?: 1 | 2 | 3 | null
  solutions?: 'AFTER_SUBMIT' | 'AFTER_DUE' | 'NEVER'
  /** of grade 4, which the class then has; an exam of no unit where nothing is said */
  unit?: number | null
}

/** Numbers of the questions of the exam in paper 1 of level 4: one of each kind that papers have. */
const numbers = [1, 2, 3, 7]

/** A unit exam of four questions, given to a class of the test's own. */
export const givenExam = async ({ pupils, attempts = null, solutions = 'AFTER_SUBMIT', unit = null }: Stage) => {
  const teacher = await callerAs(worksheetTeacher)
  const classId = await newClass(teacher, `Lớp thử ${randomUUID().slice(0, 8)}`, pupils)
  if (unit !== null) await putIntoGrade(teacher, classId, 4)
  const assignmentId = randomUUID()
  const title = 'Unit 3: Kiểm tra'
  const { examId } = await giveExam({ id: assignmentId, classId, title, code: '1', numbers, attempts, solutions, unit })
  const { body } = await teacher.call('EXAMINATION_Get', { id: examId })
  const questions = body.results as PaperQuestion[]
  const details = `classes/${classId}/classwork/assignments/${assignmentId}/details`
  return {
    teacher,
    classId,
    assignmentId,
    examId,
    title,
    /** with their key */
    questions,
    detailsPath: `/lms/student/${details}`,
    teacherPath: `/lms/teacher/${details}/UNIT`,
    path: (index: number) => `/lms/exercise/examination/${examId}/start/${index}?assignmentId=${assignmentId}`,
    resultPath: `/lms/exercise/examination/${examId}/result?assignmentId=${assignmentId}`,
  }
}
export type GivenExam = Awaited<ReturnType<typeof givenExam>>

/**
 * Sits a given exam without a browser; `marks` says of each question from the first on whether it is answered rightly.
 */
export const sitExam = async (
  pupil: string,
  { examId, assignmentId, questions }: Pick<GivenExam, 'examId' | 'assignmentId' | 'questions'>,
  marks: readonly boolean[],
  finish = true,
): Promise<string> => {
  const client = sitter(await callerAs(pupil), { now: () => new Date() })
  const { row } = await client.start({ kind: 'unit', examId, assignmentId })
  const sittingId = row?.sittingId as string
  const answers = marks.flatMap((right, at) => {
    const question = questions[at]
    return question ? [client.submit(question.id, responseTo(question, right))] : []
  })
  const { status } = await client.append(sittingId, answers)
  if (status !== 200) throw new Error('the answers were refused')
  if (finish) await client.finish(sittingId)
  return sittingId
}

/** The answer records of a given exam, as its teacher reads them. */
export const recordsOf = async (
  teacher: Caller,
  assignmentId: string,
): Promise<{ Id: string; Score: number; TotalAnswer: number; JsonData: { userData: { result: boolean } }[] }[]> => {
  const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
    subModuleName: 'CLASSWORK',
    entityName: 'Assignments_Answers',
    parameters: { filters: { AssignmentId: assignmentId }, PageSize: 50 },
  })
  return body.results as never
}
