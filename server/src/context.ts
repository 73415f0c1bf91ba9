import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/database.ts'
import type { Disk } from './services/disk.ts'
import type { Files } from './services/files/files.ts'
import type { MediaNames } from './services/files/media-names.ts'
import type { Reach } from './services/papers/check-address.ts'
import type { Passwords } from './services/passwords.ts'
import type { SessionUser } from './services/sessions.ts'
import type { Append } from './services/sittings/append.ts'
import type { WorkFiles } from './services/work-files/open.ts'
import type { Settings } from './settings.ts'

/** What a request may do to the session of its browser; the door carries it out once the work is committed. */
export type SessionDoor = {
  /** sha256 of the cookie that came with the request, or null */
  readonly tokenHash: Buffer | null
  /** sets the cookie of a session that was just started, or takes it away */
  set(token: string | null): void
}

/** Everything a handler may use. Nothing else: no clock, no chance, no network of its own. */
export type Context<User extends SessionUser | null = SessionUser | null> = {
  readonly user: User
  /** the transaction of a write; the plain pool in a read and in a procedure that holds no transaction */
  readonly db: Db
  readonly now: Date
  readonly settings: Settings
  /** the strict account lists that some door names */
  readonly strictLists: readonly string[]
  readonly passwords: Passwords
  readonly disk: Disk
  readonly files: Files
  /** the names of media that say nothing; read from the database once */
  readonly media: () => Promise<MediaNames>
  /** what the pages of pupils can load; read once in the life of the server */
  readonly reach: () => Promise<Reach>
  /** the seal of files of pupils' work (D28); its key is read from the database once */
  readonly workFiles: () => Promise<WorkFiles>
  readonly append: Append
  readonly session: SessionDoor
  readonly requestId: string
  readonly remoteAddress: string
  readonly userAgent: string | null
  /** the host name that the browser asked for, without port */
  readonly host: string
  readonly log: FastifyBaseLogger
  /** runs work in a transaction of its own, tried again on a lost race; for procedures with `transaction: 'own'` */
  transaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>
}
