import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Area, Change, Held, Sealed } from './area.ts'
import { databaseName } from './presence.ts'

/**
 * The one database of sittings: `sittings` holds what waits to be sent and what was answered, `papers` what is shown
 * (large, written once), `sealed` what somebody left behind at the logout. Everything stands under the id of its person;
 * the logout empties the first two (D26).
 */
const version = 1

/** Some browsers never answer when they keep nothing; after this many milliseconds they count as such. */
const longestOpening = 3_000

type Schema<Row> = DBSchema & {
  sittings: { key: [userId: string, sittingId: string]; value: Row }
  papers: { key: [userId: string, name: string]; value: unknown }
  sealed: { key: string; value: Sealed }
}

const open = <Row>(): Promise<IDBPDatabase<Schema<Row>>> =>
  openDB<Schema<Row>>(databaseName, version, {
    upgrade: (database) => {
      database.createObjectStore('sittings', { keyPath: ['userId', 'sittingId'] })
      database.createObjectStore('papers')
      database.createObjectStore('sealed')
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

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
 * @throws when this browser has none, or refuses it
 */
export const deviceArea = async <Row extends Held>(): Promise<Area<Row>> => {
  const database = await inTime(open<Row>())
  return {
    kept: 'device',
    read: (userId) => database.getAll('sittings', ofPerson(userId)),
    change: async <Result>(
      userId: string,
      decide: (rows: readonly Row[]) => Change<Row, Result>,
      { strict = false } = {},
    ) => {
      const transaction = database.transaction(['sittings', 'papers'], 'readwrite', {
        durability: strict ? 'strict' : 'default',
      })
      const sittings = transaction.objectStore('sittings')
      const papers = transaction.objectStore('papers')
      try {
        const change = decide(await sittings.getAll(ofPerson(userId)))
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
    paper: (userId, name) => database.get('papers', [userId, name]),
    sealed: (userId) => database.get('sealed', userId),
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
