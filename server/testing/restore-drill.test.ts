import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wholeSchool } from '../db/seed/whole-school.ts'
import { readManifest } from '../src/backup/read-manifest.ts'
import { Caller, sha1, signedIn } from './caller.ts'
import { drillFolders, patience, backupCommand as run, stop } from './drill.ts'
import { type Product, startProduct } from './product.ts'

type Row = Record<string, unknown>

const { folder, remove } = drillFolders()
afterAll(remove)

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
    const admin = await signedIn(product.url, 'admin@phuong.test')
    const hosts = (await admin.call('SITE_Hosts_List')).body.results as Row[]
    return {
      hosts,
      counts: body.results,
      pupils: pupils.body.results,
      history,
      result,
      given: given.body.results as Row[],
    }
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
    const admin = await signedIn(product.url, 'admin@phuong.test')
    await admin.call('SITE_Host_Save', { hostId: null, host: 'doi-tac.vn', profile: 'partner' }, 'execute')
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
      expect(before.hosts.map(({ host }) => host)).toEqual(['doi-tac.vn'])
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
