import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Runs `use` on one connection and closes it. */
const withClient = async <T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Address of the cluster that the product made below its data directory, from what it noted there. */
const embeddedUrl = async (dataDir: string): Promise<string> => {
  const home = await readFile(join(dataDir, 'postgres-home'), 'utf8').then(
    (text) => text.trim(),
    () => dataDir,
  )
  const { password } = JSON.parse(await readFile(join(home, 'postgres-secret.json'), 'utf8')) as { password: string }
  const [, , , port, socket, host] = (await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const place = new URLSearchParams({ host: socket || host || '127.0.0.1', port: port ?? '5432' })
  return `postgresql://phuong:${encodeURIComponent(password)}@localhost/phuong?${place}`
}

type TestDatabase = {
  /** What the product is told of it. */
  environment: Record<string, string>
  /** Its address, once the product on this data directory runs. */
  urlIn(dataDir: string): Promise<string>
  drop(): Promise<void>
}

/**
 * Where a product of the tests keeps its rows: below its data directory, or, where DATABASE_URL names a server, in a
 * database made there for this run alone.
 */
export const openDatabase = async (): Promise<TestDatabase> => {
  const server = process.env.DATABASE_URL
  if (!server) return { environment: {}, urlIn: embeddedUrl, drop: async () => {} }
  const name = `browser_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await withClient(server, (client) => client.query(`create database ${name}`))
  return {
    environment: { DATABASE_URL: url.href },
    urlIn: async () => url.href,
    drop: () => withClient(server, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  }
}

const change = (statement: string, values: unknown[]) =>
  withClient(process.env.E2E_DATABASE_URL ?? '', async (client) => {
    const { rowCount } = await client.query(statement, values)
    if (!rowCount) throw new Error(`no row was changed by: ${statement}`)
  })

/** Takes every role from an account: what it derives is 'null' (C-090). No door of the product does this. */
export const takeRoles = (email: string): Promise<void> =>
  change('delete from user_roles where user_id = (select id from users where email = $1)', [email])

/** Makes an account choose a new password before anything else, as after an import or a reset (D12). */
export const demandNewPassword = (email: string): Promise<void> =>
  change('update users set must_change_password = true where email = $1', [email])

/** Notes as many failed tries as lock an account for a while (C-101), without waiting between them. */
export const exhaustTries = (email: string): Promise<void> =>
  change(
    `insert into login_attempts (account_hash, address_hash, tried_at)
     select sha256(convert_to($1, 'UTF8')), sha256('nowhere'), now() from generate_series(1, 10)`,
    [email],
  )

/** Puts pupils into a class. The screens for it come later (B-095, B-096). */
export const putIntoClass = (classId: string, emails: readonly string[]): Promise<void> =>
  change(
    `insert into class_members (class_id, student_id, joined_at)
     select $1, id, now() from users where email = any($2::text[])`,
    [classId, emails],
  )

/** Lets an assignment be due in the past; no door of the product takes such a date (B-116). */
export const makeOverdue = (assignmentId: string): Promise<void> =>
  change(`update assignments set due_at = now() - interval '1 day' where id = $1`, [assignmentId])
