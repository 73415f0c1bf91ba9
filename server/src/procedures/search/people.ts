import { searchFold } from '@phuong/domain/names/search-fold'
import { isAdministrator } from '@phuong/domain/people/roles'
import { type RawBuilder, sql } from 'kysely'
import { looksAfter, seesPupilData } from '../../access/classes.ts'
import { isTeacherOfSchool } from '../../access/school.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { hasWords, nearness } from '../../services/search/names.ts'
import type { Doors } from './doors.ts'

type Person = {
  id: string
  name: string
  isPupil: boolean
  classId: string | null
  className: string | null
  dateofBirth: string | null
}

/** So many are looked at of a name that thousands have, and so many of the nearest for a place in a class. */
const enough = { names: 2_000, places: 200 }

const byGivenName = (table: 'users' | 'nearest'): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`${table}.calling_name`)}, ${sql.ref(`${table}.first_name`)}) collate vi_names,
    ${sql.ref(`${table}.last_name`)} collate vi_names, ${sql.ref(`${table}.id`)}`

/** The places in classes that lead to somebody: a pupil's; to an administrator those of teachers too. */
const placesFor = (user: SessionUser): RawBuilder<boolean> =>
  isAdministrator(user)
    ? sql`class_people.left_at is null and class_people.role <> 'GUARDIAN'`
    : sql`class_people.left_at is null and class_people.role = 'PUPIL'`

/**
 * Whose names are looked through, over a row of `users`: to an administrator everybody's, of whom those count who have a place
 * in a class. The ids are read first, so that people are found by them beside other conditions.
 */
const within = (user: SessionUser, { school }: Doors): RawBuilder<boolean> => {
  if (isAdministrator(user)) return sql`true`
  const pupils = sql`select class_people.person_id from class_people
    where ${placesFor(user)} and class_people.class_id = any(array(
      select classes.id from classes where classes.archived_at is null and ${looksAfter(user)}))`
  const teachers = school ? sql`union all select users.id from users where ${isTeacherOfSchool(user)}` : sql``
  return sql`users.id = any(array(${pupils} ${teachers}))`
}

/**
 * People whom the caller looks after, by words of their names: pupils of own classes, to a manager the pupils and teachers of
 * the school, to an administrator whoever is in a class. `classId` is the class in which somebody is opened, null for a
 * teacher of the caller's school, who has a page there.
 */
export const findPeople = async (
  db: Db,
  user: SessionUser,
  doors: Doors,
  text: string,
  limit: number,
): Promise<Person[]> => {
  const folded = searchFold(text)
  const sought = { typed: text.toLowerCase(), folded }
  const key = sql`users.search_key`
  // the last word of the key is the name by which somebody is called
  const givenKey = sql`split_part(${key}, ' ', -1)`
  const rank = nearness(
    sought,
    [sql`users.full_name`, sql`coalesce(users.calling_name, users.first_name)`],
    [key, givenKey],
  )
  const { rows } = await sql<Person>`
    select nearest.id, nearest.full_name as name, coalesce(place.role = 'PUPIL', false) as "isPupil",
      place.class_id as "classId", place.class_name as "className",
      case when place.role = 'PUPIL' then nearest.date_of_birth::text end as "dateofBirth"
    from (
      select users.*, ${rank} as rank
      from (
        select id, full_name, calling_name, first_name, last_name, date_of_birth, search_key from users
        where users.status <> 'DELETED' and ${hasWords(key, folded)} and ${within(user, doors)} limit ${enough.names}
      ) as users
      order by rank, ${byGivenName('users')} limit ${enough.places}
    ) as nearest
    left join lateral (
      select class_people.role, classes.id as class_id, classes.class_name
      from class_people join classes on classes.id = class_people.class_id
      where class_people.person_id = nearest.id and ${placesFor(user)}
        and classes.archived_at is null and ${seesPupilData(user)}
      order by class_people.role = 'PUPIL' desc, class_order(classes.class_name) collate vi_names, classes.id limit 1
    ) as place on true
    where ${isAdministrator(user) ? sql`place.class_id is not null` : sql`true`}
    order by nearest.rank, ${byGivenName('nearest')} limit ${limit}`.execute(db)
  return rows
}
