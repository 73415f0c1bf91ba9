import { toWireMoment } from '@phuong/domain/format/dates'
import { sql } from 'kysely'
import { z } from 'zod'
import { isCalled, namingRoleId } from '../../services/people/people.ts'
import { defineProcedure, paging } from '../define.ts'
import { listName } from './list-name.ts'

/** The accounts on one list, newest first, or on all of them when none is named. */
export const accountListsGet = defineProcedure({
  name: 'ACCOUNTLISTS_Get',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({
    list: listName.nullish(),
    search: z.string().max(200).nullish(),
    ...paging(50, 200),
  }),
  output: z.object({
    list: z.string(),
    userId: z.string(),
    fullName: z.string(),
    email: z.string().nullable(),
    userName: z.string().nullable(),
    roleId: z.int().nullable(),
    value: z.unknown().optional(),
    addedBy: z.string().nullable(),
    addedDate: z.string().nullable(),
    totalRows: z.int(),
  }),
  handle: async ({ db }, { list, search, PageNum, PageSize }) => {
    const words = search?.trim() ?? ''
    const entries = db
      .selectFrom('account_list_entries as entry')
      .$if(list != null, (query) => query.where('entry.list', '=', list as string))
      .$if(words !== '', (query) =>
        query.where('entry.user_id', 'in', db.selectFrom('users').where(isCalled(words)).select('users.id')),
      )
    const rows = await entries
      .innerJoin('users', 'users.id', 'entry.user_id')
      .leftJoin('users as adder', 'adder.id', 'entry.added_by')
      .select([
        'entry.list',
        'entry.user_id',
        'entry.value',
        'entry.added_at',
        'users.full_name',
        'users.email',
        'users.user_name',
        'adder.full_name as added_by_name',
        namingRoleId.as('role_id'),
        // counted apart: the page is then read in the order of its index, without reading all the others
        entries.select(sql<number>`count(*)::int`.as('rows')).$asScalar().as('total'),
      ])
      .orderBy('entry.added_at', 'desc')
      .orderBy('entry.user_id')
      .orderBy('entry.list')
      .limit(PageSize)
      .offset((PageNum - 1) * PageSize)
      .execute()
    return {
      rows: rows.map((row) => ({
        list: row.list,
        userId: row.user_id,
        fullName: row.full_name,
        email: row.email,
        userName: row.user_name,
        roleId: row.role_id,
        value: row.value,
        addedBy: row.added_by_name,
        addedDate: toWireMoment(row.added_at),
        totalRows: row.total,
      })),
    }
  },
})
