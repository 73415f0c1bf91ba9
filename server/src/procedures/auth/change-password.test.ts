import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, demoPassword, sha1, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const change = (caller: Caller, Email: string, Password: string, CurrentPassword?: string) =>
  caller.call(
    'USERS_ChangePassword',
    { Email, Password: sha1(Password), ...(CurrentPassword ? { CurrentPassword: sha1(CurrentPassword) } : {}) },
    'execute',
  )

describe('an own new password', () => {
  test('A-205 A-206 A-210 H110 the current one is checked, the new one holds, every other session ends', async () => {
    const here = await signedIn(house.url, '4a1.10@phuong.test')
    const elsewhere = await signedIn(house.url, '4a1.10@phuong.test')
    const refused = await change(here, '4a1.10@phuong.test', 'moi-123456', 'sai')
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'WRONG_CURRENT_PASSWORD', fields: { CurrentPassword: 'Mật khẩu hiện tại không đúng' } },
    })
    expect((await change(here, '4a1.10@phuong.test', 'moi-123456', demoPassword)).body).toMatchObject({
      rowsAffected: 1,
    })
    expect((await here.call('Classes_GetJoinedClasses_ByStudentId')).status).toBe(200)
    expect((await elsewhere.call('Classes_GetJoinedClasses_ByStudentId')).status).toBe(401)
    expect((await new Caller(house.url).signIn('4a1.10@phuong.test')).status).toBe(401)
    expect((await new Caller(house.url).signIn('4a1.10@phuong.test', 'moi-123456')).status).toBe(200)
  })

  test('A-217 D44 a mail that tells of it waits in the outbox and holds no password', async () => {
    const caller = await signedIn(house.url, '4a1.11@phuong.test')
    await change(caller, '4a1.11@phuong.test', 'bí mật lắm', demoPassword)
    const mails = await house.db
      .selectFrom('mail_outbox')
      .where('recipient', '=', '4a1.11@phuong.test')
      .selectAll()
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ template: 'password-changed', sent_at: null })
    expect(JSON.stringify(mails[0])).not.toContain('bí mật lắm')
    expect(JSON.stringify(mails[0])).not.toContain(sha1('bí mật lắm'))
  })

  test('A-211 A-198 nobody changes another account, and nobody a sample account', async () => {
    const pupil = await signedIn(house.url, '4a1.12@phuong.test')
    expect((await change(pupil, '4a1.13@phuong.test', 'moi-123456', demoPassword)).status).toBe(403)
    const sample = await signedIn(house.url, 'hs.lop1@phuong.test')
    expect((await change(sample, 'hs.lop1@phuong.test', 'moi-123456', demoPassword)).status).toBe(403)
    expect((await new Caller(house.url).signIn('hs.lop1@phuong.test')).status).toBe(200)
  })

  test('A-442 a value that is not 40 hexadecimal characters is refused at its field', async () => {
    const caller = await signedIn(house.url, '4a1.14@phuong.test')
    for (const Password of ['phuong123', '', sha1('x').slice(1), `${sha1('x').slice(1)}g`])
      expect(
        await caller.call('USERS_ChangePassword', { Email: '4a1.14@phuong.test', Password }, 'execute'),
      ).toMatchObject({
        status: 400,
        body: { code: 'BAD_PARAMETERS', fields: { Password: 'Mật khẩu gửi lên không đúng dạng' } },
      })
    expect(
      await new Caller(house.url).call('Users_Login', { email: 'co.lan@phuong.test', password: demoPassword }),
    ).toMatchObject({
      status: 400,
      body: { fields: { password: 'Mật khẩu gửi lên không đúng dạng' } },
    })
  })

  test('D15 D66 nobody may take a common password, a word of school or the own name, pupil or teacher', async () => {
    const pupil = await signedIn(house.url, '8a.05@phuong.test')
    const teacher = await signedIn(house.url, 'thay.minh@phuong.test')
    const refused = async (caller: Caller, email: string, password: string) => {
      const { status, body } = await change(caller, email, password, demoPassword)
      return [status, body.code, (body.fields as { Password?: string } | undefined)?.Password]
    }
    const tooCommon = [400, 'PASSWORD_TOO_COMMON', 'Mật khẩu quá phổ biến']
    for (const [caller, email] of [
      [pupil, '8a.05@phuong.test'],
      [teacher, 'thay.minh@phuong.test'],
    ] as const) {
      for (const password of ['sunshine', 'phuong123', 'hocsinh@2026', `${email.split('@')[0]}123`])
        expect([password, await refused(caller, email, password)]).toEqual([password, tooCommon])
      for (const password of ['', '1', '12345'])
        expect([password, await refused(caller, email, password)]).toEqual([
          password,
          [400, 'PASSWORD_TOO_SHORT', 'Tối thiểu 6 ký tự!'],
        ])
      expect((await new Caller(house.url).signIn(email)).status).toBe(200)
    }
  })

  test('D66 who sets a password for somebody else, or must change the own one, is held to the same', async () => {
    const admin = await signedIn(house.url, 'admin@phuong.test')
    expect(await change(admin, '8a.07@phuong.test', 'phuong123')).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_TOO_COMMON' },
    })
    const forced = await signedIn(house.url, 'gv.doimk@phuong.test')
    expect(await change(forced, 'gv.doimk@phuong.test', 'phuong123')).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_TOO_COMMON' },
    })
  })
})

describe('a password that must be changed', () => {
  test('D12 before the change every other call is refused, and after it none', async () => {
    const teacher = await signedIn(house.url, 'gv.doimk@phuong.test')
    expect((await teacher.call('USERS_Me', {}, 'query/first')).body.result).toMatchObject({ mustChangePassword: true })
    expect(await teacher.call('CLASSES_GetClasses_ByTeacherId')).toMatchObject({
      status: 403,
      body: { code: 'MUST_CHANGE_PASSWORD' },
    })
    expect((await change(teacher, 'gv.doimk@phuong.test', 'sân trường 8')).status).toBe(200)
    expect((await teacher.call('CLASSES_GetClasses_ByTeacherId')).status).toBe(200)
    expect((await teacher.call('USERS_Me', {}, 'query/first')).body.result).toMatchObject({ mustChangePassword: false })
  })

  test('A-205 D12 an administrator sets one without knowing the old one; it must be changed at the next sign-in, and old sessions end', async () => {
    const pupil = await signedIn(house.url, '8a.06@phuong.test')
    const admin = await signedIn(house.url, 'admin@phuong.test')
    expect((await change(admin, '8a.06@phuong.test', 'tam-thoi-1')).status).toBe(200)
    expect((await pupil.call('Classes_GetJoinedClasses_ByStudentId')).status).toBe(401)
    const again = await signedIn(house.url, '8a.06@phuong.test', 'tam-thoi-1')
    expect((await again.call('Classes_GetJoinedClasses_ByStudentId')).body).toMatchObject({
      code: 'MUST_CHANGE_PASSWORD',
    })
    const same = await change(again, '8a.06@phuong.test', 'tam-thoi-1')
    expect([same.status, same.body.code]).toEqual([400, 'PASSWORD_AS_BEFORE'])
    expect(same.body.fields).toEqual({ Password: 'Mật khẩu mới phải khác mật khẩu tạm' })
    expect((await change(again, '8a.06@phuong.test', 'tam-thoi-2')).status).toBe(200)
  })
})
