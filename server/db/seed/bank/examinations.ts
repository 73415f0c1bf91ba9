import { GRADES, UNITS, type Unit, unitsOfGrade } from '@phuong/domain/catalogue/grades'
import { sampleUnitLabel } from '@phuong/domain/catalogue/sample-units'
import type pg from 'pg'

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

/** An examination, and which of the bank's exams it asks. */
export type BankExam = {
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

const sampleTest = (id: number, grade: number, label: Unit, test: number): BankExam => {
  const unit = /^\d+$/.test(label) ? Number(label) : null
  const title = `${unit === null ? label : sampleUnitLabel(unit)} – Test ${test}`
  return { id, grade, label, unit, sort_order: test, title, test }
}

/** The sample tests of every unit of the catalogue, each with the id that it keeps for good. */
export const sampleTests: readonly BankExam[] = [
  ...grades
    .flatMap((grade) => twice.flatMap((label) => [1, 2].map((test) => ({ grade, label, test }))))
    .map(({ grade, label, test }, at) => sampleTest(firstId + at, grade, label, test)),
  ...grades.flatMap((grade) =>
    unitsOfGrade(grade)
      .filter((label) => !twice.includes(label))
      .map((label) => sampleTest(firstOfOthers + grade * idsPerGrade + UNITS.indexOf(label), grade, label, 1)),
  ),
]

/**
 * Puts examinations into the database where they are missing and opens the units of the grades 1 to 5 (B-328 to B-331);
 * what staff has changed stays. One statement.
 */
export const storeExaminations = async (
  client: pg.ClientBase,
  exams: readonly BankExam[],
  now: Date,
): Promise<void> => {
  await client.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as given (id integer, grade smallint, unit smallint,
         sort_order smallint, title text)
     ), opened as (
       insert into examination_units (grade, unit, access)
       select distinct grade, unit, true from given where grade <= $2 and unit is not null
       on conflict (grade, unit) do nothing
     ), added as (
       insert into examinations (id, title, grade, unit, sort_order, created_at, updated_at)
       select id, title, grade, unit, sort_order, $3, $3 from given on conflict (id) do nothing returning id
     )
     select setval(pg_get_serial_sequence('examinations', 'id'), max(id)) from (
       select id from added union all select last_value from examinations_id_seq
     ) as ids where exists (select from added)`,
    [JSON.stringify(exams), lastOpenGrade, now],
  )
}
