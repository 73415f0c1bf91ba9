import type { SessionUser } from './access/session-user.ts'
import type { Db } from './db/database.ts'
import type { RequestFacts } from './request.ts'
import type { Services } from './services.ts'

/** Everything a handler may use. Nothing else: no clock, no chance, no network of its own. */
export type Context<User extends SessionUser | null = SessionUser | null> = {
  readonly services: Services
  readonly user: User
  /** the transaction of a write; the plain pool in a read and in a procedure that takes transactions of its own */
  readonly db: Db
  readonly now: Date
  readonly request: RequestFacts
}
