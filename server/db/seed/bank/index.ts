import { openBank } from '@phuong/content/bank'
import { paperClasses, papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import type pg from 'pg'
import { type BankExam, sampleTests, storeExaminations } from './examinations.ts'
import { type Laid, layOut } from './lay-out.ts'
import { stageBank } from './stage.ts'

/** Whether this state of the bank was laid out last, and all of its papers are there. One statement. */
const isLaid = async (pool: pg.Pool, fingerprint: string, exams: readonly BankExam[]): Promise<boolean> => {
  const { rows } = await pool.query<{ laid: boolean }>(
    `select exists (select from bank_state where fingerprint = $1)
       and (select count(*) from papers where kind = 'olympic') >= $2
       and not exists (
         select from unnest($3::integer[]) as asked (id) where not exists (select from papers where exam_id = asked.id)
       ) as laid`,
    [fingerprint, paperClasses.length * papersPerClass, exams.map(({ id }) => id)],
  )
  return rows[0]?.laid === true
}

const told = ({ classLevel, added, renewed }: Laid): string => {
  const what = classLevel === null ? 'unit exams' : `olympic papers of class ${classLevel}`
  return `English bank: ${what}, ${added} added, ${renewed} renewed`
}

/**
 * Lays out what the content bank brings to every school (C-257): 135 olympic papers for each of the classes 1 to 5, the
 * sample tests of the catalogue's units with what they ask (A-423 to A-426, C-362), and `more` exams beside them. Where the
 * bank says something else since, the papers that nobody else has saved get a new revision; what staff has made stays, and
 * old sittings keep the revision that they began with. All or nothing, and idempotent: a start with nothing new costs one
 * statement.
 * @param open another bank than the repository's
 */
export const seedBank = async (
  pool: pg.Pool,
  more: readonly BankExam[],
  now: Date,
  log: (line: string) => void,
  open = openBank,
): Promise<void> => {
  const exams = [...more, ...sampleTests]
  const bank = await open()
  if (await isLaid(pool, bank.fingerprint, exams)) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    // no caller waits for it, so a slow machine may take its time; two servers that start at once take turns
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0')
    await client.query("select pg_advisory_xact_lock(hashtext('phuong-bank'))")
    await storeExaminations(client, exams, now)
    await stageBank(client, bank, exams)
    const laid = await layOut(client, now)
    await client.query(
      `insert into bank_state (fingerprint, laid_at) values ($1, $2)
       on conflict (one) do update set fingerprint = excluded.fingerprint, laid_at = excluded.laid_at`,
      [bank.fingerprint, now],
    )
    await client.query('commit')
    for (const each of laid) log(told(each))
    client.release()
  } catch (fault) {
    // with its connection ends whatever it had begun
    client.release(true)
    throw fault
  }
}
