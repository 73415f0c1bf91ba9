import { sql } from 'kysely'
import { z } from 'zod'
import { materialOf } from '../../services/sittings/material.ts'
import { questionRow } from '../../services/sittings/question-row.ts'
import { defineProcedure } from '../define.ts'

const level = z.union([z.int().min(0).max(999), z.string().regex(/^\s*\d{1,3}\s*$/)]).transform(Number)
const code = z.union([z.string().max(40), z.int()]).transform((value) => String(value).trim())

/**
 * The questions of an olympic practice paper in their order, each as it is stored and with its key, since practice
 * works without a connection too (C-258, C-259, C-266); `revision` is that of the paper. A number without a paper is an
 * empty list (C-260), and so is one whose paper its staff keeps to itself (D56).
 */
export const olympicPaper = defineProcedure({
  name: 'OLYMPIC_DETHI_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ classLevel: level, examinationCode: code }),
  output: questionRow,
  handle: async ({ db }, { classLevel, examinationCode }) => {
    const { rows } = await sql<{ paperId: number; revision: number }>`
      select id as "paperId", revision from papers
      where class_level = ${classLevel}::integer and code = ${examinationCode} and visibility = 'PUBLIC'`.execute(db)
    const [found] = rows
    if (found === undefined) return { rows: [] }
    // what is asked for at each call is which revision there is; its questions are read once for a class
    const material = await materialOf(db, { ...found, worksheetId: null })
    return { rows: 'paper' in material ? [...material.paper.questions.values()].map(({ row }) => row) : [] }
  },
})
