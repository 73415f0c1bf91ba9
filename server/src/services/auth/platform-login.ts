import { cleanText } from '@phuong/domain/names/clean'
import { isEmail, loginKey } from '@phuong/domain/people/login-name'
import { roleFromCode } from '@phuong/domain/people/roles'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Me } from '../people/profile.ts'
import { openSession } from './login.ts'
import { makeAccount } from './register.ts'
import { passwordWeakness } from './weak-passwords.ts'

/** The other platform answers within this time, or the main path is taken; milliseconds. */
const patienceMs = 5_000
/** A profile is small; a platform that sends more is not listened to. Bytes. */
const maxBytes = 100_000

const text = z.string().trim().min(1).max(200)
const profile = z.object({
  email: z.string().optional(),
  fullName: text.optional(),
  roleCode: z.string().max(50).optional(),
  schoolTypeId: z.int().min(0).max(3).nullish().catch(null),
  cityId: z.int().positive().nullish().catch(null),
  phone: z.string().max(20).nullish().catch(null),
})
const loginAnswer = z.object({
  data: z.object({ accessToken: z.string().min(1).max(8_000), userProfile: profile.optional() }),
})
const baseAnswer = z.object({ data: z.unknown(), userProfile: profile })

const ask = async (base: string, path: string, init: RequestInit): Promise<unknown> => {
  const answer = await fetch(new URL(path, base), {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`the platform answered ${answer.status}`)
  const body = await answer.text()
  if (body.length > maxBytes) throw new Error('the platform answered too much')
  return JSON.parse(body)
}

/**
 * The account of a person who signs in from there for the first time. The password was set at the other platform: one that
 * nobody may take here is changed at the first sign-in (D12, D66).
 */
const accountOf = async (context: Context, email: string, sha1Hex: string, person: z.output<typeof profile>) => {
  const fullName = cleanText(person.fullName ?? email.split('@')[0] ?? email)
  const weakness = await passwordWeakness(sha1Hex, { fullName, email, userName: null, schoolName: null })
  return makeAccount(context, {
    loginName: { kind: 'email', text: email },
    passwordHash: await context.services.passwords.store(sha1Hex),
    mustChangePassword: weakness !== null,
    fullName,
    role: roleFromCode(person.roleCode),
    schoolTypeId: person.schoolTypeId ?? null,
    cityId: person.cityId ?? null,
    phone: person.phone ?? null,
    by: 'platform',
  })
}

/**
 * The three steps of the alternate path (C-070 to C-072), run by the server (C-098): sign in at the platform, read who it
 * is, and make the account here when it does not exist yet; an existing account stays as it is. The address comes from
 * the settings alone, and no redirect is followed (S13).
 * @returns the signed-in user, or null when no platform is configured or anything at all failed (C-073)
 */
export const signInByPlatform = async (
  context: Context,
  email: string,
  password: string,
  sha1Hex: string,
): Promise<Me | null> => {
  const base = context.services.settings.PLATFORM_URL
  if (base === null || !isEmail(email)) return null
  try {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const { data } = loginAnswer.parse(
      await ask(base, '/login', { method: 'POST', headers, body: JSON.stringify({ email, password }) }),
    )
    const { userProfile } = baseAnswer.parse(
      await ask(base, '/Home/GetBaseInfo', { headers: { ...headers, authorization: `Bearer ${data.accessToken}` } }),
    )
    const known = { ...data.userProfile, ...userProfile }
    // whoever signed in there is that person here, never the holder of another address that the answer might name
    const key = loginKey(email)
    if (known.email !== undefined && loginKey(known.email) !== key)
      throw new Error('the platform named another account')
    const existing = await context.db
      .selectFrom('login_names')
      .where('key', '=', key)
      .select('user_id')
      .executeTakeFirst()
    const userId = existing?.user_id ?? (await accountOf(context, email, sha1Hex, known))
    const status = await context.db.selectFrom('users').where('id', '=', userId).select('status').executeTakeFirst()
    if (status?.status !== 'ACTIVE') return null
    return await openSession(context, userId, key)
  } catch (fault) {
    context.request.log.warn(
      { reason: fault instanceof Error ? fault.message : 'unknown' },
      'alternate login failed, main path taken',
    )
    return null
  }
}
