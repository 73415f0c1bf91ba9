import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { newFolder, sendForm, toFolder } from '../../../testing/uploads.ts'

let house: TestHouse
let teacher: Caller
let folder: string
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  folder = await newFolder(teacher)
})
afterAll(() => house.close())

const classes = { subModuleName: 'CLASSES', entityName: 'Classes' }
/** A write that comes to nothing: it is counted as any other. */
const write = (caller: Caller) => caller.send('DELETE', '/api/v1.0/dynamic/files', { id: 'none' })
const writeMany = async (count: number): Promise<Set<number>> => {
  const statuses = new Set<number>()
  for (let left = count; left > 0; left -= 20)
    for (const { status } of await Promise.all(Array.from({ length: Math.min(20, left) }, () => write(teacher))))
      statuses.add(status)
  return statuses
}

test('decision 0032: an account that has written 1,200 times in a moment is 429 at every door that writes, with the seconds to wait', async () => {
  house.clock.forward(60_000)
  expect(await writeMany(1_200)).toEqual(new Set([400]))
  const refused = await write(teacher)
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'TOO_MANY_CHANGES',
    '1',
  ])
  expect(refused.body.message).toBe('Gửi quá nhiều. Vui lòng thử lại sau ít giây.')
  const doors = [
    teacher.send('POST', '/api/v1.0/dynamic/crud', { ...classes, parameters: { className: '4A7' } }),
    teacher.call('SHARE_Attachments_UpdateTags', { id: randomUUID(), tags: 'a' }, 'execute'),
    teacher.call('SITTING_Finish', { sittingId: randomUUID(), key: randomUUID() }, 'execute'),
    teacher.send('DELETE', '/api/v1.0/dynamic/crud', { ...classes, entityId: randomUUID() }),
    sendForm(teacher, 'dynamic/upload-files', toFolder(folder), []),
    sendForm(teacher, 'user/profile/update-avatar', {}, []),
    sendForm(teacher, `sittings/${randomUUID()}/recordings/${randomUUID()}`, {}, []),
  ]
  for (const answer of doors) expect((await answer).body.code).toBe('TOO_MANY_CHANGES')
  // reads go on, and so does everybody else
  expect((await teacher.call('CLASSES_GetClasses_ByTeacherId')).status).toBe(200)
  expect((await write(await signedIn(house.url, 'admin@phuong.test'))).status).not.toBe(429)
  // twenty come back each second
  house.clock.forward(1_000)
  expect(await writeMany(20)).toEqual(new Set([400]))
  expect((await write(teacher)).status).toBe(429)
})
