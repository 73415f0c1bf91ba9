import { randomUUID } from 'node:crypto'
import { fastify } from 'fastify'
import pg from 'pg'

/**
 * The least that a server of this kind can do: Fastify, a pool, one select or one durable insert, nothing else. Started as a program of its own
 * with DATABASE_URL; tells its parent the address. Measured beside the product, it says how much of the machine is left.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = fastify()
app.post<{ Body: { email: string } }>('/read', async (request) => {
  const { rows } = await pool.query('select * from users where id = (select user_id from login_names where key = $1)', [
    request.body.email,
  ])
  return { result: { id: rows[0].id, email: rows[0].email, fullName: rows[0].full_name } }
})
await pool.query('create table if not exists ceiling_rows (id uuid primary key, at timestamptz not null, body jsonb)')
app.post('/write', async (request) => {
  await pool.query('insert into ceiling_rows (id, at, body) values ($1, $2, $3)', [
    randomUUID(),
    new Date(),
    JSON.stringify(request.body),
  ])
  return { status: 'stored' }
})
// without its parent it is of no use to anybody
process.on('disconnect', () => process.exit(0))
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
