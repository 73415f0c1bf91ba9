import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { type Caller, signedIn } from '@phuong/server/testing/caller'
import { schoolDay } from '@phuong/server/testing/clock'
import { addCrowd } from '@phuong/server/testing/crowd'
import { layOutDemoSchool } from '@phuong/server/testing/demo-school'
import { openHouse, type TestHouse } from '@phuong/server/testing/house'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { logStatements } from '@phuong/server/testing/statement-log'
import { spreadOf } from '../load.ts'
import { atMost, rounded, type Table } from '../table.ts'

/** A school, and the class that is measured: pupils, works given over a year, attempts at each. */
const school = { accounts: 2_200, classes: 60, members: 2_000 }
const roster = { pupils: 60, works: 60, attempts: 2 }
/** How often each call is made, and what it may take, milliseconds. */
const runs = 100
const aimMs = 100

const teacher = 'co.lan@phuong.test'

/** A class of the teacher with works that all its pupils have handed in, in a school where the crowd is. */
const layOut = async ({ db, pool }: TestHouse): Promise<{ classId: string; studentId: string; schoolId: number }> => {
  await addCrowd(db, school)
  const { rows } = await pool.query<{ classId: string; studentId: string; schoolId: number }>(
    `with lan as (select id, school_id from users where email = $1),
      moved as (update users set school_id = lan.school_id from lan where email like 'dong.%'),
      house as (update classes set school_id = lan.school_id from lan where class_name not in ('8A')),
      room as (insert into classes (id, class_name, code, school_id, school_year_id, grade, created_at)
        select gen_random_uuid(), '4A60', 'BENCH6', lan.school_id, $2, 4, $3 from lan returning id),
      owner as (insert into class_people (class_id, person_id, role, joined_at)
        select room.id, lan.id, 'OWNER', $3 from room, lan),
      pupil as (select id, row_number() over (order by id) as place from users where grade = 4 and email like 'dong.%'
        order by id limit $4),
      member as (insert into class_people (class_id, person_id, role, joined_at)
        select room.id, pupil.id, 'PUPIL', $3 from room, pupil),
      sheet as (insert into attachments (id, entity_name, entity_id, file_name, media_type, bytes, page_count, created_by,
          created_at)
        select gen_random_uuid(), 't_PHUONG_CLASSES_Folders', gen_random_uuid(), 'a.pdf', 'application/pdf', 1, 1, lan.id, $3
        from lan returning id),
      paper as (insert into worksheets (id, revision) select id, 1 from sheet returning id),
      revision as (insert into worksheet_revisions (worksheet_id, revision, json_data, saved_by, saved_at)
        select paper.id, 1, '{}', lan.id, $3 from paper, lan),
      work as (insert into assignments (id, type, title, points, due_at, worksheet_id, school_year_id, solutions, created_by,
          created_at, updated_at)
        select gen_random_uuid(), 'LIVEWORKSHEET', 'Bài ' || n, 10, $3 + n * interval '1 day', sheet.id, $2, 'AFTER_SUBMIT',
          lan.id, $3 + n * interval '1 minute', $3
        from generate_series(1, $5::int) as n, sheet, lan returning id),
      given as (insert into assignment_classes (assignment_id, class_id) select work.id, room.id from work, room),
      sat as (insert into sittings (id, kind, user_id, assignment_id, worksheet_id, pinned_revision, attempt, state,
          started_at, finished_at)
        select gen_random_uuid(), 'worksheet', pupil.id, work.id, sheet.id, 1, attempt, 'finished', $3, $3
        from pupil, work, sheet, generate_series(1, $6::int) as attempt returning id, user_id, assignment_id, attempt),
      answered as (insert into assignments_answers (id, assignment_id, student_id, sitting_id, attempt, type, json_data,
          results, score, auto_score, star, late, submitted_at, total_question, total_answer)
        select gen_random_uuid(), assignment_id, user_id, id, attempt, 'LIVEWORKSHEET', '{}',
          '{"writeResult": "3/5", "matchResult": "2/2"}', 70, 70, 3, attempt = 2, $3, 7, 7 from sat)
    select room.id as "classId", (select id from pupil limit 1) as "studentId", lan.school_id as "schoolId" from room, lan`,
    [teacher, schoolYearOf(schoolDay).id, schoolDay, roster.pupils, roster.works, roster.attempts],
  )
  await pool.query('vacuum analyze')
  const [row] = rows
  if (row === undefined) throw new Error('the class was not laid out')
  return row
}

type Measured = { name: string; as: string; parameters: Record<string, unknown>; entity?: string }

const ask = (caller: Caller, { name, parameters, entity }: Measured) =>
  entity === undefined
    ? caller.call(name, parameters)
    : caller.send('POST', '/api/v1.0/dynamic/crud/read', {
        subModuleName: 'CLASSES',
        entityName: entity,
        parameters,
      })

/** What the pages of a class and of a large school cost: rows, statements and times of each list. */
export const classLists = async (cluster: ScratchCluster): Promise<Table[]> => {
  const database = await cluster.database()
  await layOutDemoSchool(database.connection)
  const house = await openHouse({}, { database })
  try {
    const { classId, studentId, schoolId } = await layOut(house)
    const log = logStatements(house.pools)
    const manager = 'quanly@phuong.test'
    const calls: Measured[] = [
      { name: 'CLASSES_Progress_Get', as: teacher, parameters: { classId } },
      {
        name: 'CLASSES.ClassMembers read',
        entity: 'ClassMembers',
        as: teacher,
        parameters: { filters: { classId }, PageSize: 500 },
      },
      { name: 'CLASSES_Pupil_Get', as: teacher, parameters: { classId, studentId } },
      { name: 'CLASSES_Pupil_GetWork', as: teacher, parameters: { classId, studentId } },
      { name: 'CLASSES_GetClasses_ByTeacherId', as: teacher, parameters: {} },
      { name: 'HOME_Manager_GetClasses', as: manager, parameters: { PageSize: 20 } },
      {
        name: 'CLASSES.Classes read',
        entity: 'Classes',
        as: manager,
        parameters: { filters: { schoolId }, PageSize: 20 },
      },
    ]
    const rows: Table['rows'] = []
    for (const call of calls) {
      const caller = await signedIn(house.url, call.as)
      const first = await ask(caller, call)
      if (first.status !== 200) throw new Error(`${call.name}: ${first.text}`)
      log.length = 0
      await ask(caller, call)
      const statements = log.filter(({ text }) => !/^(begin|start transaction|commit|rollback)/i.test(text)).length
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const start = performance.now()
        await ask(caller, call)
        times.push(performance.now() - start)
      }
      const { p50, p95 } = spreadOf(times)
      const length = (first.body.results as unknown[]).length
      rows.push([call.name, length, statements, rounded(p50), rounded(p95), atMost(p95, aimMs)])
    }
    return [
      {
        title: `Lists of a class of ${roster.pupils} with ${roster.works} works, ${roster.attempts} attempts at each, in a school of ${school.members.toLocaleString('en')} pupils (ms of ${runs} calls)`,
        columns: ['call', 'rows', 'statements', 'p50', 'p95', `p95 at most ${aimMs}`],
        rows,
        notes: ['Statements with that of the session; one call after the other.'],
      },
    ]
  } finally {
    await house.close()
  }
}
