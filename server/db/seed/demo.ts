import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { loginKey } from '@phuong/domain/people/login-name'
import { sql } from 'kysely'
import type { Storage } from '../../src/adapters/files/storage.ts'
import { newId, newKey, newUserCode } from '../../src/chance.ts'
import { type Db, inTransaction, type Pooled } from '../../src/db/database.ts'
import { type Passwords, sha1HexOf } from '../../src/services/auth/passwords.ts'
import { joinClass } from '../../src/services/classes/class-membership.ts'
import { makeClass } from '../../src/services/classes/make-class.ts'
import { personColumns } from '../../src/services/people/people.ts'
import { seedBookNotes } from './book-notes.ts'
import { readDemoPasswords } from './demo-passwords.ts'
import { beginningOf } from './moments.ts'
import {
  beanAccounts,
  consent,
  type DemoClass,
  demoPassword,
  listEntries,
  openingBeans,
  type Person,
  schools,
} from './school.ts'
import { seedSchools } from './schools.ts'
import { seedTerm } from './term/lay-out.ts'
import { seedUnitExam } from './unit-exam.ts'
import { seedWorksheets } from './worksheets.ts'

/** Who writes to all. */
const administrator = 'admin@phuong.test'

const insertPeople = async (
  tx: Db,
  missing: readonly { person: Person; passwordHash: string }[],
  now: Date,
): Promise<void> => {
  const rows = missing.map(({ person, passwordHash }) => ({ id: newId(now), person, passwordHash }))
  const schoolName = (id: number | undefined) => schools.find((school) => school.id === id)?.name ?? null
  await tx
    .insertInto('users')
    .values(
      rows.map(({ id, person, passwordHash }) => ({
        id,
        user_code: newUserCode(person.role),
        email: loginKey(person.email),
        ...personColumns(person.fullName, person.callingName ?? null),
        calling_name: person.callingName ?? null,
        password_hash: passwordHash,
        must_change_password: person.mustChangePassword ?? false,
        password_changed_at: now,
        queue_key: newKey(),
        phone: person.phone ?? null,
        sex: person.sex ?? null,
        date_of_birth: person.birthday ?? null,
        school_id: person.schoolId ?? null,
        school_name: schoolName(person.schoolId),
        school_type_id: person.schoolTypeId ?? null,
        grade: person.grade ?? null,
        verified_at: person.verified ? now : null,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  await tx
    .insertInto('login_names')
    .values(rows.map(({ id, person }) => ({ key: loginKey(person.email), user_id: id, kind: 'email' as const })))
    .execute()
  await tx
    .insertInto('user_roles')
    .values(rows.map(({ id, person }) => ({ user_id: id, role_id: ROLE_CATALOGUE[person.role].id })))
    .execute()
  const pupils = rows.filter(({ person }) => person.role === 'student')
  if (pupils.length > 0)
    await sql`insert into consents (id, user_id, given_by, text_version, text, given_at)
      select * from unnest(${pupils.map(() => newId(now))}::uuid[], ${pupils.map(({ id }) => id)}::uuid[],
        ${pupils.map(() => 'import')}::text[], ${pupils.map(() => consent.version)}::text[],
        ${pupils.map(() => consent.text)}::text[], ${pupils.map(() => now)}::timestamptz[])`.execute(tx)
}

/**
 * Puts the demo school into the database. Idempotent: an older demo database gains the rows that are new, and what people
 * have changed since stays as they left it. Everybody came with the beginning of the school year. A start with nothing to
 * do costs a statement for the schools and one for the people, and hashes no password. The units of the country are there.
 * @param school whom and which classes: those that tests rely on, or a whole school around them
 */
export const seedDemo = async (
  db: Db,
  { people, classes }: { people: readonly Person[]; classes: readonly DemoClass[] },
  passwords: Passwords,
  now: Date,
  log: (line: string) => void,
): Promise<void> => {
  await seedSchools(db, now)
  const keys = people.map(({ email }) => loginKey(email))
  const { rows: present } = await sql<{ key: string }>`select key from login_names where key = any(${keys})
    union all select 'class:' || code from classes where code = any(${classes.map(({ code }) => code)})
    union all select 'erased' from erased_people`.execute(db)
  const known = new Set(present.map(({ key }) => key))
  // nobody knows any more who was erased: adding who is missing would bring them back (D67)
  if (known.has('erased')) return
  const missing = people.filter(({ email }) => !known.has(loginKey(email)))
  const missingClasses = classes.filter(({ code }) => !known.has(`class:${code}`))
  if (missing.length === 0 && missingClasses.length === 0) return

  log(`demo school: ${missing.length} accounts`)
  const begins = beginningOf(now)
  const made = await readDemoPasswords()
  const hashed = await Promise.all(
    missing.map(async (person) => ({
      person,
      passwordHash: made.get(person.email) ?? (await passwords.store(sha1HexOf(demoPassword))),
    })),
  )
  await inTransaction(db, async (tx) => {
    await sql`insert into examinations (id, title, grade, unit, created_at, updated_at) values (1, 'Unit 1', 4, 1, ${now}, ${now}) on conflict (id) do nothing`.execute(
      tx,
    )
    await sql`select setval(pg_get_serial_sequence('examinations', 'id'), (select max(id) from examinations))`.execute(
      tx,
    )
    if (hashed.length > 0) await insertPeople(tx, hashed, begins)

    const { rows } = await sql<{
      key: string
      user_id: string
    }>`select key, user_id from login_names where key = any(${keys})`.execute(tx)
    const idOf = new Map(rows.map((row) => [row.key, row.user_id]))
    const user = (email: string): string => {
      const id = idOf.get(loginKey(email))
      if (id === undefined) throw new Error(`the demo school names ${email}, who is not in it`)
      return id
    }
    // only what belongs to new accounts is added: a removed list entry stays removed
    const isNew = new Set(missing.map(({ email }) => email))
    const entries = listEntries.filter(({ email }) => isNew.has(email))
    if (entries.length > 0)
      await tx
        .insertInto('account_list_entries')
        .values(
          entries.map(({ list, email, value }) => ({
            list,
            user_id: user(email),
            value: value === null ? null : JSON.stringify(value),
            added_at: begins,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    if (isNew.has(administrator)) await seedBookNotes(tx, user(administrator), begins)
    const beans = beanAccounts.filter((email) => isNew.has(email))
    if (beans.length > 0)
      await tx
        .insertInto('bean_entries')
        .values(
          beans.map((email) => ({
            id: newId(now),
            user_id: user(email),
            amount: openingBeans,
            reason: 'opening',
            subject: 'demo',
            given_at: begins,
          })),
        )
        .execute()
    for (const { name, code, teacher, schoolId, grade, pupils } of missingClasses) {
      const id = newId(begins)
      await makeClass(tx, {
        id,
        name,
        code,
        ownerId: user(teacher),
        schoolId,
        grade,
        schoolYear: schoolYearOf(now),
        now: begins,
      })
      await joinClass(tx, { classId: id, studentIds: pupils.map(user), now: begins })
      log(`demo school: class ${name}, ${pupils.length} pupils`)
    }
  })
}

/**
 * Gives the people of `seedDemo` something to do, once the bank has been laid out: worksheets in the storage, a week of
 * work with them, a unit exam, a term of exams. Idempotent in the same way; a start with nothing to do costs three
 * statements.
 */
export const seedDemoWork = async (
  pooled: Pooled,
  storage: Pick<Storage, 'put'>,
  now: Date,
  log: (line: string) => void,
): Promise<void> => {
  await seedWorksheets(pooled, storage, now, log)
  await seedUnitExam(pooled, now, log)
  await seedTerm(pooled, now, log)
}
