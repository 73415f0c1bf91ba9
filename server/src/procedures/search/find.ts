import { ANSWER_TYPES } from '@phuong/domain/scoring/answer-types'
import { z } from 'zod'
import { wireMoment } from '../../services/assignments/assignment-rows.ts'
import { defineProcedure } from '../define.ts'
import { findClasses } from './classes.ts'
import { doorsOf } from './doors.ts'
import { findPapers } from './papers.ts'
import { findPeople } from './people.ts'
import { findAssignments, findWorksheets } from './work.ts'

/** Rows of each group at the most. */
const maxRows = 5

const row = z.discriminatedUnion('group', [
  z.object({
    group: z.literal('people'),
    id: z.string(),
    name: z.string(),
    isPupil: z.boolean(),
    /** the class in which the person is opened; null for a teacher of the caller's school, who has a page there (D05) */
    classId: z.string().nullable(),
    className: z.string().nullable(),
    /** YYYY-MM-DD, which tells namesakes apart; of pupils alone */
    dateofBirth: z.string().nullable(),
  }),
  z.object({
    group: z.literal('classes'),
    id: z.string(),
    name: z.string(),
    teacherName: z.string(),
    schoolYear: z.string(),
  }),
  z.object({
    group: z.literal('assignments'),
    id: z.string(),
    name: z.string(),
    exerciseType: z.enum(ANSWER_TYPES),
    classId: z.string(),
    className: z.string(),
    dueDate: z.string().nullable(),
  }),
  z.object({
    group: z.literal('worksheets'),
    id: z.string(),
    /** of its file */
    name: z.string(),
    /** in which it lies */
    folderId: z.string(),
  }),
  z.object({
    group: z.literal('papers'),
    id: z.int(),
    kind: z.enum(['olympic', 'unit']),
    classLevel: z.int().nullable(),
    code: z.string().nullable(),
    title: z.string(),
    examTitle: z.string().nullable(),
    /** 0 to 12 */
    examGrade: z.int().nullable(),
  }),
])

/**
 * What the search of the top bar finds for staff beside the entries of the menu: people, classes, what was given,
 * worksheets and papers by words of their names without marks, of each group at most `limit`, the nearest first. Only what
 * the caller may open, by the rules of the lists of these things and of their pages; one statement for each group.
 */
export const searchMenuFind = defineProcedure({
  name: 'SEARCH_Menu_Find',
  kind: 'read',
  allow: ['teacher', 'testbank', 'manager', 'administrator'],
  input: z.object({ text: z.string().max(100), limit: z.int().min(1).max(maxRows).default(maxRows) }),
  output: row,
  handle: async ({ db, user }, { text: typed, limit }) => {
    const text = typed.trim()
    if (text === '') return { rows: [] }
    const doors = doorsOf(user)
    const looks = doors.classes || doors.school
    const people = looks ? await findPeople(db, user, doors, text, limit) : []
    const classes = looks ? await findClasses(db, user, text, limit) : []
    const assignments = doors.classes ? await findAssignments(db, user, text, limit) : []
    const worksheets = doors.worksheets ? await findWorksheets(db, user, text, limit) : []
    const papers = doors.papers ? await findPapers(db, user, text, limit) : []
    return {
      rows: [
        ...people.map((person) => ({ group: 'people' as const, ...person })),
        ...classes.map((found) => ({ group: 'classes' as const, ...found })),
        ...assignments.map(({ dueAt, ...work }) => ({
          group: 'assignments' as const,
          ...work,
          dueDate: wireMoment(dueAt),
        })),
        ...worksheets.map((worksheet) => ({ group: 'worksheets' as const, ...worksheet })),
        ...papers.map((paper) => ({ group: 'papers' as const, ...paper })),
      ],
    }
  },
})
