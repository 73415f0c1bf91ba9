import { toWireMoment } from '@phuong/domain/format/dates'
import { ROLES } from '@phuong/domain/people/roles'
import { sql } from 'kysely'
import { z } from 'zod'
import { anywhere, isCalled } from '../../services/people.ts'
import { defineProcedure, paging } from '../define.ts'

const row = z.object({
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
  totalRows: z.int(),
})

/** Accounts for the administrator, newest first (B-379, B-421): by part of e-mail or name without marks, phone, role, level. */
export const usersSearch = defineProcedure({
  name: 'USERS_Search',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({
    email: z.string().max(320).nullish(),
    phone: z.string().max(20).nullish(),
    roleId: z.int().min(1).max(ROLES.length).nullish(),
    schoolTypeId: z.int().min(0).max(3).nullish(),
    ...paging(10, 100),
  }),
  output: row,
  handle: async ({ db }, { email, phone, roleId, schoolTypeId, PageNum, PageSize }) => {
    const words = email?.trim() ?? ''
    const found = db
      .selectFrom('users')
      .where('users.status', '<>', 'DELETED')
      .$if(words !== '', (query) => query.where(isCalled(words)))
      .$if(!!phone?.trim(), (query) =>
        query.where('users.phone', 'like', anywhere((phone as string).replace(/\s/g, ''))),
      )
      .$if(schoolTypeId != null, (query) => query.where('users.school_type_id', '=', schoolTypeId as number))
      .$if(roleId != null, (query) =>
        query.where((eb) =>
          eb.exists(
            eb
              .selectFrom('user_roles')
              .whereRef('user_roles.user_id', '=', 'users.id')
              .where('role_id', '=', roleId as number),
          ),
        ),
      )
    const rows = await found
      .select([
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
        sql<number | null>`(select max(role_id) from user_roles where user_id = users.id)`.as('role_id'),
        // counted apart: the page is then read in the order of its index, without reading all the others
        found.select(sql<number>`count(*)::int`.as('rows')).$asScalar().as('total'),
      ])
      .orderBy('users.created_at', 'desc')
      .orderBy('users.id', 'desc')
      .limit(PageSize)
      .offset((PageNum - 1) * PageSize)
      .execute()
    return {
      rows: rows.map((user) => ({
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
        totalRows: user.total,
      })),
    }
  },
})
