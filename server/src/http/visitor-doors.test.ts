import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { routesOf } from '../../testing/routes.ts'
import type { Entity } from '../entities/define.ts'
import { entities } from '../entities/registry.ts'
import type { AnyProcedure } from '../procedures/define.ts'
import { procedures } from '../procedures/registry.ts'
import { mediaFolders } from '../services/files/media-names.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** The procedures that answer without a session (D09, S2). */
const openProcedures = [
  'AUTH_Teacher_Register',
  'AUTH_Typed_Login',
  'Cities_OPTIONS',
  'District_By_City_OPTIONS',
  'FAMILY_Week_Get',
  'SITE_Contact_Get',
  'SITE_Settings_Get',
  'Schools_By_District_OPTIONS',
  'USERS_CheckByEmail',
  'USERS_ForgotPassword',
  'USERS_Me',
  'Users_Login',
  'Users_Register',
]

/** Besides the generic doors these are open by themselves: health, metrics (this machine or token), the second login. */
const dataRoutes = [
  'DELETE /api/v1.0/dynamic/files',
  'GET, HEAD /api/GetClassSession/:classId/:studentId',
  'GET, HEAD /api/GetListenAudioFiles/:sessionId',
  'GET, HEAD /api/GetQuestionOfSessionV5/:sessionId/:assignmentId/:takeExamTime/:userId/:asrId',
  'GET, HEAD /api/GetResultOfPlayedTime/:studentId/:sessionId/:assignmentId/:takeExamTime',
  'GET, HEAD /api/GetStudentAssignmentBySession/:studentId/:classId/:sessionId',
  'GET, HEAD /api/GetVideoFiles/:sessionId',
  'GET, HEAD /api/getcourses/:userId',
  'GET, HEAD /api/v1.0/avatars/:key',
  'GET, HEAD /api/v1.0/files/:id',
  'GET, HEAD /api/v1.0/files/:id/pages/:page',
  'GET, HEAD /api/v1.0/live',
  'GET, HEAD /api/v1.0/mails/:id/html',
  'GET, HEAD /healthz',
  'GET, HEAD /metrics',
  'GET, HEAD /mobile/Sgk/api/GetNotificationsByStudent/:userId/:group',
  'GET, HEAD /mobile/sgk/api/GetNotificationsByStudent/:userId/:group',
  'GET, HEAD /readyz',
  'GET, HEAD, POST /api/v1.0/sittings/:sittingId/recordings/:id',
  'OPTIONS, POST, PUT, DELETE /api/v1.0/dynamic/crud',
  'POST /Register',
  'POST /api/saveanswer',
  'POST /api/v1.0/classwork/work-files',
  'POST /api/v1.0/dynamic/crud/read',
  'POST /api/v1.0/dynamic/execute',
  'POST /api/v1.0/dynamic/query',
  'POST /api/v1.0/dynamic/query/first',
  'POST /api/v1.0/dynamic/upload-files',
  'POST /api/v1.0/pdf/upload-files',
  'POST /api/v1.0/save-email',
  'POST /api/v1.0/test-bank/papers/check',
  'POST /api/v1.0/test-bank/papers/save',
  'POST /api/v1.0/user/profile/update-avatar',
  'POST /login',
]

test('D09 every route of the server stands here, so that none is opened unseen', () => {
  expect(routesOf(house.app)).toEqual(dataRoutes)
})

test('D09 with the built web only pages and their files are added', async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'phuong-web-'))
  await mkdir(join(webRoot, 'assets'))
  for (const name of ['index.html', 'app.html', 'icon.svg', 'assets/main.js']) await writeFile(join(webRoot, name), '')
  const withWeb = await openHouse({}, { webRoot })
  try {
    const pages = [
      '/',
      '/*',
      '/assets/:name',
      '/auth',
      '/icon.svg',
      '/media/:name',
      ...mediaFolders.map((folder) => `/${folder}/:name`),
    ].map((path) => `GET, HEAD ${path}`)
    expect(routesOf(withWeb.app)).toEqual([...pages, ...dataRoutes].sort())
  } finally {
    await withWeb.close()
    await rm(webRoot, { recursive: true })
  }
})

test('D09 C-063 the procedures that are open to visitors are exactly these, and no entity is', async () => {
  const open = (procedures as readonly AnyProcedure[]).filter(({ allow }) => allow === 'visitors')
  expect(open.map(({ name }) => name).sort()).toEqual(openProcedures)
  expect(open.filter(({ path }) => path).map(({ path }) => `${path?.method} ${path?.url}`)).toEqual([
    'POST /login',
    'POST /Register',
  ])
  for (const entity of entities as readonly Entity[])
    for (const verb of ['read', 'create', 'update', 'remove'] as const) expect(entity[verb]?.allow).not.toBe('visitors')
})

test('D09 a visitor meets 401 at every other name', async () => {
  const visitor = new Caller(house.url)
  for (const { name } of (procedures as readonly AnyProcedure[]).filter(({ name }) => !openProcedures.includes(name)))
    expect([name, (await visitor.call(name)).status]).toEqual([name, 401])
})
