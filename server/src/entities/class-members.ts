import type { NamedList } from '@phuong/domain/people/account-lists'
import { sql } from 'kysely'
import { seesClass, seesPupilData } from '../access/classes.ts'
import { defineEntity } from './define.ts'

/** Who reads what is said in sounds and clips. */
const readers: NamedList = 'listening-scripts'

/**
 * The pupils of a class. Fellow pupils see names only; address, phone, birthday and whether somebody reads scripts are empty for them (H116). Sorted by
 * given name in Vietnamese order, where a calling name goes before the last word.
 */
export const classMembers = defineEntity({
  subModule: 'CLASSES',
  name: 'ClassMembers',
  read: {
    allow: 'authenticated',
    fields: {
      id: { kind: 'uuid', sql: sql`pupil.id`, filter: true },
      classId: { kind: 'uuid', sql: sql`classes.id`, filter: true },
      className: { kind: 'text', sql: sql`classes.class_name` },
      studentId: { kind: 'uuid', sql: sql`pupil.id`, filter: true },
      fullName: { kind: 'text', sql: sql`pupil.full_name` },
      callingName: { kind: 'text', sql: sql`pupil.calling_name` },
      avatarUrl: { kind: 'text', sql: sql`pupil.avatar_url` },
      email: { kind: 'text', sql: sql`case when member.sees_data then pupil.email end` },
      userName: { kind: 'text', sql: sql`case when member.sees_data then pupil.user_name end` },
      phone: { kind: 'text', sql: sql`case when member.sees_data then pupil.phone end` },
      sex: { kind: 'boolean', sql: sql`case when member.sees_data then pupil.sex end` },
      dateofBirth: { kind: 'date', sql: sql`case when member.sees_data then pupil.date_of_birth end` },
      readsScripts: {
        kind: 'boolean',
        sql: sql`case when member.sees_data then exists (select from account_list_entries as entry
          where entry.list = ${readers} and entry.user_id = pupil.id) end`,
      },
      joinedDate: { kind: 'moment', sql: sql`member.joined_at`, sort: true },
    },
    from: (user) => sql`class_members
      join classes on classes.id = class_members.class_id and classes.archived_at is null
      join users as pupil on pupil.id = class_members.student_id and pupil.status <> 'DELETED'
      cross join lateral (select class_members.joined_at, ${seesPupilData(user)} as sees_data) as member`,
    where: (user) => sql`class_members.left_at is null and ${seesClass(user)}`,
    order: sql`coalesce(pupil.calling_name, pupil.first_name) collate vi_names, pupil.last_name collate vi_names, pupil.id`,
  },
})
