import { randomUUID } from 'node:crypto'
import { forWhomHeader, visitor } from '@phuong/domain/people/for-whom'
import { wireName } from '@phuong/domain/wire-name'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { routesOf } from '../../testing/routes.ts'
import { sendForm } from '../../testing/uploads.ts'
import type { Entity } from '../entities/define.ts'
import { entities } from '../entities/registry.ts'
import type { AnyProcedure } from '../procedures/define.ts'
import { procedures } from '../procedures/registry.ts'

let house: TestHouse
let teacher: Caller
let other: { id: string; caller: Caller }
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  const caller = await signedIn(house.url, '4a1.02@phuong.test')
  other = { id: String((await whoIs(caller)).id), caller }
})
afterAll(() => house.close())

const base = '/api/v1.0/dynamic'
const whoIs = async (caller: Caller) =>
  ((await caller.call('USERS_Me', {}, 'query/first')).body.result ?? {}) as Record<string, unknown>
const page = (person: string) => ({ [forWhomHeader]: person })

/** What says nothing of anybody. */
const withoutPage = /^GET, HEAD \/(healthz|metrics|readyz)$/

/** The generic doors are walked by what is called there. */
const namedDoor = /\/dynamic\/(query|execute|crud)/
const takesForm = /upload-files|update-avatar|recordings|saveanswer|work-files|papers\/(check|save)/

/** What the server says to one request with a method at a path, with ids that stand for nothing. */
const requestAt = async (method: string, path: string, person: string): Promise<[number, unknown]> => {
  const address = path.replaceAll(/:\w+/g, () => randomUUID())
  const { status, body } =
    method === 'POST' && takesForm.test(path)
      ? await sendForm(teacher, `../..${address}`, {}, [], page(person))
      : await teacher.send(method, address, method === 'GET' ? undefined : {}, page(person))
  return [status, body.code]
}

describe('H158 a page that was opened for somebody else than its session is told so, before anything is read or stored', () => {
  test.each((procedures as readonly AnyProcedure[]).map(({ name }) => name))('%s', async (name) => {
    for (const door of ['query', 'query/first', 'execute']) {
      const body = { sqlCommand: wireName(name), parameters: {} }
      for (const person of [other.id, visitor, 'nobody', ''])
        expect((await teacher.send('POST', `${base}/${door}`, body, page(person))).body.code).toBe('OTHER_PERSON')
    }
  })

  test.each((entities as readonly Entity[]).map((entity) => [entity.name, entity] as const))(
    '%s',
    async (_, entity) => {
      const named = { subModuleName: entity.subModule, entityName: entity.name, entityId: randomUUID(), parameters: {} }
      for (const [method, path] of [
        ['POST', 'crud/read'],
        ['OPTIONS', 'crud'],
        ['POST', 'crud'],
        ['PUT', 'crud'],
        ['DELETE', 'crud'],
      ] as const) {
        const { status, body } = await teacher.send(method, `${base}/${path}`, named, page(other.id))
        expect([method, status, body.code]).toEqual([method, 409, 'OTHER_PERSON'])
      }
    },
  )

  test('every other route: uploads, files, recordings, forms, paths of procedures', async () => {
    const routes = routesOf(house.app).filter((route) => !withoutPage.test(route) && !namedDoor.test(route))
    expect(routes.length).toBeGreaterThan(10)
    for (const route of routes) {
      const [, methods = '', path = ''] = /^(.*) (\/\S+)$/.exec(route) ?? []
      for (const method of methods.split(', ').filter((one) => one !== 'HEAD'))
        expect([method, path, ...(await requestAt(method, path, other.id))]).toEqual([
          method,
          path,
          409,
          'OTHER_PERSON',
        ])
    }
  })

  test('a session that is over is told as such, also where visitors may ask', async () => {
    for (const { name } of procedures) {
      const body = { sqlCommand: wireName(name), parameters: {} }
      const { status } = await new Caller(house.url).send('POST', `${base}/query`, body, page(other.id))
      expect([name, status]).toEqual([name, 401])
    }
  })
})

test('H158 what is refused leaves nothing: a sitting, a note, the sign-out of the other', async () => {
  const pupil = await signedIn(house.url, '4a1.01@phuong.test')
  const { id } = await whoIs(pupil)
  const start = { sittingId: randomUUID(), kind: 'olympic', classLevel: 4, examinationCode: 'A1' }
  const send = (sqlCommand: string, parameters: unknown) =>
    pupil.send('POST', `${base}/execute`, { sqlCommand, parameters }, page(other.id))
  const before = await house.db.selectFrom('sittings').selectAll().execute()
  expect((await send('p_PHUONG_SITTING_Start', start)).body.code).toBe('OTHER_PERSON')
  expect((await send('p_PHUONG_USERS_Logout', {})).body.code).toBe('OTHER_PERSON')
  expect(await house.db.selectFrom('sittings').selectAll().execute()).toEqual(before)
  expect((await whoIs(pupil)).id).toBe(id)
})

test('H158 a page of the person who is signed in, one that knows nobody yet and an older one go on as ever', async () => {
  const body = { sqlCommand: 'p_PHUONG_USERS_Me', parameters: {} }
  const ask = async (caller: Caller, headers: Record<string, string>) =>
    (await caller.send('POST', `${base}/query/first`, body, headers)).body.result as { id: string } | null
  expect((await ask(other.caller, page(other.id)))?.id).toBe(other.id)
  expect((await ask(other.caller, {}))?.id).toBe(other.id)
  expect(await ask(new Caller(house.url), page(visitor))).toBeNull()
})
