import type { Me } from './auth-state.ts'
import type { Input } from './call.ts'
import { call } from './call.ts'
import { CallError, isCallError } from './call-error.ts'
import { execute } from './execute.ts'
import { type Credentials, login } from './login.ts'
import { sendOnce } from './once.ts'
import type { ApplyAuth } from './session.ts'
import { whileBusy } from './while-busy.ts'

/** Whether somebody has this e-mail; false too where too many have asked, since the registration itself tells it. */
const isTaken = async (email: string): Promise<boolean> => {
  try {
    const [row] = await call('USERS_CheckByEmail', { email })
    return row?.exists === true
  } catch (error) {
    if (isCallError(error) && error.code === 'TOO_MANY_LOOKUPS') return false
    throw error
  }
}

/**
 * Registers a pupil: looks the e-mail up first, then makes the account, once however often it is pressed (C-132 to C-143).
 * @returns its id
 * @throws CallError EMAIL_TAKEN where somebody has the e-mail, and nothing is registered
 */
export const registerStudent = async (person: Input<'Users_Register'>): Promise<string> => {
  const email = person.Email
  if (email && (await isTaken(email)) && !wasOurs.has(email)) throw new CallError('EMAIL_TAKEN', { status: 409 })
  if (email) wasOurs.add(email)
  const { row } = await whileBusy(() => execute('Users_Register', person))
  if (row === null) throw new CallError('OFFLINE')
  return row.id
}

/** E-mails with which this page has begun a registration: one whose answer was lost finds its own account. */
const wasOurs = new Set<string>()

type RegisterAnswer = {
  data?: { status?: string }
  errors?: readonly { field?: string; message?: string }[]
}

/** What POST /Register takes of a teacher, with the fixed values of C-160 and C-161. */
export type TeacherRegistration = {
  firstname: string
  lastname: string
  email: string
  password: string
  confirmPassword: string
  gender: 1
  userType: 2
  schoolTypeId: 0
  parentFullname: ''
  birthday: string
  consentVersion: string
}

/**
 * Registers a teacher over POST /Register (C-159 to C-163), once however often it is pressed.
 * @throws CallError with the server's first message, at its field
 */
export const registerTeacher = async (teacher: TeacherRegistration): Promise<void> => {
  const { data, errors = [] } = (await whileBusy(() => sendOnce('POST', '/Register', teacher))) as RegisterAnswer
  if (data?.status === 'success') return
  const [first] = errors
  if (first?.message === undefined) throw new CallError('OFFLINE')
  throw new CallError('BAD_PARAMETERS', {
    status: 400,
    message: first.message,
    fields: first.field === undefined ? {} : { [first.field]: first.message },
  })
}

/**
 * The sign-in that follows a registration (C-145): while the server is busy it is tried again, since whoever has registered
 * would have to type the password a second time (C-148).
 * @returns as `login`
 */
export const loginAfterRegistration = (credentials: Credentials, apply: ApplyAuth): Promise<Me | null> =>
  login(credentials, apply, whileBusy)
