import { bankFingerprint } from '@phuong/content/fingerprint'
import { paperClasses, papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../../../src/db/database.ts'
import { type BankExam, papersOfExams, sampleTests, storeExaminations } from './examinations.ts'
import { type BankPaper, type Stored, storePapers } from './store-papers.ts'

/** Papers in one statement, half a class: far below what a slow machine may take for one. */
const papersAtOnce = 68

/** How many olympic papers there are, which examinations have no paper, and the state that was laid out last. One statement. */
const readLaid = async (db: Db, exams: readonly BankExam[]) => {
  const { rows } = await sql<{ olympic: number; bare: number[]; fingerprint: string | null }>`
    select (select fingerprint from bank_state) as fingerprint,
      (select count(*)::int from papers where kind = 'olympic') as olympic,
      array(
        select id from unnest(${exams.map(({ id }) => id)}::integer[]) as given (id)
        where not exists (select from papers where papers.exam_id = given.id)
      ) as bare`.execute(db)
  return rows[0] ?? { olympic: 0, bare: [], fingerprint: null }
}

const storeAll = async (db: Db, papers: readonly BankPaper[], now: Date): Promise<Stored> =>
  inTransaction(db, async (tx) => {
    const stored = { added: 0, renewed: 0 }
    for (let at = 0; at < papers.length; at += papersAtOnce) {
      const { added, renewed } = await storePapers(tx, papers.slice(at, at + papersAtOnce), now)
      stored.added += added
      stored.renewed += renewed
    }
    return stored
  })

/**
 * Lays out what the content bank brings to every school (C-257): 135 olympic papers for each of the classes 1 to 5, the
 * sample tests of the catalogue's units with what they ask (A-423 to A-426, C-362), and `more` exams beside them. Where the
 * bank has been mended since, the papers that nobody else has saved get a new revision; what staff has made stays, and old
 * sittings keep the revision that they began with. Idempotent: a start with nothing new costs one statement and builds
 * nothing.
 */
export const seedBank = async (
  db: Db,
  more: readonly BankExam[],
  now: Date,
  log: (line: string) => void,
): Promise<void> => {
  const exams = [...more, ...sampleTests]
  const [fingerprint, laid] = [await bankFingerprint(), await readLaid(db, exams)]
  const isNew = laid.fingerprint !== fingerprint
  const tell = (what: string, { added, renewed }: Stored) => {
    if (added + renewed > 0) log(`English bank: ${what}, ${added} added, ${renewed} renewed`)
  }
  if (isNew || laid.olympic < paperClasses.length * papersPerClass) {
    const { papersOf } = await import('@phuong/content/build')
    for (const classLevel of paperClasses) {
      const papers = papersOf(classLevel).map(
        (paper): BankPaper => ({ kind: 'olympic', title: `Exam ${paper.code}`, ...paper }),
      )
      tell(`olympic papers of class ${classLevel}`, await storeAll(db, papers, now))
    }
  }
  const asked = isNew ? exams : exams.filter(({ id }) => laid.bare.includes(id))
  if (asked.length > 0) {
    await storeExaminations(db, exams, now)
    tell('unit exams', await storeAll(db, await papersOfExams(asked), now))
  }
  if (isNew)
    await sql`
      insert into bank_state (fingerprint, laid_at) values (${fingerprint}, ${now})
      on conflict (one) do update set fingerprint = excluded.fingerprint, laid_at = excluded.laid_at`.execute(db)
}
