import { dayOf, isMonday, placedWeek } from '@phuong/domain/family/weeks'
import { ANSWER_TYPES } from '@phuong/domain/scoring/answer-types'
import { z } from 'zod'
import { wireMoment } from '../../services/assignments/assignment-rows.ts'
import { openLink } from '../../services/family/open-link.ts'
import { weekOf } from '../../services/family/week.ts'
import { defineProcedure } from '../define.ts'

const workShape = {
  /** the assignment */
  id: z.string(),
  title: z.string(),
  exerciseType: z.enum(ANSWER_TYPES),
}

/**
 * The week of one pupil in one class, for whoever holds the link of the family (D59): what the pupil sees of own work, and
 * never more (docs/decisions/0020), nothing of anybody else, and no address, phone or birthday. Three statements, on the
 * first opening of a day four; whose session the request carries is not asked.
 * @throws NOT_FOUND for a token that is unknown, closed or over, and where the pupil is in the class no more;
 * TOO_MANY_OPENINGS after twenty openings a minute and address
 */
export const familyWeek = defineProcedure({
  name: 'FAMILY_Week_Get',
  kind: 'read',
  allow: 'visitors',
  input: z.object({
    token: z.string(),
    /** a Monday; one outside the year of the class is moved into it, without it the week is this one */
    week: z.string().refine(isMonday).nullish(),
  }),
  output: z.object({
    fullName: z.string(),
    /** as the pupil is called */
    givenName: z.string(),
    className: z.string(),
    schoolName: z.string().nullable(),
    /** the Mondays of the week, and of those beside it that can be looked at; `after` is null for the week of today */
    week: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    /** when this was true; the last day on which the link opens */
    now: z.string().nullable(),
    expiresOn: z.string(),
    figures: z.object({
      /** pieces of work that were handed in in the week, or due in it and not handed in */
      total: z.int(),
      handedIn: z.int(),
      /** of them not after the due date (B-143) */
      onTime: z.int(),
      /** 0 to 10 with one decimal; null where nothing has a mark that the pupil sees */
      average: z.number().nullable(),
      /** above the week before, with one decimal; null where one of the two has no average */
      change: z.number().nullable(),
    }),
    /** of six weeks, the oldest first */
    averages: z.array(z.object({ week: z.string(), average: z.number().nullable() })),
    /** handed in in the week, the newest first; of several attempts the newest (D22) */
    done: z.array(
      z.object({
        ...workShape,
        /** on whose scale the mark is shown (D64); null is 10 */
        points: z.number().nullable(),
        submittedAt: z.string().nullable(),
        late: z.boolean(),
        /** 0 to 10 with one decimal; null while there is none, or while the settings keep it back */
        mark: z.number().nullable(),
        /** right items of all, where the mark is shown, something is marked, and no teacher has changed the mark */
        correct: z.int().nullable(),
        total: z.int().nullable(),
        /** what the teacher has written; nobody is named where that was not written down */
        note: z
          .object({
            text: z.string(),
            teacherName: z.string().nullable(),
            teacherGivenName: z.string().nullable(),
            /** true is a man */
            teacherSex: z.boolean().nullable(),
          })
          .nullable(),
      }),
    ),
    /** due in the week and not handed in until now, by due date */
    missing: z.array(z.object({ ...workShape, dueDate: z.string().nullable() })),
    /** not handed in and due after the week, the nearest first, twenty at the most; empty but in the week of today */
    coming: z.array(z.object({ ...workShape, dueDate: z.string().nullable() })),
  }),
  handle: async (context, { token, week }) => {
    const { studentId, classId, firstDay, ...link } = await openLink(context, token)
    const { now } = context
    const place = placedWeek(week ?? null, firstDay, dayOf(now))
    const work = await weekOf(context.db, { studentId, classId, week: place.week, now })
    return { rows: [{ ...link, ...place, ...work, now: wireMoment(now) }] }
  },
})
