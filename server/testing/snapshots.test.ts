import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sampleWorksheets } from '@phuong/content/worksheets'
import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readManifest } from '../src/backup/read-manifest.ts'
import { withClient } from '../src/backup/session.ts'
import { openDatabase } from '../src/db/connect.ts'
import { Caller, signedIn } from './caller.ts'
import { drillFolders, eraseCommand, patience, backupCommand as run, stop } from './drill.ts'
import { startProduct } from './product.ts'

const snapshots = new URL('./snapshots/', import.meta.url)

type Row = Record<string, unknown>

const { folder, remove } = drillFolders()
afterAll(remove)

/**
 * The issues that have left a snapshot, in the order in which they ended; one is added with each, none is taken away.
 */
const names = ['2', '3', '4', '12', '13', '26', '27', '28', '29', '30']
/** Those that are restored: a short run (SNAPSHOTS=ends) takes the oldest and the newest one. */
const tried = process.env.SNAPSHOTS === 'ends' ? [...names.slice(0, 1), ...names.slice(-1)] : names

/**
 * What has happened in a snapshot beside the demo school's own days: classes joined again, pupils erased of one class,
 * pupils who have left or moved, and places of colleagues.
 */
type Happened = { comebacks: number; erased: number; erasedOf?: string; ended?: number; colleagues?: number }
const happened: Record<string, Happened> = {
  12: { comebacks: 1, erased: 1, erasedOf: '8A' },
  13: { comebacks: 0, erased: 1, erasedOf: '4A1' },
  28: { comebacks: 0, erased: 0, ended: 2, colleagues: 2 },
}

test('R17 every issue since the second one has left a snapshot', async () => {
  expect((await readdir(snapshots)).sort()).toEqual(names.toSorted())
})

/** What a statement answers from the database of a data folder whose product does not run. */
const asked = async (dataDir: string, statements: Record<string, string>): Promise<Record<string, Row[]>> => {
  const database = await openDatabase({ dataDir, databaseUrl: null }, () => {})
  try {
    const connect = async () => {
      const client = new pg.Client(database.connection)
      await client.connect()
      return client
    }
    return await withClient(connect, async (client) => {
      const answers: Record<string, Row[]> = {}
      for (const [name, text] of Object.entries(statements)) answers[name] = (await client.query(text)).rows
      return answers
    })
  } finally {
    await database.stop()
  }
}

/** What is asked of a restored snapshot before a product has run on it. */
const questions = {
  members: `select count(*)::int as periods, count(distinct (class_id, student_id))::int as pupils,
    count(*) filter (where left_at is null)::int as open from class_members`,
  perClass: `select class_name, count(*)::int as pupils from classes
    join class_members on class_id = classes.id and left_at is null where class_name in ('4A1', '4A2', '8A')
    group by class_name order by class_name`,
  worksheets: `select count(*)::int as worksheets, sum((select count(*) from worksheet_revisions
      where worksheet_id = worksheets.id))::int as revisions,
    count(*) filter (where revision = (select max(revision) from worksheet_revisions where worksheet_id = worksheets.id)
      and exists (select from worksheet_pages where worksheet_id = worksheets.id))::int as whole from worksheets`,
  pages: 'select count(*)::int as pages from worksheet_pages',
  sittings: `select count(*)::int as sittings, count(*) filter (where worksheet_id is not null)::int as "onWorksheets",
    count(*) filter (where worksheet_id is not null and worksheet_id =
      (select worksheet_id from assignments where id = assignment_id))::int as "onGivenWorksheets" from sittings`,
  answers: 'select count(*)::int as answers from assignments_answers',
  classes: `select name, starts_on <= day and day <= ends_on as within, classes.created_at from classes
    join school_years on school_years.id = school_year_id
    cross join lateral (select (created_at at time zone 'Asia/Ho_Chi_Minh')::date as day) as made`,
  work: `select count(*)::int as work, count(*) filter (where assignments.school_year_id = classes.school_year_id)::int as same,
    count(*) filter (where (type = 'LIVEWORKSHEET') = (worksheet_id is not null))::int as "ofItsKind"
    from assignments join assignment_classes on assignment_id = assignments.id join classes on classes.id = class_id`,
}
/** A test of one snapshot, in a run that tries it; in another it is none, rather than one that is skipped. */
const testOf =
  (name: string) =>
  (title: string, work: () => Promise<void>, timeout: number): void => {
    if (tried.includes(name)) test(title, work, timeout)
  }
const snapshotOf = (name: string): string => fileURLToPath(new URL(`${name}/phuong.backup`, snapshots))

const restored = new Map<string, Promise<{ dataDir: string; after: Record<string, Row[]> }>>()
/** The snapshot of an issue in a data folder of its own, restored once, and what its tables said then. */
const restoredSnapshot = (name: string) => {
  const make = async () => {
    const dataDir = await folder()
    await run(dataDir, 'restore', snapshotOf(name))
    return { dataDir, after: await asked(dataDir, questions) }
  }
  const known = restored.get(name) ?? make()
  restored.set(name, known)
  return known
}

test.each(tried)(
  'R17 what the snapshot of issue %s holds of memberships, worksheets, sittings and school years is in its new place',
  async (name) => {
    const { tables } = await readManifest(snapshotOf(name))
    const before = (table: string) => tables.find((each) => each.name === table)?.rows ?? 0
    const { comebacks, erased, erasedOf, ended = 0, colleagues = 0 } = happened[name] ?? { comebacks: 0, erased: 0 }
    const { after } = await restoredSnapshot(name)
    // as the table was called while it held pupils alone
    const periods = before('class_members') || before('class_people') - before('classes') - colleagues
    const open = periods - comebacks - erased - ended
    expect(after.members).toEqual([{ periods, pupils: periods - comebacks, open }])
    const left = (className: string, pupils: number) => ({
      class_name: className,
      pupils: className === erasedOf ? pupils - erased : pupils,
    })
    expect(after.perClass).toEqual([left('4A1', 35), left('4A2', 32), left('8A', 40)])
    // as the table was called before worksheets had their own
    const revisions = before('attachment_revisions') || before('worksheet_revisions')
    expect(after.worksheets).toEqual([{ worksheets: revisions, revisions: revisions || null, whole: revisions }])
    expect(after.pages).toEqual([{ pages: before('worksheet_pages') }])
    const [sittings] = after.sittings ?? []
    expect(sittings).toMatchObject({ sittings: before('sittings'), onWorksheets: sittings?.onGivenWorksheets })
    expect(Number(sittings?.onWorksheets) > 0).toBe(revisions > 0)
    expect(after.answers).toEqual([{ answers: before('assignments_answers') }])
    for (const { name: year, within, created_at } of after.classes ?? [])
      expect([year, within]).toEqual([schoolYearOf(created_at as Date).name, true])
    const work = before('assignment_classes')
    expect(after.work).toEqual([{ work, same: work, ofItsKind: work }])
  },
  patience,
)

test.each(tried)(
  'R17 the snapshot of issue %s is restored by this code, and its people sign in',
  async (name) => {
    const { dataDir, after } = await restoredSnapshot(name)
    const product = await startProduct(dataDir)
    for (const email of ['admin@phuong.test', 'co.lan@phuong.test', '4a1.01@phuong.test'])
      expect((await new Caller(product.url).signIn(email)).status, email).toBe(200)
    const teacher = await signedIn(product.url, 'co.lan@phuong.test')
    const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
      subModuleName: 'SHARE',
      entityName: 'Attachments',
      parameters: {},
    })
    // beside them may stand sounds of a unit
    const files = body.results as { revision: number; jsonData: Row | null }[]
    const worksheets = files.flatMap(({ revision, jsonData }) =>
      jsonData === null ? [] : [[revision, jsonData.revision]],
    )
    // a demo school that had none is given those of today
    const count = Number(after.worksheets?.[0]?.worksheets) || Object.keys(sampleWorksheets).length
    expect(worksheets).toEqual(Array(count).fill([1, 1]))
    await stop(product)
  },
  patience,
)

testOf('28')(
  'R17 of the snapshot of issue 28 classes have their people, cards, notices, invitations, links and files',
  async () => {
    const { dataDir } = await restoredSnapshot('28')
    const product = await startProduct(dataDir)
    const as = (email: string) => signedIn(product.url, email)
    const lan = await as('co.lan@phuong.test')
    const rowsOf = async (caller: Caller, name: string, parameters: object = {}) =>
      (await caller.call(name, parameters)).body.results as Row[]
    const classes = await rowsOf(lan, 'CLASSES_GetClasses_ByTeacherId')
    const idOf = (className: string) => String(classes.find((row) => row.className === className)?.id)
    const [four, ten] = [idOf('4A9'), idOf('4A10')]
    const cards = [
      ...(await rowsOf(lan, 'CLASSES_Cards_Get', { classId: four })),
      ...(await rowsOf(lan, 'CLASSES_Cards_Get', { classId: ten })),
    ]
    expect(cards.map(({ fullName, className }) => [fullName, className])).toEqual([
      ['Lò Thị Mai Chi', '4A9'],
      ['Ksor H’Lan', '4A9'],
      ['Bùi Văn Chuyển', '4A10'],
    ])
    const [mai, , moved] = cards
    // the key of the installation has come along: the card opens the account
    const child = await signedIn(product.url, String(moved?.userName), String(moved?.password))
    expect((await child.call('CLASSES_Code_Find', { code: 'K7M4QX' })).body.code).toBe('MUST_CHANGE_PASSWORD')
    expect(
      (await rowsOf(lan, 'CLASSES_Pupils_GetLeft', { classId: four })).map(({ fullName }) => fullName).sort(),
    ).toEqual(['Bùi Văn Chuyển', 'Đỗ Thị Rời'])
    const minh = await as('thay.minh@phuong.test')
    expect(await rowsOf(minh, 'CLASSES_Notices_Get', { classId: four })).toMatchObject([{ title: 'Ngày mai nghỉ học' }])
    const seat = { classId: four, studentId: mai?.studentId }
    const { token } = (await lan.call('CLASSES_FamilyLink_Get', seat, 'query/first')).body.result as { token: string }
    const week = await new Caller(product.url).call('FAMILY_Week_Get', { token }, 'query/first')
    expect(week.body.result).toMatchObject({ fullName: 'Lò Thị Mai Chi', className: '4A9' })
    expect(await rowsOf(await as('4a1.05@phuong.test'), 'CLASSES_Invitations_GetMine')).toMatchObject([
      { className: 'Lớp mới' },
    ])
    expect((await rowsOf(lan, 'CLASSES_Classes_GetArchived')).map(({ className }) => className)).toContain('4A8')
    const { result } = (await minh.call('USERS_Me', {}, 'query/first')).body
    const sessions = await minh.send('GET', `/api/GetClassSession/${four}/${(result as Row).id}`)
    const unit = (sessions.body.results as Row[]).find(({ audioFiles }) => audioFiles === 1)
    const [sound] = (await minh.send('GET', `/api/GetListenAudioFiles/${unit?.id}`)).body.results as Row[]
    expect((await minh.send('GET', String(sound?.fileUrl))).status).toBe(200)
    await stop(product)
  },
  patience,
)

testOf('29')(
  'R17 of the snapshot of issue 29 who registered signs in, who let a mailed password lie too, mails wait, places and settings are there',
  async () => {
    const { dataDir } = await restoredSnapshot('29')
    const { consents, resets } = await asked(dataDir, {
      consents: `select coalesce(email, user_name) as name, given_by, text_version from consents
        join users on users.id = user_id where given_by <> 'import' order by name`,
      resets: `select email, reset_passwords.expires_at - made_at = interval '24 hours' as "forADay"
        from reset_passwords join users on users.id = user_id`,
    })
    expect(consents).toEqual([
      { name: 'be.nhu@phuong.test', given_by: 'representative', text_version: '2026-11' },
      { name: 'co.lethihoa@phuong.test', given_by: 'self', text_version: '2026-11' },
      { name: 'quang.3a', given_by: 'representative', text_version: '2026-11' },
    ])
    expect(resets).toEqual([{ email: '4a1.05@phuong.test', forADay: true }])
    const product = await startProduct(dataDir)
    const password = 'sân trường nắng 12'
    for (const name of ['be.nhu@phuong.test', 'quang.3a', 'co.lethihoa@phuong.test'])
      expect((await new Caller(product.url).signIn(name, password)).status, name).toBe(200)
    // who asked and never used what was mailed signs in as before
    const forgetful = await new Caller(product.url).signIn('4a1.05@phuong.test')
    expect([forgetful.status, (forgetful.body.result as Row).mustChangePassword]).toEqual([200, false])
    const admin = await signedIn(product.url, 'admin@phuong.test')
    const rowsOf = async (name: string, parameters: object = {}) =>
      (await admin.call(name, parameters)).body.results as Row[]
    expect((await rowsOf('MAIL_List')).map(({ recipient, state }) => [recipient, state])).toEqual([
      ['4a1.05@phuong.test', 'WAITING'],
      ['co.lethihoa@phuong.test', 'WAITING'],
      ['be.nhu@phuong.test', 'WAITING'],
    ])
    const visitor = new Caller(product.url)
    expect((await visitor.call('SITE_Contact_Get', {}, 'query/first')).body.result).toMatchObject({
      address: '12 Lê Hồng Phong, Hải Phòng',
      partnerName: 'Nhà sách Hoa Phượng',
    })
    const options = async (name: string, parameters: object) =>
      ((await visitor.call(name, parameters)).body.results as Row[]).map(({ name }) => name)
    expect(await options('District_By_City_OPTIONS', { cityId: 31 })).toContain('Phường Mới')
    expect(await options('Schools_By_District_OPTIONS', { districtId: 90_001 })).toEqual(['Trường Tiểu học Bên Sông'])
    await stop(product)
  },
  patience,
)

testOf('30')(
  'R17 of the snapshot of issue 30 hosts, links, cards, notes of books, notices, choices, pictures and verified teachers are there',
  async () => {
    const { dataDir } = await restoredSnapshot('30')
    const product = await startProduct(dataDir)
    const as = (email: string, password?: string) => signedIn(product.url, email, password)
    const rowsOf = async (caller: Caller, name: string, parameters: object = {}) =>
      (await caller.call(name, parameters)).body.results as Row[]
    const resultOf = async (caller: Caller, name: string, parameters: object = {}) =>
      (await caller.call(name, parameters, 'query/first')).body.result as Row
    const admin = await as('admin@phuong.test')
    expect(await rowsOf(admin, 'SITE_Hosts_List')).toContainEqual(
      expect.objectContaining({ host: 'hoc.banghoaphuong.vn', profile: 'partner', higherEducation: true }),
    )
    const cards = await rowsOf(admin, 'LINKS_Cards_List', { place: 'slides' })
    expect(cards[0]).toMatchObject({ title: 'Bảng chữ cái', address: 'https://chucai.example/abc' })
    const lan = await as('co.lan@phuong.test')
    const settings = await resultOf(lan, 'SITE_Settings_Get')
    expect(settings.links).toContainEqual(expect.objectContaining({ label: 'Thư viện trường' }))
    expect(
      await rowsOf(lan, 'ThongBao_NguoiDung_DanhSach', { PageNum: 1, PageSize: 5, Group: 'common' }),
    ).toMatchObject([{ title: 'Họp hội đồng' }])
    expect(await rowsOf(lan, 'ThongBao_TuyChon_DanhSach')).toContainEqual({
      type: 'SUBMIT_ASSIGNMENT',
      way: 'bell',
      wanted: false,
    })
    const pupil = await as('4a1.05@phuong.test')
    const me = await resultOf(pupil, 'USERS_Me')
    expect((await pupil.send('GET', String(me.avatarUrl))).status).toBe(200)
    const notes = await rowsOf(pupil, 'ThongBao_Sach_CuaHocSinh', { userId: me.id, group: 5203 })
    expect(notes.map(({ title }) => title)).toContain('Sách Toán 4 đã có')
    const verified = await resultOf(await as('gv.moi@phuong.test'), 'USERS_Verification_Get')
    expect(verified).toMatchObject({ verifiedDate: expect.any(String), verifiedBy: 'ADMINISTRATOR' })
    await as('4a1.06@phuong.test', 'sân trường nắng 12')
    await stop(product)
  },
  patience,
)

test(
  'D67 who was erased by the command comes back neither by a restore of an older backup nor by the next start',
  async () => {
    const dataDir = await folder()
    const snapshot = snapshotOf(names.at(-1) ?? '')
    await run(dataDir, 'restore', snapshot)
    const { pupils = [] } = await asked(dataDir, {
      pupils: "select id from users where email in ('4a1.01@phuong.test', '4a1.02@phuong.test') order by email",
    })
    const [first, second] = pupils.map(({ id }) => String(id))
    expect((await eraseCommand(dataDir, first ?? '')).stdout).toContain(`erased: ${first}`)
    const restored = await run(dataDir, 'restore', snapshot, '--replace')
    expect(restored.stdout).toContain('erased again: 1 people')
    const product = await startProduct(dataDir)
    const signIn = async (email: string) => (await new Caller(product.url).signIn(email)).status
    expect([await signIn('4a1.01@phuong.test'), await signIn('4a1.02@phuong.test')]).toEqual([401, 200])
    // also beside the running product
    expect((await eraseCommand(dataDir, second ?? '')).stdout).toContain(`erased: ${second}`)
    expect([await signIn('4a1.02@phuong.test'), await signIn('4a1.03@phuong.test')]).toEqual([401, 200])
    const failed = eraseCommand(dataDir, '4a1.03@phuong.test')
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Write: npm run erase/) })
    await stop(product)
  },
  patience,
)
