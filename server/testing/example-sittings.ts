import { randomUUID } from 'node:crypto'
import type { Db } from '../src/db/database.ts'
import { installationKey } from '../src/services/installation/installation-key.ts'
import { workFiles } from '../src/services/work-files/open.ts'
import { type ExampleCall, entity, procedure } from './example-call.ts'
import { addPaper, giveUnit, type TestQuestion } from './papers.ts'
import { workFileText } from './work-files.ts'
import { addAnswer, addAssignment, addWorksheet } from './worksheets.ts'

const teacher = 'co.lan@phuong.test'
const pupil = '4a1.01@phuong.test'
const classmate = '4a1.02@phuong.test'

/** A paper and a worksheet that nobody has opened yet, and a record that the pupil may set aside. */
export type SittingFacts = {
  code: string
  question: TestQuestion
  given: string
  answer: string
  pupilId: string
  olympic: string
  worksheet: string
  /** an exam that is given, and the key of its first question */
  unit: string
  exam: Awaited<ReturnType<typeof giveUnit>>
  /** a sitting of the classmate, and the file in which the rest of it comes (D28) */
  filed: { sittingId: string; file: string }
}

export const readSittingFacts = async (
  db: Db,
  { teacherId, classId, pupilId }: { teacherId: string; classId: string; pupilId: string },
): Promise<SittingFacts> => {
  const code = randomUUID().slice(0, 8)
  const { questions } = await addPaper(db, { classLevel: 5, code })
  const attachmentId = await addWorksheet(db, { createdBy: teacherId })
  const given = await addAssignment(db, { classId, attachmentId, createdBy: teacherId })
  const { answerId } = await addAnswer(db, { assignmentId: given, attachmentId, studentId: pupilId })
  const [question] = questions
  if (question === undefined) throw new Error('the paper is empty')
  const exam = await giveUnit(db, { classId, createdBy: teacherId })
  const ids = { olympic: randomUUID(), worksheet: randomUUID(), unit: randomUUID() }
  const filed = await readFiled(db, given)
  return { code, question, given, answer: answerId, pupilId, exam, filed, ...ids }
}

const readFiled = async (db: Db, assignmentId: string): Promise<SittingFacts['filed']> => {
  const { id: pupilId } = await db
    .selectFrom('users')
    .where('email', '=', classmate)
    .select('id')
    .executeTakeFirstOrThrow()
  const { publicKey } = workFiles(await installationKey(db, 'work files'), () => null)
  const sittingId = randomUUID()
  const head = { version: 1 as const, pupilId, sittingId, assignmentId, attempt: 1, savedAt: 1_795_134_600_000 }
  const events = [event('w1', 'draft', 'cat'), event('w2', 'draft', 'dog')]
  return { sittingId, file: workFileText(publicKey, head, { events, finishKey: randomUUID() }) }
}

const event = (item: string, kind: 'draft' | 'submit', response: unknown) => ({
  id: randomUUID(),
  item,
  seq: 1,
  kind,
  response,
  clientAt: 1_795_134_600_000,
  device: 'tablet-1',
})

/** The calls of sittings, in the order in which a pupil makes them: a worksheet is read once and stays in memory. */
export const sittingCalls = ({
  code,
  question,
  given,
  answer,
  pupilId,
  exam,
  olympic,
  worksheet,
  unit,
  filed,
}: SittingFacts): ExampleCall[] => {
  const paper = { kind: 'olympic', classLevel: 5, examinationCode: code }
  const work = { kind: 'worksheet', assignmentId: given }
  const record = 'CLASSWORK.Assignments_Answers'
  const { examId, assignmentId } = exam
  const [asked] = exam.questions
  const own = (what: string, statements: number) => ({ as: pupil, what, statements })
  return [
    procedure(
      'OLYMPIC_DETHI_Get',
      { classLevel: 5, examinationCode: code },
      { as: pupil, what: 'the first of a paper', statements: 3 },
    ),
    procedure('OLYMPIC_DETHI_Get', { classLevel: 5, examinationCode: code }, own('again', 2)),
    procedure('SITTING_Start', { sittingId: olympic, ...paper }, own('practice', 4)),
    procedure('SITTING_Start', { sittingId: olympic, ...paper }, own('again', 4)),
    procedure('SITTING_Start', { sittingId: worksheet, ...work }, own('the first of a worksheet', 5)),
    procedure(
      'SITTING_Start',
      { sittingId: filed.sittingId, ...work },
      { as: classmate, what: 'a worksheet', statements: 4 },
    ),
    procedure(
      'SITTING_Append',
      { sittingId: olympic, events: [event(question.id, 'submit', question.right)] },
      own('practice', 4),
    ),
    procedure(
      'SITTING_Append',
      { sittingId: worksheet, events: [event('w1', 'draft', 'cat'), event('w2', 'draft', 'dog')] },
      own('a worksheet', 4),
    ),
    procedure(
      'CLASSWORK_Answer_Save',
      { assignmentId: given, questionId: 'w1', studentChoice: 'cat' },
      { as: classmate, statements: 8 },
    ),
    procedure('CLASSWORK_WorkFiles_Take', { assignmentId: given, file: filed.file }, { as: teacher, statements: 12 }),
    procedure('SITTING_Get', { sittingId: worksheet }, { as: teacher, statements: 5 }),
    procedure('EXAMINATION_Get', { examId, assignmentId }, own('given', 3)),
    procedure('EXAMINATION_Get', { id: examId }, { as: teacher, what: 'with its key', statements: 2 }),
    procedure('SITTING_Start', { sittingId: unit, kind: 'unit', examId, assignmentId }, own('a unit exercise', 4)),
    procedure(
      'SITTING_Append',
      { sittingId: unit, events: [event(asked?.id ?? '', 'submit', asked?.right)] },
      own('a unit exercise', 4),
    ),
    procedure('SITTING_Scripts_Get', { sittingId: unit }, { ...own('a unit exercise', 2), list: true }),
    procedure('SITTING_Finish', { sittingId: unit, key: randomUUID() }, own('a unit exercise', 5)),
    procedure('SITTING_Finish', { sittingId: olympic, key: randomUUID() }, own('practice', 4)),
    // and one that tells the teacher
    procedure('SITTING_Finish', { sittingId: worksheet, key: randomUUID() }, own('a worksheet', 5)),
    procedure('SITTING_Finish', { sittingId: worksheet, key: randomUUID() }, own('again', 2)),
    procedure('SITTING_History', {}, { ...own('own', 2), list: true }),
    procedure('OLYMPIC_Progress_Get', { classLevel: 4 }, { ...own('own', 2), list: true }),
    procedure(
      'SITTING_History',
      { studentId: pupilId },
      { as: teacher, what: 'of a pupil', statements: 3, list: true },
    ),
    entity(
      record,
      'create',
      { parameters: { AssignmentId: given, Type: 'LIVEWORKSHEET', JsonData: { answers: { w1: 'cat' } } } },
      { as: pupil, statements: 14 },
    ),
    entity(
      record,
      'read',
      { parameters: { filters: { AssignmentId: given }, PageNum: 1, PageSize: 50 } },
      { as: teacher, what: 'of an assignment', statements: 2, list: true },
    ),
    entity(
      record,
      'read',
      { parameters: { filters: { ExamId: examId }, PageNum: 1, PageSize: 20 }, sort: 'CreatedDate DESC' },
      { as: pupil, what: 'of an exam', statements: 2, list: true },
    ),
    entity(
      record,
      'read',
      { parameters: { PageNum: 1, PageSize: 20 } },
      { as: pupil, what: 'own', statements: 2, list: true },
    ),
    entity(
      record,
      'update',
      { entityId: answer, parameters: { Score: 50, TeacherNoteS: 'Em cố gắng thêm.' } },
      { as: teacher, statements: 5 },
    ),
    entity(record, 'remove', { entityId: answer }, { as: pupil, statements: 2 }),
  ]
}
