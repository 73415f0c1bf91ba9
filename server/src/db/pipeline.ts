import { Kysely, PostgresDialect, type RawBuilder } from 'kysely'
import type pg from 'pg'
import { type Db, tried } from './database.ts'
import type { Database } from './tables.ts'

/**
 * A transaction of which several statements may be under way: `send` puts one behind those that were sent before, is done
 * after them, and fails when one of them has failed. `tx` is for statements whose answers are waited for.
 */
export type Pipeline = {
  readonly tx: Db
  send<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]>
}

/** What a transaction came to, and its last statement, which may still be under way. */
export type Worked<Result> = { readonly result: Result; readonly last: Promise<unknown> }

/**
 * Runs `work` in a transaction of its own, which is committed behind its last statement and tried again as inTransaction
 * does it.
 */
export type InPipeline = <Result>(work: (pipeline: Pipeline) => Promise<Worked<Result>>) => Promise<Result>

/** A transaction over a connection on which nothing is sent before what was sent is answered. */
export const oneByOne = (tx: Db): Pipeline => {
  let before: Promise<unknown> = Promise.resolve()
  return {
    tx,
    send: (statement) => {
      const answer = before.then(async () => (await statement.execute(tx)).rows)
      before = answer
      return answer
    },
  }
}

/** A transaction over a connection of openReserved, in which it has begun. */
const pipelined = (client: pg.PoolClient): Pipeline => {
  const connection = {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's function has eight shapes, which go through as they are
    query: (first: any, ...rest: any[]): any => client.query(first, ...rest),
    release: () => {},
  }
  const tx = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => connection, end: async () => {} } }),
  })
  return {
    tx,
    // sent before it returns, so that the order of the calls is that of the statements
    send: (statement) => {
      const { sql, parameters } = statement.compile(tx)
      return client.query(sql, [...parameters]).then(({ rows }) => rows)
    },
  }
}

/** Transactions over the connections of openReserved: `begin` goes with the first statement, `commit` with the last. */
export const pipelineOver = (pool: pg.Pool): InPipeline => {
  const known = new WeakMap<pg.PoolClient, Pipeline>()
  const over = (client: pg.PoolClient): Pipeline => {
    const pipeline = known.get(client) ?? pipelined(client)
    known.set(client, pipeline)
    return pipeline
  }
  const transaction = async <Result>(work: (pipeline: Pipeline) => Promise<Worked<Result>>): Promise<Result> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { result, last } = await work(over(client))
      // when the last statement fails there is nothing to commit any more, and the database says so
      const [, { command }] = await Promise.all([last, client.query('commit')])
      if (command !== 'COMMIT') throw new Error('the transaction was not committed')
      client.release()
      return result
    } catch (fault) {
      await client.query('rollback').then(
        () => client.release(),
        (broken) => client.release(broken),
      )
      throw fault
    }
  }
  return (work) => tried(() => transaction(work))
}
