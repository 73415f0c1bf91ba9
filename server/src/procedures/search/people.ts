import { searchFold } from '@phuong/domain/names/search-fold'
import { isAdministrator } from '@phuong/domain/people/roles'
import { type RawBuilder, sql } from 'kysely'
import { looksAfter, seesPupilData } from '../../access/classes.ts'
import { isTeacherOfSchool } from '../../access/school.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { hasWords, nearness } from '../../services/search/names.ts'
import type { Doors } from './doors.ts'

type Person = { id: string; name: string; isPupil: boolean; classId: string | null; className: string | null }

/** Of those who are found so many are looked at for the nearest: of a name that thousands have, those who come first. */
const enough = 100

const byGivenName = sql`coalesce(users.calling_name, users.first_name) collate vi_names, users.last_name collate vi_names,
  users.id`

/** The places in classes that lead to somebody: a pupil's; to an administrator those of teachers too. */
const placesFor = (user: SessionUser): RawBuilder<boolean> =>
  isAdministrator(user)
    ? sql`class_people.left_at is null and class_people.role <> 'GUARDIAN'`
    : sql`class_people.left_at is null and class_people.role = 'PUPIL'`

/** Whose names are looked through, over a row of `users`. Ids are read first where they are not those of everybody. */
const within = (user: SessionUser, { school }: Doors): RawBuilder<boolean> => {
  if (isAdministrator(user))
    return sql`exists (select from class_people join classes on classes.id = class_people.class_id
      where class_people.person_id = users.id and ${placesFor(user)} and classes.archived_at is null)`
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
  const called = sql`users.status <> 'DELETED' and ${hasWords(sql`users.search_key`, folded)} and ${within(user, doors)}`
  // the last word of the key is the name by which somebody is called
  const givenKey = sql`split_part(users.search_key, ' ', -1)`
  const near = (keys: RawBuilder<boolean>) =>
    sql`(select users.id from users where ${called} and ${keys} order by ${byGivenName} limit ${enough})`
  const begins = sql<boolean>`(starts_with(users.search_key, ${folded}) or starts_with(${givenKey}, ${folded}))`
  const rank = nearness(
    sought,
    [sql`users.full_name`, sql`coalesce(users.calling_name, users.first_name)`],
    [sql`users.search_key`, givenKey],
  )
  const { rows } = await sql<Person>`
    select found.id, found.full_name as name, coalesce(place.role = 'PUPIL', false) as "isPupil",
      place.class_id as "classId", place.class_name as "className"
    from (
      select users.id, users.full_name, users.calling_name, users.first_name, users.last_name, ${rank} as rank from users
      where users.id in (${near(begins)} union all ${near(sql`not ${begins}`)})
      order by rank, ${byGivenName} limit ${limit}
    ) as found
    left join lateral (
      select class_people.role, classes.id as class_id, classes.class_name
      from class_people join classes on classes.id = class_people.class_id
      where class_people.person_id = found.id and ${placesFor(user)}
        and classes.archived_at is null and ${seesPupilData(user)}
      order by class_people.role = 'PUPIL' desc, class_order(classes.class_name) collate vi_names, classes.id limit 1
    ) as place on true
    order by found.rank, coalesce(found.calling_name, found.first_name) collate vi_names, found.last_name collate vi_names,
      found.id`.execute(db)
  return rows
}
