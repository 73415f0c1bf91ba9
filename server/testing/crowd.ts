import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { searchFold } from '@phuong/domain/names/search-fold'
import { sql } from 'kysely'
import { newId } from '../src/chance.ts'
import type { Db } from '../src/db/database.ts'
import { schoolDay } from './clock.ts'
import { addCrowdOfWork } from './crowd-work.ts'

const lastNames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ', 'Ngô', 'Dương']
const middleNames = ['Thị', 'Văn', 'Minh', 'Ngọc', 'Gia', 'Thu', 'Quốc', 'Hoài', 'Thanh', 'Đức', 'Khánh']
const firstNames = [
  'An',
  'Ánh',
  'Bảo',
  'Châu',
  'Dũng',
  'Đan',
  'Giang',
  'Hà',
  'Huy',
  'Khang',
  'Linh',
  'Mai',
  'Nam',
  'Ưng',
  'Vy',
]

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** Family name, middle name and given name of one of a crowd; the same for the same index. */
export const crowdName = (index: number): [string, string, string] => [
  pick(lastNames, index),
  pick(middleNames, index * 7),
  pick(firstNames, Math.floor(index / 7)),
]

/** One account in this many is a teacher's. */
const accountsPerTeacher = 20
/** One account in this many stands on an account list. */
const accountsPerEntry = 10
const accountsPerSchool = 400
/** How many of the classes two people of the demo school have at the most: a teacher, and a pupil. */
const maxTaught = 50
const maxJoined = 20

/**
 * Adds many people, classes and memberships to the demo school, evenly spread, so that what is quick for one class can be
 * tried with many. Nguyễn Thị Lan teaches up to 50 of the classes, Lê Thị Thu An (4a1.01) is in up to 20 of them.
 */
export const addCrowd = async (db: Db, size: { accounts: number; classes: number; members: number }): Promise<void> => {
  const people = Array.from({ length: size.accounts }, (_, index) => {
    const name = crowdName(index)
    return {
      id: newId(schoolDay),
      code: `DONG${index}`,
      email: `dong.${index}@phuong.test`,
      full_name: name.join(' '),
      last_name: name.slice(0, 2).join(' '),
      first_name: name[2],
      search_key: searchFold(name.join(' ')),
      school: Math.floor(index / accountsPerSchool) + 1_000,
      teacher: index % accountsPerTeacher === 0,
      phone: `09${String(index).padStart(8, '0')}`,
      minutes: index,
    }
  })
  const teachers = people.filter(({ teacher }) => teacher)
  const pupils = people.filter(({ teacher }) => !teacher)
  const classes = Array.from({ length: size.classes }, (_, index) => ({
    id: newId(schoolDay),
    name: `${(index % 12) + 1}A${index}`,
    code: `D${index}`,
    teacher: pick(teachers, index).id,
    school: pick(teachers, index).school,
    grade: (index % 12) + 1,
    lan: index < maxTaught,
    an: index < maxJoined,
  }))
  const perClass = Math.floor(size.members / size.classes)
  const members = classes.flatMap(({ id }, index) =>
    Array.from({ length: perClass }, (_, place) => ({ class: id, pupil: pick(pupils, index * perClass + place).id })),
  )

  await db.transaction().execute(async (tx) => {
    await sql`insert into schools (id, name, school_type_id, created_at)
      select id, 'Trường số ' || id, 1, ${schoolDay} from generate_series(1000, ${people.at(-1)?.school ?? 999}) as id`.execute(
      tx,
    )
    await sql`insert into users (id, user_code, email, full_name, last_name, first_name, search_key, password_hash,
        password_changed_at, queue_key, phone, school_id, school_type_id, grade, created_at, updated_at)
      select person.id, code, person.email, person.full_name, person.last_name, person.first_name, person.search_key,
        lan.password_hash, ${schoolDay}, lan.queue_key, person.phone, school, 1, case when teacher then null else 4 end,
        ${schoolDay}::timestamptz - minutes * interval '1 minute', ${schoolDay}
      from jsonb_to_recordset(${JSON.stringify(people)}) as person (id uuid, code text, email text, full_name text,
        last_name text, first_name text, search_key text, school int, teacher boolean, phone text, minutes int)
      cross join (select password_hash, queue_key from users where email = 'co.lan@phuong.test') as lan`.execute(tx)
    await sql`insert into login_names (key, user_id, kind) select email, id, 'email' from users where email like 'dong.%'`.execute(
      tx,
    )
    await sql`insert into user_roles (user_id, role_id)
      select id, case when grade is null then 2 else 1 end from users where email like 'dong.%'`.execute(tx)
    await sql`insert into account_list_entries (list, user_id, added_at)
      select 'class-aware-practice', id, created_at from users
      where email like 'dong.%' and substr(email, 6, strpos(email, '@') - 6)::int % ${accountsPerEntry} = 1`.execute(tx)
    await sql`insert into classes (id, class_name, code, school_id, school_year_id, grade, created_at)
      select school_class.id, name, school_class.code, case when lan then 1 else school end,
        ${schoolYearOf(schoolDay).id}, school_class.grade, ${schoolDay}
      from jsonb_to_recordset(${JSON.stringify(classes)})
        as school_class (id uuid, name text, code text, school int, grade int, lan boolean)`.execute(tx)
    await sql`insert into class_people (class_id, person_id, role, joined_at)
      select school_class.id, case when lan then lan_row.id else teacher end, 'OWNER', ${schoolDay}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(classes)}) as school_class (id uuid, teacher uuid, lan boolean)
      cross join (select id from users where email = 'co.lan@phuong.test') as lan_row
      union
      select class, pupil, 'PUPIL', ${schoolDay}::timestamptz from jsonb_to_recordset(${JSON.stringify(members)}) as membership (class uuid, pupil uuid)
      union
      select school_class.id, users.id, 'PUPIL', ${schoolDay}::timestamptz from jsonb_to_recordset(${JSON.stringify(classes)}) as school_class (id uuid, an boolean)
        cross join users where an and users.email = '4a1.01@phuong.test'`.execute(tx)
    await addCrowdOfWork(
      tx,
      classes.map(({ id }) => id),
    )
  })
  // as the database does by itself after so many new rows
  await sql`vacuum analyze`.execute(db)
}
