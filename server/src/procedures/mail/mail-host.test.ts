import { randomUUID } from 'node:crypto'
import { PUPIL_CONSENT } from '@phuong/domain/forms/consent'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha1 } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'
import { layOutLetter } from '../../services/mail/letter/lay-out.ts'
import { letterhead } from '../../services/mail/send.ts'
import { writeLetter } from '../../services/mail/templates/registry.ts'

const publicUrl = 'https://hoc.example.vn'
const evil = 'evil.example'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ PUBLIC_URL: publicUrl })
})
afterAll(() => house.close())

/** A call as the page makes it, in a request that says of every place where it could that it is another host. */
const callFromElsewhere = async (name: string, parameters: Record<string, unknown>): Promise<number> => {
  const { statusCode } = await house.app.inject({
    method: 'POST',
    url: '/api/v1.0/dynamic/execute',
    headers: {
      host: evil,
      origin: publicUrl,
      'sec-fetch-site': 'same-origin',
      'application-name': 'PHUONG_DEV',
      forwarded: `host=${evil};proto=http`,
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'http',
      'x-original-url': `//${evil}/`,
    },
    payload: { sqlCommand: `p_PHUONG_${name}`, parameters },
  })
  return statusCode
}

test('H062 C-146 C-190 whatever host a request names, what is mailed leads to PUBLIC_URL alone, over https and without a token', async () => {
  const email = `${randomUUID()}@phuong.test`
  const person = {
    Email: email,
    Password: sha1('hoa phượng đỏ 2017'),
    FullName: 'Nguyễn Ngọc Quỳnh Như',
    ClassId: 4,
    Sex: false,
    ConsentVersion: PUPIL_CONSENT.version,
  }
  expect(await callFromElsewhere('Users_Register', person)).toBe(200)
  expect(await callFromElsewhere('USERS_ForgotPassword', { email })).toBe(200)
  const mails = await house.db.selectFrom('mail_outbox').where('recipient', '=', email).selectAll().execute()
  expect(mails.map(({ template }) => template).sort()).toEqual(['password-reset', 'registering'])
  for (const { template, data, created_at } of mails) {
    const { text, html } = layOutLetter(writeLetter(template, data, created_at), letterhead(house.settings))
    expect(text + html + JSON.stringify(data), template).not.toContain(evil)
    const led = [...html.matchAll(/(?:href|src|action|background)="([^"]*)"/g)].map(([, address = '']) => address)
    expect(
      led.filter((address) => !address.startsWith('cid:')),
      template,
    ).toEqual([`${publicUrl}/auth`])
    // the whole address in the plain text: nothing behind its path
    expect(text.match(/https?:\S*/g), template).toEqual([`${publicUrl}/auth`])
  }
})

test('H062 B-095 the mail of a reset leads to the class of a code, and what is no code is refused', async () => {
  const email = `${randomUUID()}@phuong.test`
  await makeAccount(house.db, { email, school: null, roleId: 1 })
  for (const classCode of ['k7m4qx', '//evil', `${evil}/K7M4QX`, 'K7M4QX&x=1', '', 7])
    expect(await callFromElsewhere('USERS_ForgotPassword', { email, classCode }), String(classCode)).toBe(400)
  expect(await callFromElsewhere('USERS_ForgotPassword', { email, classCode: 'K7M4QX' })).toBe(200)
  const mails = await house.db.selectFrom('mail_outbox').where('recipient', '=', email).selectAll().execute()
  const led = mails.map(({ template, data, created_at }) =>
    layOutLetter(writeLetter(template, data, created_at), letterhead(house.settings)).text.match(/https?:\S*/g),
  )
  expect(led).toEqual([[`${publicUrl}/auth?returnTo=%2Fjoin%2FK7M4QX`]])
})
