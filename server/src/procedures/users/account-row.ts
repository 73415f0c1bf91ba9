import { toWireMoment } from '@phuong/domain/format/dates'
import { z } from 'zod'
import { namingRoleId } from '../../services/people/people.ts'

/** An account as the administrator's lists show it. */
export const accountRow = z.object({
  id: z.string(),
  rowId: z.string(),
  userCode: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  userName: z.string().nullable(),
  phone: z.string().nullable(),
  // spelled so in these rows alone (B-381)
  roleID: z.int().nullable(),
  schoolTypeId: z.int().nullable(),
  schoolName: z.string().nullable(),
  verified: z.boolean(),
  createdDate: z.string().nullable(),
})

/** The columns of such a row over `users`. */
export const accountColumns = [
  'users.id',
  'users.user_code',
  'users.full_name',
  'users.email',
  'users.user_name',
  'users.phone',
  'users.school_type_id',
  'users.school_name',
  'users.verified_at',
  'users.created_at',
  namingRoleId.as('role_id'),
] as const

/** Such a row as the wire writes it. */
export const toAccountRow = (user: {
  id: string
  user_code: string
  full_name: string
  email: string | null
  user_name: string | null
  phone: string | null
  role_id: number | null
  school_type_id: number | null
  school_name: string | null
  verified_at: Date | null
  created_at: Date
}): z.input<typeof accountRow> => ({
  id: user.id,
  rowId: user.id,
  userCode: user.user_code,
  fullName: user.full_name,
  email: user.email,
  userName: user.user_name,
  phone: user.phone,
  roleID: user.role_id,
  schoolTypeId: user.school_type_id,
  schoolName: user.school_name,
  verified: user.verified_at !== null,
  createdDate: toWireMoment(user.created_at),
})
