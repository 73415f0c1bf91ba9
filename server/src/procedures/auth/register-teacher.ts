import { TEACHER_CONSENT } from '@phuong/domain/forms/consent'
import { TEACHER_DEFAULTS, teacherForm } from '@phuong/domain/forms/registration/teacher'
import { joinFullName } from '@phuong/domain/names/full-name'
import { Refusal, type RefusalCode, refusals } from '@phuong/domain/refusals'
import { z } from 'zod'
import { sha1HexOf } from '../../services/auth/passwords.ts'
import { registerAlone } from '../../services/auth/register-alone.ts'
import { defineProcedure } from '../define.ts'

/** A text of the form, as long as a body may be; the form's own rules say what is wrong with it. */
const typed = z.string().catch('')

/** Refusals that are about the person who registers, and none about the moment. */
const ofTheForm = new Set<RefusalCode>(['EMAIL_TAKEN', 'PASSWORD_TOO_COMMON', 'PASSWORD_TOO_SHORT'])

/** The field of the form that a refusal is about. */
const fieldOf = (code: RefusalCode): string => (code === 'EMAIL_TAKEN' ? 'email' : 'password')

/**
 * A teacher registers (C-159 to C-174): POST /Register with the typed passwords. Whatever is sent, the account is a teacher's
 * that nobody has verified (C-173, D06), with the fixed values of C-160 and C-161; of the sex, which nobody was asked for,
 * nothing is stored. What is wrong with the form is answered
 * as data.status 'failed' and errors[0].message, with the field beside it (C-162, C-163).
 * @throws TOO_MANY_REGISTRATIONS, BUSY
 */
export const registerTeacher = defineProcedure({
  name: 'AUTH_Teacher_Register',
  kind: 'write',
  allow: 'visitors',
  transaction: 'own',
  input: z.object({
    firstname: typed,
    lastname: typed,
    email: typed,
    password: typed,
    confirmPassword: typed,
    gender: z.unknown().optional(),
    userType: z.unknown().optional(),
    schoolTypeId: z.unknown().optional(),
    parentFullname: z.unknown().optional(),
    birthday: z.unknown().optional(),
    /** which text was consented to (D14) */
    consentVersion: typed,
  }),
  output: z.object({
    id: z.uuid().nullable(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })),
  }),
  handle: async (context, { consentVersion, ...input }) => {
    const form = teacherForm.safeParse({ ...input, consent: consentVersion === TEACHER_CONSENT.version })
    if (!form.success) {
      const errors = form.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
      return { rows: [{ id: null, errors }], rowsAffected: 0 }
    }
    const { email, password, ...names } = form.data
    try {
      const id = await registerAlone(
        context,
        {
          loginName: { kind: 'email', text: email },
          sha1Hex: sha1HexOf(password),
          fullName: joinFullName({ lastName: names.lastname, firstName: names.firstname }),
          role: 'teacher',
          schoolTypeId: TEACHER_DEFAULTS.schoolTypeId,
          dateOfBirth: TEACHER_DEFAULTS.birthday,
          phone: null,
          cityId: null,
          consent: { givenBy: 'self', ...TEACHER_CONSENT },
          by: 'self',
        },
        'password',
      )
      return { rows: [{ id, errors: [] }], rowsAffected: 1 }
    } catch (fault) {
      if (!(fault instanceof Refusal && ofTheForm.has(fault.code))) throw fault
      const message = refusals[fault.code].text
      return { rows: [{ id: null, errors: [{ field: fieldOf(fault.code), message }] }], rowsAffected: 0 }
    }
  },
  path: {
    method: 'POST',
    url: '/Register',
    envelope: ([row]) => ({
      data: { status: row?.id == null ? 'failed' : 'success', id: row?.id ?? null },
      errors: row?.errors ?? [],
    }),
  },
})
