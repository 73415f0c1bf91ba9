import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import pg from 'pg'

/** What the connections of sittings are made of: few statements, many times a second. */

const names = new Map<string, string>()
/** A name for a text, the same in every connection; well below the 63 bytes that the database reads of one. */
const nameOf = (text: string): string => {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * A connection that has its statements read and planned once and then runs them by name. For those alone who send few
 * different texts: each one is kept for as long as the connection lives. Statements may be under way beside each other.
 */
export class PreparingClient extends pg.Client {
  private begun: Promise<unknown> = Promise.resolve()

  // biome-ignore lint/suspicious/noExplicitAny: the driver's function has eight shapes; all but one go through as they are
  override query(first: any, ...rest: any[]): any {
    const [values] = rest
    if (first === 'begin') {
      // what begins a transaction waits for nothing: it goes with the first statement
      this.begun = super.query({ name: 'begin', text: 'begin' })
      this.begun.catch(() => {})
      return Promise.resolve({ command: 'BEGIN', rows: [] })
    }
    // statements of a transaction that did not begin were kept one by one, which is no success
    if (first === 'commit') return Promise.all([super.query(first), this.begun]).then(([done]) => done)
    if (typeof first !== 'string' || !Array.isArray(values) || values.length === 0) return super.query(first, ...rest)
    return super.query({ name: nameOf(first), text: first, values }, ...rest.slice(1))
  }
}

/**
 * A socket that sends the statements of one turn of the event loop as one piece: each piece wakes the database up, which
 * costs more than what stands in it. The driver corks it for each statement that has values or a name.
 */
export class GatheringSocket extends Socket {
  private gathers = false

  override cork(): void {
    super.cork()
    if (this.gathers) return
    this.gathers = true
    super.cork()
    process.nextTick(() => {
      this.gathers = false
      this.uncork()
    })
  }
}
