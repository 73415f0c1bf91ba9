import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sampleWorksheets } from '@phuong/content/worksheets'
import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wholeSchool } from '../db/seed/whole-school.ts'
import { readManifest } from '../src/backup/read-manifest.ts'
import { withClient } from '../src/backup/session.ts'
import { openDatabase } from '../src/db/connect.ts'
import { Caller, sha1, signedIn } from './caller.ts'
import { temporaryDataDir } from './data-dir.ts'
import { type Product, startProduct } from './product.ts'

const commandFile = fileURLToPath(new URL('../src/backup/main.ts', import.meta.url))
const eraseFile = fileURLToPath(new URL('../src/erase/main.ts', import.meta.url))
const snapshots = new URL('./snapshots/', import.meta.url)
/** A restore and a start of the product, milliseconds. */
const patience = 120_000

const command = (file: string, dataDir: string, args: string[]) =>
  promisify(execFile)(process.execPath, [file, ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, INIT_CWD: dataDir },
  })
const run = (dataDir: string, ...args: string[]) => command(commandFile, dataDir, args)

const stop = async (product: Product): Promise<void> => {
  product.process.kill('SIGTERM')
  await product.ended
}

type Row = Record<string, unknown>

const folders: { path: string; remove(): Promise<void> }[] = []
const folder = async (): Promise<string> => {
  const made = await temporaryDataDir('drill')
  folders.push(made)
  return made.path
}
afterAll(() => Promise.all(folders.map(({ remove }) => remove())))

describe('the restore drill', () => {
  let home: string
  let file: string
  let before: Awaited<ReturnType<typeof picture>>

  const picture = async (product: Product) => {
    const teacher = await signedIn(product.url, 'co.lan@phuong.test', 'sau khi đổi')
    const { body } = await teacher.call('CLASSES_GetClasses_ByTeacherId')
    const pupils = await teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
      moduleName: 'PHUONG',
      subModuleName: 'CLASSES',
      entityName: 'ClassMembers',
      parameters: { PageNum: 1, PageSize: 100 },
    })
    // a result page: a finished paper with its answers, verdicts and receipt
    const pupil = await signedIn(product.url, 'hs.lop4@phuong.test')
    const history = (await pupil.call('SITTING_History', { PageNum: 1, PageSize: 10 })).body.results as Row[]
    const { sittingId } = history[0] ?? {}
    const shown = (await pupil.call('SITTING_Get', { sittingId }, 'query/first')).body.result as Row & { receipt: Row }
    const result = { answers: shown.answers, questions: shown.questions, hash: shown.receipt.hash }
    const given = await teacher.call('CLASSWORK_Assignments_GetGiven', { PageNum: 1, PageSize: 10 })
    return { counts: body.results, pupils: pupils.body.results, history, result, given: given.body.results as Row[] }
  }

  beforeAll(async () => {
    home = await folder()
    file = join(await folder(), 'phuong.backup')
    const product = await startProduct(home)
    const teacher = await signedIn(product.url, 'co.lan@phuong.test')
    await teacher.call(
      'USERS_ChangePassword',
      { Email: 'co.lan@phuong.test', Password: sha1('sau khi đổi'), CurrentPassword: sha1('phuong123') },
      'execute',
    )
    before = await picture(product)
    // a backup needs no stop: it is one snapshot of a running product
    await run(home, 'backup', file)
    await stop(product)
  }, patience)

  test(
    'H055 R16 rows and hashes are equal in another place, and the teacher signs in there and sees her classes',
    async () => {
      const manifest = await readManifest(file)
      const elsewhere = await folder()
      await run(elsewhere, 'restore', file)
      const again = join(await folder(), 'again.backup')
      await run(elsewhere, 'backup', again)
      const copy = await readManifest(again)
      // everybody signs in again after a restore; all else is the same to the byte
      const kept = ({ tables }: typeof manifest) => tables.filter(({ name }) => name !== 'sessions')
      expect(kept(copy)).toEqual(kept(manifest))
      expect(copy.tables.find(({ name }) => name === 'sessions')?.rows).toBe(0)
      expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(wholeSchool.people.length)
      const product = await startProduct(elsewhere)
      expect(await picture(product)).toEqual(before)
      expect(before.history.length, 'there are results').toBeGreaterThan(0)
      expect(before.given.length, 'there is work that was given').toBeGreaterThan(0)
      expect((await new Caller(product.url).signIn('co.lan@phuong.test')).status).toBe(401)
      await stop(product)
    },
    patience,
  )

  test(
    'H055 a restore under a running product is refused and changes nothing',
    async () => {
      const elsewhere = await folder()
      const product = await startProduct(elsewhere)
      await expect(run(elsewhere, 'restore', file, '--replace')).rejects.toMatchObject({ code: 1 })
      expect((await new Caller(product.url).signIn('co.lan@phuong.test')).status).toBe(200)
      await stop(product)
    },
    patience,
  )
})

/**
 * The issues that have left a snapshot, in the order in which they ended; one is added with each, none is taken away.
 */
const names = ['2', '3', '4', '12', '13']

/** What has happened in a snapshot beside the demo school's own days: classes joined again, pupils erased of one class. */
const happened: Record<string, { comebacks: number; erased: number; erasedOf?: string }> = {
  12: { comebacks: 1, erased: 1, erasedOf: '8A' },
  13: { comebacks: 0, erased: 1, erasedOf: '4A1' },
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

test.each(names)(
  'R17 what the snapshot of issue %s holds of memberships, worksheets, sittings and school years is in its new place',
  async (name) => {
    const { tables } = await readManifest(snapshotOf(name))
    const before = (table: string) => tables.find((each) => each.name === table)?.rows ?? 0
    const { comebacks, erased, erasedOf } = happened[name] ?? { comebacks: 0, erased: 0 }
    const { after } = await restoredSnapshot(name)
    const periods = before('class_members')
    const open = periods - comebacks - erased
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

test.each(names)(
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
    const worksheets = body.results as { id: string; revision: number; jsonData: Row }[]
    // a demo school that had none is given those of today
    const count = Number(after.worksheets?.[0]?.worksheets) || Object.keys(sampleWorksheets).length
    expect(worksheets.map(({ revision, jsonData }) => [revision, jsonData.revision])).toEqual(Array(count).fill([1, 1]))
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
    expect((await command(eraseFile, dataDir, [first ?? ''])).stdout).toContain(`erased: ${first}`)
    const restored = await run(dataDir, 'restore', snapshot, '--replace')
    expect(restored.stdout).toContain('erased again: 1 people')
    const product = await startProduct(dataDir)
    const signIn = async (email: string) => (await new Caller(product.url).signIn(email)).status
    expect([await signIn('4a1.01@phuong.test'), await signIn('4a1.02@phuong.test')]).toEqual([401, 200])
    // also beside the running product
    expect((await command(eraseFile, dataDir, [second ?? ''])).stdout).toContain(`erased: ${second}`)
    expect([await signIn('4a1.02@phuong.test'), await signIn('4a1.03@phuong.test')]).toEqual([401, 200])
    const failed = command(eraseFile, dataDir, ['4a1.03@phuong.test'])
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Write: npm run erase/) })
    await stop(product)
  },
  patience,
)
