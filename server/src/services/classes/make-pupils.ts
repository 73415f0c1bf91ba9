import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { LIST_TEXTS } from '@phuong/domain/class-list/texts'
import { userNameStem, userNamesFor } from '@phuong/domain/class-list/user-names'
import { MAX_CLASS_PUPILS } from '@phuong/domain/forms/class'
import { LIST_CONSENT } from '@phuong/domain/forms/consent'
import { sameNameKey } from '@phuong/domain/names/same-name'
import { loginKey } from '@phuong/domain/people/login-name'
import { isReservedUserName } from '@phuong/domain/people/reserved-names'
import { schoolTypeOfGrade } from '@phuong/domain/people/school-levels'
import { refuse } from '@phuong/domain/refusals'
import { type RawBuilder, sql } from 'kysely'
import { isKnownPerson, type SessionUser } from '../../access/session-user.ts'
import { newId, newKey, newUserCode } from '../../chance.ts'
import type { Context } from '../../context.ts'
import { type Db, inTransaction, maxTries } from '../../db/database.ts'
import { faultCode } from '../../faults.ts'
import { answeredBefore, doneOnce } from '../acts/done-once.ts'
import { audit } from '../audit/audit.ts'
import { firstPasswordKey, firstPasswordOf } from '../auth/first-passwords.ts'
import { sha1HexOf } from '../auth/passwords.ts'
import { noteTakenNames } from '../auth/throttle.ts'
import { personColumns } from '../people/people.ts'
import { joinClass } from './class-membership.ts'
import { type HeldClass, holdClass } from './hold-class.ts'
import { classTexts } from './texts.ts'

/** A pupil of a list, for whom an account is made. */
export type ListedPupil = {
  /** of the list, from 1: with the list it says which pupil this is, however often the list is sent */
  line: number
  fullName: string
  /** YYYY-MM-DD */
  dateofBirth: string | null
  /** true is male */
  sex: boolean | null
  /** null for one that the server makes */
  userName: string | null
  /** somebody of this name who is in the class is somebody else */
  namesake: boolean
}

type List = { classId: string; listId: string; pupils: readonly ListedPupil[] }
type MadePupil = { line: number; studentId: string; userName: string }

/** SQLSTATE of a key that is taken already. */
const uniqueViolation = '23505'

/** The pupils of this list who are there already. @throws NOT_FOUND for a list of another class or somebody else's */
const madeBefore = async (db: Db, user: SessionUser, { classId, listId }: List): Promise<MadePupil[]> => {
  const list = await db
    .selectFrom('class_lists')
    .where('id', '=', listId)
    .select(['class_id', 'made_by'])
    .executeTakeFirst()
  if (list === undefined) return []
  if (list.class_id !== classId || list.made_by !== user.id) throw refuse('NOT_FOUND')
  const rows = await db
    .selectFrom('class_list_pupils')
    .innerJoin('users', 'users.id', 'class_list_pupils.user_id')
    .where('list_id', '=', listId)
    .select(['line', 'user_id', 'user_name'])
    .execute()
  return rows.map(({ line, user_id, user_name }) => ({ line, studentId: user_id, userName: user_name ?? '' }))
}

/** Fields of a list are named by the line of their pupil. */
const fieldOf = (line: number, field: keyof ListedPupil): string => `pupils.${line}.${field}`

/** Who of the list is in the class already, as far as name and birthday tell (checkList says the same before). */
const refuseClassmates = async (tx: Db, { classId, pupils }: List): Promise<void> => {
  const { rows } = await sql<{ fullName: string; birthday: string | null }>`
    select users.full_name as "fullName", users.date_of_birth::text as birthday from class_members
    join users on users.id = class_members.student_id and users.status <> 'DELETED'
    where class_members.class_id = ${classId} and class_members.left_at is null`.execute(tx)
  const fields = pupils.flatMap(({ line, fullName, dateofBirth, namesake }) => {
    const twin = rows.some(
      (row) =>
        sameNameKey(row.fullName) === sameNameKey(fullName) &&
        (row.birthday === null || dateofBirth === null || row.birthday === dateofBirth),
    )
    return twin && !namesake ? [[fieldOf(line, 'fullName'), LIST_TEXTS.inClass]] : []
  })
  if (fields.length > 0) throw refuse('BAD_PARAMETERS', { fields: Object.fromEntries(fields) })
  if (rows.length + pupils.length > MAX_CLASS_PUPILS) throw refuse('CLASS_FULL')
}

/** The user names that a list asks for, as keys, by line. */
const wantedOf = (pupils: readonly ListedPupil[]) =>
  pupils.flatMap(({ line, userName }) => (userName === null ? [] : [{ line, key: loginKey(userName) }]))

/** @throws BAD_PARAMETERS at each line whose user name is one of those */
const refuseNames = (wanted: ReturnType<typeof wantedOf>, isOne: (key: string) => boolean, text: string): void => {
  const fields = wanted.flatMap(({ line, key }) => (isOne(key) ? [[fieldOf(line, 'userName'), text]] : []))
  if (fields.length > 0) throw refuse('BAD_PARAMETERS', { fields: Object.fromEntries(fields) })
}

const refuseTaken = (wanted: ReturnType<typeof wantedOf>, taken: ReadonlySet<string>): void =>
  refuseNames(wanted, (key) => taken.has(key), classTexts.userNameTaken)

/**
 * Looks before the passwords are made whether the user names are free, and counts who asks for taken ones.
 * @throws BAD_PARAMETERS for those that somebody has or that are reserved, TOO_MANY_LOOKUPS
 */
const lookForNames = async (db: Db, { userId, now }: { userId: string; now: Date }, pupils: readonly ListedPupil[]) => {
  const wanted = wantedOf(pupils)
  if (wanted.length === 0) return
  refuseNames(wanted, isReservedUserName, LIST_TEXTS.userNameReserved)
  const keys = wanted.map(({ key }) => key)
  const rows = await db.selectFrom('login_names').where('key', 'in', keys).select('key').execute()
  if (rows.length === 0) return
  await noteTakenNames(db, userId, now)
  refuseTaken(wanted, new Set(rows.map(({ key }) => key)))
}

/** Most accounts that a teacher makes whom nobody has verified. */
const maxUnverified = 500

/** Refuses more accounts than somebody may make who is not verified. @throws TOO_MANY_ACCOUNTS */
const refuseMore = async (tx: Db, user: SessionUser, more: number): Promise<void> => {
  if (isKnownPerson(user)) return
  // two lists at once take turns
  await tx.selectFrom('users').where('id', '=', user.id).select('id').forNoKeyUpdate().execute()
  const { count } = await tx
    .selectFrom('users')
    .where('created_by', '=', user.id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  if (count + more > maxUnverified) throw refuse('TOO_MANY_ACCOUNTS')
}

/** A user name for each pupil: the one of the list, or the first free one of the name. @throws BAD_PARAMETERS for one that somebody has */
const chooseUserNames = async (tx: Db, pupils: readonly ListedPupil[]): Promise<Map<number, string>> => {
  const wanted = wantedOf(pupils)
  const unnamed = pupils.filter(({ userName }) => userName === null)
  const stems = [...new Set(unnamed.map(({ fullName }) => userNameStem(fullName)))]
  // keys are compared byte by byte, and ':' comes after the digits
  const { rows } = await sql<{ key: string }>`
    select key from login_names where key = any(${wanted.map(({ key }) => key)}::text[])
    union select login_names.key from unnest(${stems}::text[]) as stem
      join login_names on login_names.key >= stem and login_names.key < stem || ':'`.execute(tx)
  const taken = new Set(rows.map(({ key }) => key))
  refuseTaken(wanted, taken)
  const own = userNamesFor(
    unnamed.map(({ fullName }) => fullName),
    [...taken, ...wanted.map(({ key }) => key)],
  )
  return new Map([
    ...wanted.map(({ line, key }) => [line, key] as const),
    ...unnamed.map(({ line }, at) => [line, own[at] as string] as const),
  ])
}

type Hashed = ListedPupil & { salt: Buffer; passwordHash: string }

const insertPupils = async (
  tx: Db,
  { user, now }: { user: SessionUser; now: Date },
  { classId, listId }: List,
  room: HeldClass,
  pupils: readonly Hashed[],
  userNames: ReadonlyMap<number, string>,
): Promise<MadePupil[]> => {
  const made = pupils.map((pupil) => ({ ...pupil, id: newId(now), name: userNames.get(pupil.line) as string }))
  await tx
    .insertInto('users')
    .values(
      made.map(({ id, fullName, dateofBirth, sex, name, passwordHash }) => ({
        id,
        user_code: newUserCode('student'),
        user_name: name,
        ...personColumns(fullName),
        password_hash: passwordHash,
        password_changed_at: now,
        // D12, D69: whoever has the card has seen it
        must_change_password: true,
        queue_key: newKey(),
        sex,
        date_of_birth: dateofBirth,
        school_id: room.schoolId,
        school_name: room.schoolName,
        grade: room.grade,
        school_type_id: room.grade === null ? null : schoolTypeOfGrade(room.grade),
        created_at: now,
        created_by: user.id,
        updated_at: now,
      })),
    )
    .execute()
  await tx
    .insertInto('login_names')
    .values(made.map(({ id, name }) => ({ key: name, user_id: id, kind: 'userName' as const })))
    .execute()
  const role_id = ROLE_CATALOGUE.student.id
  await tx
    .insertInto('user_roles')
    .values(made.map(({ id }) => ({ user_id: id, role_id })))
    .execute()
  await tx
    .insertInto('consents')
    .values(
      made.map(({ id }) => ({
        id: newId(now),
        user_id: id,
        given_by: 'import' as const,
        text_version: LIST_CONSENT.version,
        text: LIST_CONSENT.text,
        given_at: now,
      })),
    )
    .execute()
  await tx
    .insertInto('first_passwords')
    .values(made.map(({ id, salt }) => ({ user_id: id, salt, class_id: classId, made_by: user.id, made_at: now })))
    .execute()
  await tx
    .insertInto('class_lists')
    .values({ id: listId, class_id: classId, made_by: user.id, made_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await tx
    .insertInto('class_list_pupils')
    .values(made.map(({ id, line }) => ({ list_id: listId, line, user_id: id })))
    .execute()
  await joinClass(tx, { classId, studentIds: made.map(({ id }) => id), now })
  return made.map(({ id, line, name }) => ({ line, studentId: id, userName: name }))
}

/**
 * Makes accounts for the pupils of a list and puts them into a class, in one act: all of them or none (D12, D14, D60, D68).
 * Sent once more, the list and its lines say that it is the same act. Hashing takes its time before the transaction, one
 * after the other, so that who signs in meanwhile does not wait for all of it; a list with taken user names is refused before.
 * @throws FORBIDDEN for a class whose list the caller does not keep; CLASS_FULL; BAD_PARAMETERS with `pupils.{line}.{field}`
 * for who is in the class already, and for a user name that somebody has; TOO_MANY_LOOKUPS for many of these,
 * TOO_MANY_ACCOUNTS for more than 500 of somebody who is not verified
 */
export const makePupils = async (
  context: Pick<Context<SessionUser>, 'db' | 'user' | 'now' | 'request' | 'services'>,
  list: List,
): Promise<MadePupil[]> => {
  const { db, user, now, services } = context
  const call = { call: 'CLASSES_Pupils_Make', parameters: list }
  const answer = await answeredBefore<MadePupil[]>(db, context, call)
  if (answer !== undefined) return answer
  await inTransaction(db, (tx) => holdClass(tx, user, list.classId))
  const known = new Set((await madeBefore(db, user, list)).map(({ line }) => line))
  const fresh = list.pupils.filter(({ line }) => !known.has(line))
  await lookForNames(db, { userId: user.id, now }, fresh)
  const key = await firstPasswordKey(db)
  const hashed: Hashed[] = []
  for (const pupil of fresh) {
    const salt = newKey()
    hashed.push({ ...pupil, salt, passwordHash: await services.passwords.store(sha1HexOf(firstPasswordOf(key, salt))) })
  }
  const wanted = new Set(list.pupils.map(({ line }) => line))
  const put = async (tx: Db) => {
    const room = await holdClass(tx, user, list.classId)
    // the same list may have been on its way twice
    const before = await madeBefore(tx, user, list)
    const pupils = hashed.filter(({ line }) => !before.some((one) => one.line === line))
    if (pupils.length === 0) return before.filter(({ line }) => wanted.has(line))
    await refuseClassmates(tx, { ...list, pupils })
    await refuseMore(tx, user, pupils.length)
    const made = await insertPupils(tx, { user, now }, list, room, pupils, await chooseUserNames(tx, pupils))
    const details = { classId: list.classId, pupils: made.length }
    await audit(tx, context, { action: 'class-list-made', actorId: user.id, subject: list.listId, details })
    return [...before, ...made].filter(({ line }) => wanted.has(line))
  }
  for (let tries = 1; ; tries += 1)
    try {
      return await inTransaction(db, (tx) => doneOnce(tx, context, call, () => put(tx)))
    } catch (fault) {
      // another list has taken a user name meanwhile: the next free one is looked for
      if (faultCode(fault) !== uniqueViolation || tries === maxTries) throw fault
    }
}

/**
 * Undoes a list: its accounts go, and with them their places in the class, as long as nobody of them has signed in. Who is,
 * or was, in another class meanwhile keeps the account.
 * @returns how many accounts are gone
 * @throws NOT_FOUND for a list that is not the caller's; LIST_IN_USE
 */
export const undoList = async (
  tx: Db,
  { user, now, request }: Pick<Context<SessionUser>, 'user' | 'now' | 'request'>,
  listId: string,
): Promise<number> => {
  const list = await tx
    .selectFrom('class_lists')
    .where('id', '=', listId)
    .where('made_by', '=', user.id)
    .select('class_id')
    .forUpdate()
    .executeTakeFirst()
  if (list === undefined) throw refuse('NOT_FOUND')
  await holdClass(tx, user, list.class_id)
  const { rows } = await sql<{ id: string; used: boolean; elsewhere: boolean }>`
    select users.id, ${hasSignedIn} as used, ${wasElsewhere(sql`${list.class_id}::uuid`)} as elsewhere
    from class_list_pupils join users on users.id = class_list_pupils.user_id
    where list_id = ${listId} order by users.id for update of users`.execute(tx)
  const own = rows.filter(({ elsewhere }) => !elsewhere)
  if (own.some(({ used }) => used)) throw refuse('LIST_IN_USE')
  const ids = own.map(({ id }) => id)
  await sql`delete from class_people where person_id = any(${ids}::uuid[])`.execute(tx)
  await sql`delete from users where id = any(${ids}::uuid[])`.execute(tx)
  await tx.deleteFrom('class_lists').where('id', '=', listId).execute()
  const details = { classId: list.class_id, pupils: ids.length }
  await audit(tx, { now, request }, { action: 'class-list-undone', actorId: user.id, subject: listId, details })
  return ids.length
}

/** Whether the person of a row of `users` is, or was, in another class than this one, as a column. */
export const wasElsewhere = (classId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from class_people as place where place.person_id = users.id and place.class_id <> ${classId})`

/** Whether the person of a row of `users` has ever signed in, as a column. */
export const hasSignedIn = sql<boolean>`exists (
  select from audit_log where audit_log.actor_id = users.id and audit_log.action = 'login')`
