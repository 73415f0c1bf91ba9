import { sql } from 'kysely'
import type pg from 'pg'
import { openPool } from '../src/db/database.ts'
import { addCrowd } from './crowd.ts'
import { layOutDemoSchool } from './demo-school.ts'
import { addPaper, someQuestions, type TestQuestion } from './papers.ts'

/** The paper of the bench: twenty questions of four types, under a code that no seeded paper has. */
const classLevel = 4
const code = 'BENCH'
const questionCount = 20

/** One account of the crowd in so many is a teacher's (crowd.ts); the rest are pupils. */
const accountsPerPupil = 1.1

export type BenchSchool = {
  /** e-mails of pupils who may sign in with the demo password */
  emails: readonly string[]
  paper: {
    classLevel: number
    code: string
    /** an answer to each question of the paper, in its order */
    answers: readonly { item: string; response: unknown }[]
  }
}

/** The demo school with so many pupils more and a paper of twenty questions, laid out in an empty database. */
export const layOutBenchSchool = async (connection: pg.ClientConfig, pupils: number): Promise<BenchSchool> => {
  await layOutDemoSchool(connection)
  const { db } = openPool(connection, () => {})
  try {
    await addCrowd(db, { accounts: Math.ceil(pupils * accountsPerPupil), classes: 40, members: pupils })
    const questions: TestQuestion[] = []
    while (questions.length < questionCount) questions.push(...someQuestions())
    const paper = questions.slice(0, questionCount)
    await addPaper(db, { classLevel, code }, paper)
    await sql`vacuum analyze`.execute(db)
    const { rows } = await sql<{ email: string }>`select email from users
      join user_roles on user_roles.user_id = users.id and user_roles.role_id = 1
      where email like 'dong.%' order by email limit ${pupils}`.execute(db)
    return {
      emails: rows.map(({ email }) => email),
      // every third answer is wrong, as in a class
      paper: {
        classLevel,
        code,
        answers: paper.map(({ id, right, wrong }, at) => ({ item: id, response: at % 3 === 2 ? wrong : right })),
      },
    }
  } finally {
    await db.destroy()
  }
}

/** What the log holds of these pupils' sittings: answers, and items of sittings that have one. */
export const storedAnswers = async (connection: pg.ClientConfig): Promise<{ answers: number; items: number }> => {
  const { db } = openPool(connection, () => {})
  try {
    const { rows } = await sql<{ answers: number; items: number }>`
      select count(*)::int as answers, count(distinct (sitting_id, item))::int as items
      from sitting_events join sittings on sittings.id = sitting_id join users on users.id = user_id
      where email like 'dong.%'`.execute(db)
    return rows[0] ?? { answers: 0, items: 0 }
  } finally {
    await db.destroy()
  }
}
