import { signedIn } from '@phuong/server/testing/caller'
import { addCrowd } from '@phuong/server/testing/crowd'
import { addCrowdOfPapers } from '@phuong/server/testing/crowd-papers'
import { layOutDemoSchool } from '@phuong/server/testing/demo-school'
import { openHouse, type TestHouse } from '@phuong/server/testing/house'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { logStatements } from '@phuong/server/testing/statement-log'
import { spreadOf } from '../load.ts'
import { atMost, rounded, type Table } from '../table.ts'

/** The work of the crowd is given to a part of it; the others are in a class, too. */
const crowd = { accounts: 100_000, classes: 3_000, members: 30_000 }
const papers = 5_000
/** Files of teachers that were drawn on. */
const worksheets = 20_000
/** How often each is asked for, and what it may take, milliseconds. */
const runs = 100
const aimMs = 100

const callers = { administrator: 'admin@phuong.test', manager: 'quanly@phuong.test', teacher: 'co.lan@phuong.test' }

/** As somebody types who looks for Nguyễn Khánh Mai, for class 4A1, for a unit: also what thousands are called. */
const texts = [
  'n',
  'ng',
  'nguyen',
  'mai',
  'nguyễn khánh mai',
  'mai khanh',
  '4a',
  'lớp 4a1',
  'unit 1',
  'đề ôn tập',
  'zzz',
]

/** Puts the pupils who are in no class into the classes, evenly. @returns how many */
const enrolOthers = async (pool: TestHouse['pool']): Promise<number> => {
  const client = await pool.connect()
  try {
    // the crowd is larger than what one statement of the product may take time for
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    const { rowCount } = await client.query(
      `insert into class_people (class_id, person_id, role, joined_at)
      select rooms.ids[1 + pupil.place % cardinality(rooms.ids)], pupil.id, 'PUPIL', pupil.created_at
      from (select users.id, users.created_at, row_number() over (order by users.id) as place from users
          left join class_people on class_people.person_id = users.id
          where class_people.person_id is null and users.grade is not null) as pupil,
        (select array_agg(id order by id) as ids from classes) as rooms`,
    )
    await client.query('commit')
    return rowCount ?? 0
  } finally {
    client.release()
  }
}

/** What the search of the top bar costs in a product of many schools, by who asks and what is typed. */
export const menuSearch = async (cluster: ScratchCluster): Promise<Table[]> => {
  const database = await cluster.database()
  await layOutDemoSchool(database.connection)
  const house = await openHouse({}, { database })
  try {
    await addCrowdOfPapers(house.db, papers)
    await addCrowd(house.db, crowd)
    await house.pool.query(
      `with made as (
        insert into attachments (id, entity_name, entity_id, file_name, media_type, bytes, page_count, created_by, created_at)
        select gen_random_uuid(), 't_PHUONG_CLASSES_Folders', gen_random_uuid(), 'Unit ' || number % 20 || ' – bài ' || number || '.pdf',
          'application/pdf', 1, 1, teacher.ids[1 + number % cardinality(teacher.ids)], teacher.at
        from generate_series(1, $1::int) as number,
          (select array_agg(user_id) as ids, min(users.created_at) as at from user_roles join users on users.id = user_id
            where role_id = 2) as teacher
        returning id, created_by, created_at),
      drawn as (insert into worksheets (id, revision) select id, 1 from made returning id)
      insert into worksheet_revisions (worksheet_id, revision, json_data, saved_by, saved_at)
        select made.id, 1, '{}', made.created_by, made.created_at from made join drawn on drawn.id = made.id`,
      [worksheets],
    )
    const others = await enrolOthers(house.pool)
    await house.pool.query('vacuum analyze')
    const log = logStatements(house.pools)
    const rows: Table['rows'] = []
    for (const [name, email] of Object.entries(callers)) {
      const caller = await signedIn(house.url, email)
      for (const text of texts) {
        log.length = 0
        const first = await caller.call('SEARCH_Menu_Find', { text })
        if (first.status !== 200) throw new Error(first.text)
        const statements = log.length
        const times: number[] = []
        for (let run = 0; run < runs; run += 1) {
          const start = performance.now()
          await caller.call('SEARCH_Menu_Find', { text })
          times.push(performance.now() - start)
        }
        const { p50, p95 } = spreadOf(times)
        const length = (first.body.results as unknown[]).length
        rows.push([name, text, length, statements, rounded(p50), rounded(p95), atMost(p95, aimMs)])
      }
    }
    return [
      {
        title: `The search of the top bar with ${crowd.accounts.toLocaleString('en')} people, ${crowd.classes.toLocaleString('en')} classes, ${(crowd.members + others).toLocaleString('en')} memberships, ${worksheets.toLocaleString('en')} worksheets, ${papers.toLocaleString('en')} papers (ms of ${runs} calls)`,
        columns: ['who', 'typed', 'rows', 'statements', 'p50', 'p95', `p95 at most ${aimMs}`],
        rows,
        notes: ['Statements with that of the session; one call after the other.'],
      },
    ]
  } finally {
    await house.close()
  }
}
