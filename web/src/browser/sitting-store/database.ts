import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Area, Change, Held, Sealed } from './area.ts'
import { databaseName } from './presence.ts'

/**
 * The one database of sittings: `sittings` holds what waits to be sent and what was answered, `papers` what is shown
 * (large, written once), `sealed` what somebody left behind at the logout. All of these stand under the id of their person;
 * the logout empties the first two (D26). `about` says which database this is, and goes with everything else that is
 * deleted (docs/decisions/0034-without-storage.md).
 */
const version = 2

/** Some browsers never answer when they keep nothing; after this many milliseconds they count as such. */
const longestOpening = 3_000

const originKey = 'origin'

type Schema<Row> = DBSchema & {
  sittings: { key: [userId: string, sittingId: string]; value: Row }
  papers: { key: [userId: string, name: string]; value: unknown }
  sealed: { key: string; value: Sealed }
  about: { key: typeof originKey; value: string }
}

/** @param gone is called when the browser closes the database under the page, or somebody wants to delete it */
const open = <Row>(gone: () => void): Promise<IDBPDatabase<Schema<Row>>> =>
  openDB<Schema<Row>>(databaseName, version, {
    upgrade: (database, before) => {
      if (before < 1) {
        database.createObjectStore('sittings', { keyPath: ['userId', 'sittingId'] })
        database.createObjectStore('papers')
        database.createObjectStore('sealed')
      }
      database.createObjectStore('about')
    },
    blocking: (_current, _blocked, event) => {
      // whoever deletes it waits for this; what was in it is put back into the next one (store.ts)
      ;(event.target as IDBDatabase).close()
      gone()
    },
    terminated: gone,
  })

/**
 * One value. The library's own `get` leaves the end of its transaction unheard: on a device that loses its data just then,
 * that is an error which nobody caught.
 */
const readOne = async <Row, Name extends 'papers' | 'sealed' | 'about'>(
  database: IDBPDatabase<Schema<Row>>,
  name: Name,
  key: Schema<Row>[Name]['key'],
) => {
  const { store, done } = database.transaction(name)
  const [value] = await Promise.all([store.get(key), done])
  return value
}

/** The id of this database; one that is new, or was emptied, gets another one. */
const originOf = async <Row>(database: IDBPDatabase<Schema<Row>>, newId: () => string): Promise<string> => {
  const known = await readOne(database, 'about', originKey)
  if (known !== undefined) return known
  const { store, done } = database.transaction('about', 'readwrite')
  done.catch(() => undefined)
  // another tab may have been quicker
  const quicker = await store.get(originKey)
  const origin = quicker ?? newId()
  await Promise.all([quicker === undefined && store.put(origin, originKey), done])
  return origin
}

const inTime = <Value>(opening: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not open')), longestOpening)
  })
  return Promise.race([opening, late]).finally(() => clearTimeout(timer))
}

/** Every key of one person: an array stands above all texts. */
const ofPerson = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []])

/**
 * Opens the area in the device's database.
 * @param gone is called once when the database is closed under the page: then every use of this area rejects
 * @throws when this browser has none, or refuses it
 */
export const deviceArea = async <Row extends Held>(gone: () => void, newId: () => string): Promise<Area<Row>> => {
  const database = await inTime(open<Row>(gone))
  const origin = await originOf(database, newId)
  const expect = (found: string | undefined) => {
    if (found !== origin) throw new Error('the database was emptied')
  }
  return {
    kept: 'device',
    origin,
    read: async (userId) => {
      const transaction = database.transaction(['sittings', 'about'])
      const [found, rows] = await Promise.all([
        transaction.objectStore('about').get(originKey),
        transaction.objectStore('sittings').getAll(ofPerson(userId)),
        transaction.done,
      ])
      expect(found)
      return rows
    },
    change: async <Result>(
      userId: string,
      decide: (rows: readonly Row[]) => Change<Row, Result>,
      { strict = false } = {},
    ) => {
      const transaction = database.transaction(['sittings', 'papers', 'about'], 'readwrite', {
        durability: strict ? 'strict' : 'default',
      })
      const sittings = transaction.objectStore('sittings')
      const papers = transaction.objectStore('papers')
      try {
        const [found, rows] = await Promise.all([
          transaction.objectStore('about').get(originKey),
          sittings.getAll(ofPerson(userId)),
        ])
        expect(found)
        const change = decide(rows)
        const written = [
          ...(change.remove ?? []).map((sittingId) => sittings.delete([userId, sittingId])),
          ...(change.put ?? []).map((row) => sittings.put(row)),
          ...Object.entries(change.papers ?? {}).map(([name, paper]) =>
            paper === undefined ? papers.delete([userId, name]) : papers.put(paper, [userId, name]),
          ),
        ]
        // asked for, so that it waits for no turn of the page (H031)
        transaction.commit()
        await Promise.all([...written, transaction.done])
        return change.result
      } catch (error) {
        transaction.done.catch(() => undefined)
        try {
          transaction.abort()
        } catch {
          // it has ended already
        }
        throw error
      }
    },
    paper: (userId, name) => readOne(database, 'papers', [userId, name]),
    sealed: (userId) => readOne(database, 'sealed', userId),
    putSealed: async (userId, sealed) => {
      if (sealed === null) await database.delete('sealed', userId)
      else await database.put('sealed', sealed, userId)
    },
    clear: async (userId) => {
      const transaction = database.transaction(['sittings', 'papers'], 'readwrite', { durability: 'strict' })
      await Promise.all([
        transaction.objectStore('sittings').delete(ofPerson(userId)),
        transaction.objectStore('papers').delete(ofPerson(userId)),
        transaction.done,
      ])
    },
  }
}
