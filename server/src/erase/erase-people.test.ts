import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { searchFold } from '@phuong/domain/names/search-fold'
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../testing/caller.ts'
import { classNamed } from '../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { addPaper, giveUnit, revisePaper, type TestQuestion } from '../../testing/papers.ts'
import { sitter } from '../../testing/sitters.ts'
import { tracesInFiles, tracesInRows } from '../../testing/traces.ts'
import { sendForm } from '../../testing/uploads.ts'
import { addAssignment, addWorksheet } from '../../testing/worksheets.ts'
import { listFiles } from '../backup/files.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { migrationsDirectory } from '../db/migrate.ts'
import { erasedName } from '../db/texts.ts'
import { joinClass, leaveClass } from '../services/classes/class-membership.ts'
import { queueMail } from '../services/mail/outbox.ts'
import { EraseRefusal, erasePeople } from './erase-people.ts'

const email = '4a1.26@phuong.test'
const fullName = 'Nguyễn Ngọc Quỳnh Như'
const phone = '0399887766'
const userName = 'quynhnhu.2017'
/** What the child wrote, and what was written about the child. */
const written = 'con mèo của em Như'
const traces = [email, fullName, searchFold(fullName), 'Quỳnh Như', phone, userName, written]
const other = '4a1.27@phuong.test'
const speaking: TestQuestion = {
  id: randomUUID(),
  type: 'SPEAKING',
  content: { title: 'Nói về em.', question: 'What is your name?', explainText: { text: 'My name is Lan.' } },
  right: null,
  wrong: null,
}
const webm = Buffer.concat([
  Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  ),
  Buffer.from(written),
])

let house: TestHouse
let client: pg.Client
let teacher: Caller
let child: string
let classId: string
let assignmentId: string
let paperId: number
beforeAll(async () => {
  house = await openHouse()
  client = new pg.Client(house.database.connection)
  await client.connect()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  child = await idOf(email)
  await workOfAll()
})
afterAll(async () => {
  await client.end()
  await house.close()
})

const idOf = async (name: string): Promise<string> =>
  (await house.db.selectFrom('users').where('email', '=', name).select('id').executeTakeFirstOrThrow()).id
const log = () => {}
const erase = (...ids: string[]) => erasePeople({ client, storage: house.files.storage, log }, ids, house.clock.now())

/** Two pupils do everything that leaves something; the teacher marks both. */
const workOfAll = async () => {
  const { db, clock } = house
  const schoolClass = await classNamed(db)
  classId = schoolClass.id
  const attachmentId = await addWorksheet(db, { createdBy: schoolClass.ownerId })
  assignmentId = await addAssignment(db, { classId, attachmentId, createdBy: schoolClass.ownerId })
  const unit = await giveUnit(db, { classId, createdBy: schoolClass.ownerId })
  const exam = await db.selectFrom('papers').where('exam_id', '=', unit.examId).select('id').executeTakeFirstOrThrow()
  await revisePaper(db, exam.id, 2, [speaking])
  const paper = await addPaper(db, { classLevel: 4, code: 'erased' })
  paperId = paper.paperId
  // a name to sign in with, a phone, an earlier period in the class, a mail
  await db.updateTable('users').set({ phone, user_name: userName }).where('id', '=', child).execute()
  await db.insertInto('login_names').values({ key: userName, user_id: child, kind: 'userName' }).execute()
  await leaveClass(db, { classId, studentIds: [child], now: clock.now() })
  clock.forward(60_000)
  await joinClass(db, { classId, studentIds: [child], now: clock.now() })
  const data = { fullName, changedAt: '20/11/2026 07:30' }
  await queueMail(db, {
    dedupeKey: 'mật khẩu',
    template: 'password-changed',
    recipient: email,
    data,
    now: clock.now(),
  })
  await (await signedIn(house.url, 'admin@phuong.test')).call('ACCOUNTLISTS_Add', { list: 'beans', email }, 'execute')

  for (const name of [email, other]) {
    const pupil = sitter(await signedIn(house.url, name), clock)
    const id = await idOf(name)
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const files = [{ name: `${written}.png`, bytes: picture }]
    expect((await sendForm(pupil.caller, 'user/profile/update-avatar', { entityId: id }, files)).status).toBe(200)
    // a worksheet, handed in and marked; another attempt begun
    const worksheet = (await pupil.start({ kind: 'worksheet', attachmentId, assignmentId })).row?.sittingId
    await pupil.append(worksheet, [pupil.draft('w1', 'cat'), pupil.draft('w2', name === email ? written : 'dog')])
    await pupil.finish(worksheet)
    const { id: answer } = await db
      .selectFrom('assignments_answers')
      .where('sitting_id', '=', worksheet)
      .select('id')
      .executeTakeFirstOrThrow()
    const parameters = { TeacherNoteS: `${name}: ${written}`, Score: 90, Reason: `Chữ đẹp, ${written}` }
    const where = { subModuleName: 'CLASSWORK', entityName: 'Assignments_Answers', entityId: answer }
    expect((await teacher.send('PUT', '/api/v1.0/dynamic/crud', { ...where, parameters })).status).toBe(200)
    const again = (await pupil.start({ kind: 'worksheet', attachmentId, assignmentId })).row?.sittingId
    await pupil.append(again, [pupil.draft('w1', name === email ? written : 'bird')])
    // a unit exam with something said
    const given = { kind: 'unit', assignmentId: unit.assignmentId, examId: unit.examId }
    const spoken = (await pupil.start(given)).row?.sittingId
    const recording = randomUUID()
    const place = `sittings/${spoken}/recordings/${recording}`
    const sound = [{ name: 'recording', bytes: webm, type: 'audio/webm' }]
    expect((await sendForm(pupil.caller, place, {}, sound)).status).toBe(200)
    await pupil.append(spoken, [pupil.submit(speaking.id, { recording, seconds: 3 })])
    await pupil.finish(spoken)
    // a practice paper
    const practised = (await pupil.start({ kind: 'olympic', classLevel: 4, examinationCode: 'erased' })).row?.sittingId
    const [question] = paper.questions
    await pupil.append(practised, [pupil.submit(question?.id ?? '', question?.right)])
    await pupil.finish(practised)
  }
}

const files = async () => {
  const paths: string[] = []
  for await (const path of listFiles(join(house.settings.dataDir, 'files'))) paths.push(path)
  return paths
}
/** What statistics count: hand-ins and marks of each assignment, results of each paper, how many a class has had. */
const counts = async () => {
  const work =
    await client.query(`select assignment_id, count(*), count(distinct student_id) as pupils, sum(score) as score,
    sum(auto_score) as auto, sum(passed_question) as right, sum(total_answer) as answered, count(*) filter (where late) as late
    from assignments_answers group by 1 order by 1`)
  const papers =
    await client.query(`select paper_id, pinned_revision, count(*), sum((receipt ->> 'correct')::int) as right,
    sum((receipt ->> 'total')::int) as total, count(distinct user_id) as pupils
    from sittings where state = 'finished' group by 1, 2 order by 1, 2`)
  const memberships = await client.query(
    'select class_id, count(distinct student_id) from class_members group by 1 order by 1',
  )
  return { work: work.rows, papers: papers.rows, memberships: memberships.rows }
}
/** Every row of the other pupil, to the letter. */
const ofOther = async () => {
  const id = await idOf(other)
  const { rows } = await client.query(
    `select md5(string_agg(row, ' ' order by row)) as rows, count(*) from (
       select t::text as row from users as t where id = $1
       union all select t::text from sittings as t where user_id = $1
       union all select t::text from sitting_events as t where sitting_id in (select id from sittings where user_id = $1)
       union all select t::text from recordings as t where sitting_id in (select id from sittings where user_id = $1)
       union all select t::text from assignments_answers as t where student_id = $1
       union all select t::text from score_changes as t
         where answer_id in (select id from assignments_answers where student_id = $1)
       union all select t::text from class_people as t where person_id = $1
       union all select t::text from notification_recipients as t where user_id = $1
       union all select t::text from audit_log as t where actor_id = $1
     ) as all_rows`,
    [id],
  )
  return rows
}

describe('who is not erased', () => {
  test('a teacher, an administrator, nobody: nothing is changed', async () => {
    const people = async () => (await client.query('select count(*) from users')).rows
    const before = await people()
    for (const name of ['co.lan@phuong.test', 'admin@phuong.test', 'gv.moi@phuong.test'])
      await expect(erase(await idOf(name))).rejects.toThrow('is no pupil')
    await expect(erase(randomUUID())).rejects.toThrow(EraseRefusal)
    expect(await people()).toEqual(before)
    expect((await client.query('select from erased_people')).rows).toEqual([])
  })

  test('whoever has made what others use: nothing is changed', async () => {
    const maker = await idOf('4a1.28@phuong.test')
    const worksheet = await addWorksheet(house.db, { createdBy: maker })
    const given = await addAssignment(house.db, { classId, attachmentId: worksheet, createdBy: maker })
    await expect(erase(maker)).rejects.toThrow(EraseRefusal)
    expect(await idOf('4a1.28@phuong.test')).toBe(maker)
    await sql`delete from assignment_classes where assignment_id = ${given}`.execute(house.db)
    await sql`delete from assignments where id = ${given}`.execute(house.db)
    // what nobody uses goes with its maker
    await erase(maker)
    expect(await house.db.selectFrom('attachments').where('id', '=', worksheet).select('id').execute()).toEqual([])
  })
})

describe('D67 a pupil is erased', () => {
  let backup: string
  let signed: Caller
  let before: { counts: Awaited<ReturnType<typeof counts>>; other: unknown; files: string[] }
  const filesDir = () => join(house.settings.dataDir, 'files')
  const connect = async () => {
    const made = new pg.Client(house.database.connection)
    await made.connect()
    return made
  }
  beforeAll(async () => {
    signed = await signedIn(house.url, email)
    await new Caller(house.url).signIn(email, 'nhầm')
    backup = join(house.settings.dataDir, '..', `${randomUUID()}.backup`)
    await writeBackup({ connect, filesDir: filesDir(), target: backup, now: house.clock.now(), log })
    before = { counts: await counts(), other: await ofOther(), files: await files() }
    // or the search would find nothing in any case
    expect(await tracesInRows(client, traces)).toEqual(
      expect.arrayContaining([
        'assignments_answers',
        'login_attempts',
        'login_names',
        'mail_outbox',
        'notifications',
        'score_changes',
        'sitting_events',
        'users',
      ]),
    )
    expect(await tracesInRows(client, [child])).toEqual(
      expect.arrayContaining(['account_list_entries', 'class_people', 'consents', 'sessions', 'user_roles']),
    )
    expect(await tracesInFiles(house.settings.dataDir, [written])).toHaveLength(2)
    await erase(child)
  })
  afterAll(async () => {
    await rm(backup, { force: true })
  })

  const isGone = async () => {
    // the other pupil’s comment and recording hold the same words: they are not the child’s
    const own = traces.filter((text) => text !== written)
    expect(await tracesInRows(client, own)).toEqual([])
    expect((await tracesInRows(client, [child])).filter((table) => table !== 'audit_log')).toEqual(['erased_people'])
    expect(await tracesInFiles(house.settings.dataDir, [...own, child])).toEqual([])
  }

  test('no table, no file and no line of the log holds a trace; the id stands in the list and in the audit log alone', async () => {
    await isGone()
    expect(house.log.length).toBeGreaterThan(20)
    for (const line of house.log)
      for (const text of traces) expect(line.toLowerCase()).not.toContain(text.toLowerCase())
    const { rows } = await client.query(
      `select action, details from audit_log where actor_id::text = $1 or subject = $1 or strpos(details::text, $1) > 0
       order by id`,
      [child],
    )
    expect(rows.at(-1)).toEqual({ action: 'pupil-erased', details: {} })
    expect(rows.map(({ details }) => details)).toEqual(rows.map(() => ({})))
  })

  test('the files of the child are gone, and only they: a picture and a recording', async () => {
    const after = await files()
    const gone = before.files.filter((path) => !after.includes(path))
    expect(gone.map((path) => path.split('/')[0]).sort()).toEqual(['avatars', 'recordings'])
    expect(after).toHaveLength(before.files.length - 2)
  })

  test('the child is signed out everywhere and cannot sign in', async () => {
    expect((await signed.call('CLASSWORK_Assignments_GetMine', { PageNum: 1, PageSize: 5 })).status).toBe(401)
    for (const name of [email, userName]) expect((await new Caller(house.url).signIn(name)).status).toBe(401)
  })

  test('marks and counts stand: of each assignment, of each paper, of each class, and all that is of others', async () => {
    const after = await counts()
    expect(after).toEqual(before.counts)
    expect(after.work.find(({ assignment_id }) => assignment_id === assignmentId)).toMatchObject({
      count: '2',
      pupils: '2',
    })
    expect(after.papers.find((paper) => paper.paper_id === paperId)).toMatchObject({ count: '2', pupils: '2' })
    expect(await ofOther()).toEqual(before.other)
  })

  test('what stands in the place of the child is nobody: no name, no words, days for moments, in no list', async () => {
    const nobody = await house.db.selectFrom('users').where('full_name', '=', erasedName).selectAll().execute()
    expect(nobody).toHaveLength(2)
    for (const row of nobody)
      expect(row).toMatchObject({
        email: null,
        user_name: null,
        phone: null,
        status: 'DELETED',
        search_key: '',
        grade: null,
      })
    const { rows } = await client.query(
      `select a.json_data, a.results, a.comment, a.notes, a.submitted_at::text, s.started_at::text, s.finish_key, s.receipt ? 'hash' as hash
       from assignments_answers as a join sittings as s on s.id = a.sitting_id join users on users.id = a.student_id
       where full_name = $1 and a.assignment_id = $2`,
      [erasedName, assignmentId],
    )
    expect(rows).toEqual([
      {
        json_data: {},
        results: {},
        comment: null,
        notes: '',
        submitted_at: expect.stringContaining('17:00:00+00'),
        started_at: expect.stringContaining('17:00:00+00'),
        finish_key: null,
        hash: false,
      },
    ])
    const admin = await signedIn(house.url, 'admin@phuong.test')
    const { body } = await admin.send('POST', '/api/v1.0/dynamic/crud/read', {
      subModuleName: 'USERS',
      entityName: 'Users',
      fields: 'id,fullName',
      parameters: { PageNum: 1, PageSize: 200 },
    })
    expect(JSON.stringify(body.results)).toContain('Nguyễn Nhật Minh')
    expect(JSON.stringify(body.results)).not.toContain(erasedName)
    const pupils = await teacher.call('CLASSWORK_Assignments_GetPupils', { id: assignmentId })
    expect((pupils.body.results as object[]).length).toBe(33)
    const [row] = (await teacher.call('CLASSWORK_Assignments_GetGiven', { classId, PageNum: 1, PageSize: 50 })).body
      .results as { total: number; handedIn: number }[]
    expect(row).toMatchObject({ total: 33, handedIn: 1 })
  })

  test('H055 a backup of before is restored: the child is erased again, rows and files, before anybody sees them', async () => {
    const restore = () =>
      restoreBackup({
        connect,
        filesDir: filesDir(),
        source: backup,
        migrationsDirectory,
        clock: house.clock,
        replace: true,
        log,
      })
    expect((await restore()).erased).toEqual([child])
    await isGone()
    expect(await counts()).toEqual(before.counts)
    expect((await files()).filter((path) => path.startsWith('recordings/'))).toHaveLength(1)
    // and once more: the list has come through
    expect((await restore()).erased).toEqual([child])
    await isGone()
  })
})
