import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { type RawBuilder, sql } from 'kysely'
import type { SessionUser } from './session-user.ts'

/** Whether a row of `users` is a teacher of the caller's school (D05); nobody is where the caller has none. */
export const isTeacherOfSchool = ({ schoolId }: Pick<SessionUser, 'schoolId'>): RawBuilder<boolean> =>
  sql`(users.status <> 'DELETED' and users.school_id = ${schoolId}::integer and exists (
    select from user_roles where user_roles.user_id = users.id and user_roles.role_id = ${ROLE_CATALOGUE.teacher.id}))`
