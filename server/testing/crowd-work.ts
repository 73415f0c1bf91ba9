import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import { schoolDay } from './clock.ts'
import { addWorksheet } from './worksheets.ts'

/** Assignments of each class of the crowd. */
const perClass = 5

/**
 * Gives work to the classes of a crowd: every second pupil has handed it in, every tenth has it open, and everybody was
 * told of it.
 * @param classIds classes of the crowd
 */
export const addCrowdOfWork = async (db: Db, classIds: readonly string[]): Promise<void> => {
  const { id: createdBy } = await db
    .selectFrom('users')
    .where('email', '=', 'co.lan@phuong.test')
    .select('id')
    .executeTakeFirstOrThrow()
  const worksheet = await addWorksheet(db, { createdBy })
  await sql`create temporary table crowd_given on commit drop as
    select gen_random_uuid() as id, classes.id as class_id, owner.person_id as teacher_id, number
    from classes join class_people as owner on owner.class_id = classes.id and owner.role = 'OWNER'
    cross join generate_series(1, ${perClass}::int) as number
    where classes.id = any(${classIds}::uuid[])`.execute(db)
  await sql`insert into assignments (id, type, title, points, color, due_at, worksheet_id, school_year_id,
      created_by, created_at, updated_at)
    select id, 'LIVEWORKSHEET', 'Unit ' || number, 10, '#b93a1b', ${schoolDay}::timestamptz + number * interval '1 day',
      ${worksheet}, ${schoolYearOf(schoolDay).id}, teacher_id, ${schoolDay}::timestamptz - number * interval '1 hour', ${schoolDay} from crowd_given`.execute(
    db,
  )
  await sql`insert into assignment_classes (assignment_id, class_id) select id, class_id from crowd_given`.execute(db)
  await sql`create temporary table crowd_work on commit drop as
    select gen_random_uuid() as sitting_id, given.id as assignment_id, member.student_id, given.number,
      row_number() over (order by member.class_id, member.student_id, given.number) as place
    from crowd_given as given join class_members as member on member.class_id = given.class_id`.execute(db)
  await sql`insert into sittings (id, kind, user_id, assignment_id, worksheet_id, pinned_revision, attempt, state, started_at, finished_at)
    select sitting_id, 'worksheet', student_id, assignment_id, ${worksheet}, 1, 1,
      case when place % 2 = 0 then 'finished' else 'open' end, ${schoolDay}::timestamptz,
      case when place % 2 = 0 then ${schoolDay}::timestamptz end
    from crowd_work where place % 2 = 0 or place % 10 = 1`.execute(db)
  await sql`insert into sitting_events (sitting_id, id, item, seq, kind, response, status, client_at, server_at, device)
    select sitting_id, gen_random_uuid(), 'w' || item, item, 'draft', '"cat"', 'stored', ${schoolDay}::timestamptz,
      ${schoolDay}::timestamptz, 'tablet'
    from crowd_work cross join generate_series(1, 3) as item where place % 10 = 1`.execute(db)
  await sql`insert into assignments_answers (id, assignment_id, student_id, sitting_id, attempt, type, json_data, score,
      auto_score, star, submitted_at, total_question, total_answer)
    select gen_random_uuid(), assignment_id, student_id, sitting_id, 1, 'LIVEWORKSHEET', '{}', place % 101, place % 101,
      place % 101 / 20, ${schoolDay}::timestamptz, 10, 10
    from crowd_work where place % 2 = 0`.execute(db)
  await sql`insert into notifications (id, dedupe, type, title, content, created_at)
    select id, 'crowd ' || id, 'GIVE_ASSIGNMENT', 'Unit ' || number, '', ${schoolDay}::timestamptz from crowd_given`.execute(
    db,
  )
  await sql`insert into notification_recipients (notification_id, user_id, kind, read_at)
    select assignment_id, student_id, 'GIVE_ASSIGNMENT', case when place % 3 = 0 then ${schoolDay}::timestamptz end from crowd_work`.execute(
    db,
  )
}
