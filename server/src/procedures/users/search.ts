import { ROLES } from '@phuong/domain/people/roles'
import { sql } from 'kysely'
import { z } from 'zod'
import { anywhere, isCalled } from '../../services/people/people.ts'
import { defineProcedure, paging } from '../define.ts'
import { accountColumns, accountRow, toAccountRow } from './account-row.ts'

/** Accounts for the administrator, newest first (B-379, B-421): by part of e-mail or name without marks, phone, role, level. */
export const usersSearch = defineProcedure({
  name: 'USERS_Search',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({
    email: z.string().max(320).nullish(),
    phone: z.string().max(20).nullish(),
    roleId: z.literal(ROLES.map(({ id }) => id)).nullish(),
    schoolTypeId: z.int().min(0).max(3).nullish(),
    ...paging(10, 100),
  }),
  output: accountRow.extend({ totalRows: z.int() }),
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
        ...accountColumns,
        // counted apart: the page is then read in the order of its index, without reading all the others
        found.select(sql<number>`count(*)::int`.as('rows')).$asScalar().as('total'),
      ])
      .orderBy('users.created_at', 'desc')
      .orderBy('users.id', 'desc')
      .limit(PageSize)
      .offset((PageNum - 1) * PageSize)
      .execute()
    return { rows: rows.map((user) => ({ ...toAccountRow(user), totalRows: user.total })) }
  },
})
