import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import { schoolDay } from './clock.ts'

const subjects = ['Đề ôn tập học kỳ', 'Đề kiểm tra giữa kì', 'Luyện nghe', 'Từ vựng chủ điểm', 'Đề thi thử', 'Ngữ pháp']

/** Fills the bank with olympic papers of one revision each, spread over the classes; they ask nothing. */
export const addCrowdOfPapers = async (db: Db, count: number): Promise<void> => {
  await sql`
    with made as (
      insert into papers (kind, class_level, code, title, visibility, revision, created_at, updated_at)
      select 'olympic', 1 + number % 5, 'D' || number, (${subjects}::text[])[1 + number % ${subjects.length}::int] || ' ' || number,
        'PUBLIC', 1, ${schoolDay}::timestamptz, ${schoolDay}::timestamptz
      from generate_series(1, ${count}::int) as number
      returning id
    )
    insert into paper_revisions (paper_id, revision, saved_at) select id, 1, ${schoolDay}::timestamptz from made`.execute(
    db,
  )
}
