import { formatDate, formatTime } from '@phuong/domain/format/dates'
import { formatPoints } from '@phuong/domain/format/numbers'
import { ASSIGNMENT_COLORS, USUAL_POINTS } from '@phuong/domain/forms/assignment'
import type { AssignmentRow } from '../../../../widgets/assignments/queries.ts'
import type { ChangedFields } from '../../../../widgets/change/merge.ts'
import { type Draft, type DraftFaults, draftFaults, recordOf } from '../../create/draft.ts'
import { texts as formTexts } from '../../create/texts.ts'
import { texts } from './texts.ts'

type Given = Pick<
  AssignmentRow,
  'id' | 'title' | 'instructions' | 'dueDate' | 'points' | 'color' | 'classId' | 'attachmentId' | 'settings'
>

/** The last second of a day: what a due date without a time means. */
const endOfDay = '23:59:59'

/** Given work as the form shows it. */
export const draftOf = (given: Given): Draft => {
  const { title, instructions, dueDate, points, color, classId, attachmentId, settings } = given
  const { attempts } = settings
  return {
    title,
    instructions,
    dueDate: formatDate(dueDate),
    dueTime: dueDate === null || dueDate.endsWith(endOfDay) ? '' : formatTime(dueDate),
    points: formatPoints(points ?? USUAL_POINTS),
    color: (ASSIGNMENT_COLORS.find(({ value }) => value === color) ?? ASSIGNMENT_COLORS[0]).value,
    classIds: [classId],
    attachmentId,
    attempts: attempts === 1 || attempts === 2 || attempts === 3 ? attempts : null,
    solutions: settings.solutions,
  }
}

/** A due date that nobody has changed stays as it is, to the second, also where it is over (B-122). */
const keepsDue = (draft: Draft, given: Given): boolean => {
  const { dueDate, dueTime } = draftOf(given)
  return given.dueDate !== null && draft.dueDate === dueDate && draft.dueTime === dueTime
}

/** What is wrong with the changed form (B-114 to B-122); class and worksheet are not in it. */
export const editFaults = (draft: Draft, given: Given, now: Date): DraftFaults => {
  const { attachmentId: _, classIds: _classes, dueDate, ...faults } = draftFaults(draft, now)
  return dueDate === undefined || keepsDue(draft, given) ? faults : { ...faults, dueDate }
}

/** What the form changes of given work, by wire name. */
export const changedFields: ChangedFields<Draft> = {
  title: { label: texts.name, typed: ['title'], words: ({ title }) => title },
  instructions: { label: texts.instructions, typed: ['instructions'], words: ({ instructions }) => instructions },
  dueDate: {
    label: formTexts.dueDate,
    typed: ['dueDate', 'dueTime'],
    words: ({ dueDate, dueTime }) => `${dueDate} ${dueTime}`.trim(),
  },
  points: { label: texts.points, typed: ['points'], words: ({ points }) => points },
  color: {
    label: formTexts.color,
    typed: ['color'],
    words: ({ color }) => ASSIGNMENT_COLORS.find(({ value }) => value === color)?.name ?? color,
  },
  settings: {
    label: formTexts.more,
    typed: ['attempts', 'solutions'],
    words: ({ attempts, solutions }) =>
      `${formTexts.attempts}: ${formTexts.attemptsChoice(attempts)}\n${formTexts.solutions}: ${formTexts.solutionsChoice[solutions]}`,
  },
}

/** What is sent to change it, with what was seen of it; for a form without faults. */
export const changedRecord = (draft: Draft, given: Given, now: Date) => {
  const { classId: _, attachmentId: _worksheet, dueDate, points, ...record } = recordOf(draft, given.classId, now)
  const { attempts, solutions } = given.settings
  return {
    ...record,
    id: given.id,
    points: points ?? USUAL_POINTS,
    dueDate: (keepsDue(draft, given) ? given.dueDate : dueDate) ?? '',
    seen: {
      title: given.title,
      instructions: given.instructions,
      dueDate: given.dueDate,
      color: given.color,
      points: given.points,
      settings: { attempts, solutions },
    },
  }
}
