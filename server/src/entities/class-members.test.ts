import { compareByGivenName } from '@phuong/domain/names/order'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'

const read = '/api/v1.0/dynamic/crud/read'
const members = { subModuleName: 'CLASSES', entityName: 'ClassMembers' }
/** What a fellow pupil never sees (H116). */
const personal = ['email', 'userName', 'phone', 'sex', 'dateofBirth'] as const

let house: TestHouse
const classIds = new Map<string, string>()
beforeAll(async () => {
  house = await openHouse()
  for (const { id, class_name } of await house.db.selectFrom('classes').select(['id', 'class_name']).execute())
    classIds.set(class_name, id)
  await house.db.updateTable('users').set({ phone: '0912999888' }).where('email', 'like', '4a1.%').execute()
})
afterAll(() => house.close())

type Row = Record<string, unknown>
const list = async (caller: Caller, className: string): Promise<Row[]> => {
  const answer = await caller.send('POST', read, {
    ...members,
    parameters: { filters: { classId: classIds.get(className) } },
  })
  return answer.body.results as Row[]
}

describe('H116 what is seen of the pupils of a class', () => {
  test('a pupil sees the names of the classmates and nothing else of them, also not in the bytes', async () => {
    const pupil = await signedIn(house.url, '4a1.01@phuong.test')
    const answer = await pupil.send('POST', read, members)
    const rows = answer.body.results as Row[]
    expect(rows).toHaveLength(35)
    for (const row of rows) {
      expect(row.fullName).not.toBe('')
      for (const field of personal) expect([field, row[field]]).toEqual([field, null])
    }
    expect(answer.text).not.toMatch(/@phuong\.test|0912999888|2017-/)
  })

  test('asking, sorting and filtering for it by name gives no more', async () => {
    const pupil = await signedIn(house.url, '4a1.01@phuong.test')
    const { body } = await pupil.send('POST', read, {
      ...members,
      fields: ['fullName', 'email', 'phone', 'dateofBirth'],
    })
    for (const row of body.results as Row[])
      expect(row).toEqual({ fullName: expect.any(String), email: null, phone: null, dateofBirth: null })
    for (const field of personal) {
      const filters = { [field]: field === 'sex' ? true : '4a1.02@phuong.test' }
      expect((await pupil.send('POST', read, { ...members, parameters: { filters } })).status).toBe(400)
      expect((await pupil.send('POST', read, { ...members, sort: field })).status).toBe(400)
    }
  })

  test.each(['co.lan@phuong.test', 'quanly@phuong.test', 'admin@phuong.test'])(
    'who teaches or runs the class sees it: %s',
    async (email) => {
      const rows = await list(await signedIn(house.url, email), '4A1')
      expect(rows).toHaveLength(35)
      const row = rows.find(({ email: address }) => address === '4a1.04@phuong.test')
      expect(row).toMatchObject({
        fullName: 'Hoàng Gia Bảo',
        className: '4A1',
        phone: '0912999888',
        sex: true,
        dateofBirth: '2017-04-06',
        joinedDate: '2026-09-05 07:30:00',
      })
    },
  )

  test('of a class that is not theirs nobody sees anybody', async () => {
    for (const email of ['4a1.01@phuong.test', 'co.lan@phuong.test', 'quanly@phuong.test', 'nganhang@phuong.test'])
      expect(await list(await signedIn(house.url, email), '8A')).toEqual([])
  })
})

describe('H146 the order of a class list', () => {
  test('by given name in the Vietnamese order, where a calling name goes before the last word', async () => {
    const rows = await list(await signedIn(house.url, 'co.lan@phuong.test'), '4A1')
    expect(rows.map(({ fullName }) => fullName)).toEqual([
      'Lê Thị Thu An',
      'Trần Hoài An',
      'Ngô Hồng Ánh',
      'Phạm Bảo Ân',
      'Hoàng Gia Bảo',
      'Y Bhok Niê',
      'Vũ Minh Châu',
      'Nguyễn Tiến Dũng',
      'Lương Thuỳ Dương',
      'Bùi Khánh Đan',
      'Đặng Văn Đức',
      'Trịnh Hương Giang',
      "H'Hen Niê",
      'Đỗ Ngọc Hà',
      'Phan Quốc Huy',
      'Nguyễn Gia Hưng',
      'Mai Tuấn Khang',
      'Lý Đăng Khoa',
      'Khôi',
      'Đinh Ngọc Lan',
      'Trương Khánh Linh',
      'Cao Đức Mạnh',
      'Nguyễn Nhật Minh',
      'Nguyễn Nhật Minh',
      'Tạ Hà My',
      'Hồ Kim Ngân',
      'Nguyễn Ngọc Quỳnh Như',
      'Võ Hoàng Phúc',
      'Dương Minh Quân',
      'Huỳnh Thảo Quyên',
      'Tôn Nữ Anh Thư',
      'Nguyễn Hoàng Ngọc Bảo Trân',
      'Nguyễn Ưng Tú',
      'Đoàn Cẩm Vân',
      'Quách Gia Vỹ',
    ])
  })

  test.each(['4A1', '4A2', '8A'])('the database and the rule of the product agree: %s', async (name) => {
    const rows = await list(await signedIn(house.url, 'admin@phuong.test'), name)
    const people = await house.db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'calling_name'])
      .where(
        'id',
        'in',
        rows.map(({ id }) => String(id)),
      )
      .execute()
    const inOrder = rows
      .map(({ id }) => people.find((person) => person.id === id))
      .map((person) => ({
        firstName: person?.first_name ?? '',
        lastName: person?.last_name ?? '',
        callingName: person?.calling_name,
      }))
    expect(inOrder).toEqual(inOrder.toSorted(compareByGivenName))
  })
})
