import { GRADES, UNITS, type Unit, unitsOfGrade } from '@phuong/domain/catalogue/grades'
import { sampleUnitLabel } from '@phuong/domain/catalogue/sample-units'
import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import { insertUnitPapers, type UnitPaper } from './unit-papers.ts'
import { unitExam } from './week.ts'

/** Preschool has no exams. */
const grades = GRADES.filter((grade) => grade > 0)
/** Units that have two tests; the others have one. */
const twice: readonly Unit[] = ['1', '2']
/** The grades whose units are open; the others stand there closed (B-331). */
const lastOpenGrade = 5
/** Ids of sample tests begin here: those below are given by hand. The tests of the units that have two come first. */
const firstId = 100
/** Those of the other units begin here, so many of them to a grade. */
const firstOfOthers = 1000
const idsPerGrade = 20

type Exam = {
  readonly id: number
  readonly grade: number
  /** as the catalogue calls it */
  readonly label: Unit
  /** its id among the units of sample tests, which have numbers alone (B-332) */
  readonly unit: number | null
  readonly sort_order: number
  readonly title: string
  /** which of the bank's exams of its unit it asks */
  readonly test: number
}

const sampleTest = (id: number, grade: number, label: Unit, test: number): Exam => {
  const unit = /^\d+$/.test(label) ? Number(label) : null
  const title = `${unit === null ? label : sampleUnitLabel(unit)} – Test ${test}`
  return { id, grade, label, unit, sort_order: test, title, test }
}

/** The sample tests of every unit of the catalogue, each with the id that it keeps for good. */
const sampleTests: readonly Exam[] = [
  ...grades
    .flatMap((grade) => twice.flatMap((label) => [1, 2].map((test) => ({ grade, label, test }))))
    .map(({ grade, label, test }, at) => sampleTest(firstId + at, grade, label, test)),
  ...grades.flatMap((grade) =>
    unitsOfGrade(grade)
      .filter((label) => !twice.includes(label))
      .map((label) => sampleTest(firstOfOthers + grade * idsPerGrade + UNITS.indexOf(label), grade, label, 1)),
  ),
]

/** The exam that stands there from the start (demo.ts) and that a class is given (unit-exam.ts). */
const givenExam: Exam = { ...unitExam.asks, id: 1, unit: 1, sort_order: 0, title: unitExam.exam }
const exams: readonly Exam[] = [givenExam, ...sampleTests]

/** The papers of these exams of one grade (C-362). */
const papersFor = async (missing: readonly Exam[], grade: number): Promise<UnitPaper[]> => {
  const wanted = missing.filter((exam) => exam.grade === grade)
  if (wanted.length === 0) return []
  const { unitExamsOf } = await import('@phuong/content/unit-exams')
  const ofBank = unitExamsOf(grade)
  return wanted.map(({ id, label, test: number, title }) => {
    const found = ofBank.find(({ unit, test }) => unit === label && test === number)
    if (found === undefined) throw new Error(`the bank has no exam for ${title} of grade ${grade}`)
    return { examId: id, title, questions: found.questions }
  })
}

/**
 * Puts the sample tests of grades 1 to 12 into the database, opens their units for grades 1 to 5 (B-328 to B-331) and gives
 * each of them, and the exam of the demo school's class, what it asks (C-362). Idempotent: what is missing is added, what
 * staff has changed stays. One statement where nothing is missing, two where something is.
 */
export const seedExaminations = async (db: Db, now: Date, log: (line: string) => void): Promise<void> => {
  const { rows } = await sql<{ bare: number[] }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(exams)}::jsonb) as given (id integer, grade smallint,
        unit smallint, sort_order smallint, title text)
    ), opened as (
      insert into examination_units (grade, unit, access)
      select distinct grade, unit, true from given where grade <= ${lastOpenGrade} and unit is not null
      on conflict (grade, unit) do nothing
    ), added as (
      insert into examinations (id, title, grade, unit, sort_order, created_at, updated_at)
      select id, title, grade, unit, sort_order, ${now}, ${now} from given on conflict (id) do nothing returning id
    ), numbered as (
      select setval(pg_get_serial_sequence('examinations', 'id'), max(id)) from (
        select id from added union all select last_value from examinations_id_seq
      ) as ids where exists (select from added)
    )
    select count(*)::int as numbered,
      array(select id from given where not exists (select from papers where papers.exam_id = given.id)) as bare
    from numbered`.execute(db)
  const bare = rows[0]?.bare ?? []
  if (bare.length === 0) return
  const papers: UnitPaper[] = []
  const missing = exams.filter(({ id }) => bare.includes(id))
  for (const grade of grades) papers.push(...(await papersFor(missing, grade)))
  await insertUnitPapers(db, papers, now)
  log(`demo school: ${bare.length} unit exams`)
}
