import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { updateRow } from '../../../api/crud.ts'
import { sendFormOnce } from '../../../api/once.ts'
import { readRows } from '../../../api/rows.ts'
import type { zoneKinds } from '../../../widgets/zone-kinds/texts.ts'
import type { Marked } from './scoring.ts'

export type PupilRow = Row<'CLASSWORK_Assignments_GetPupils'>

/** The pupils of the class with their newest work (B-137). */
export const pupilsQuery = (assignmentId: string) =>
  queryOptions({
    queryKey: ['assignments', 'pupils', assignmentId],
    queryFn: ({ signal }) => call('CLASSWORK_Assignments_GetPupils', { id: assignmentId }, { signal }),
  })

const answers = { subModuleName: 'CLASSWORK', entityName: 'Assignments_Answers' } as const

export type ResultColumn = keyof typeof zoneKinds

/** A change of a mark (D25): Scores in the scale of the Type, the moment in ms. */
export type ScoreChange = { before: number | null; after: number | null; at: number; by: string; reason: string }

export type AnswerRow = {
  Id: string
  Attempt: number
  Type: AnswerType
  Score: number | null
  AutoScore: number | null
  Star: number | null
  TeacherNoteS: string | null
  Notes: string | null
  TotalQuestion: number
  PassedQuestion: number
  Changes: readonly ScoreChange[]
  Late: boolean
  CreatedDate: string
} & Record<ResultColumn, string | null>

const answerFields = [
  'Id',
  'Attempt',
  'Type',
  'Score',
  'AutoScore',
  'Star',
  'TeacherNoteS',
  'Notes',
  'TotalQuestion',
  'PassedQuestion',
  'Changes',
  'Late',
  'CreatedDate',
  'writeResult',
  'oneChoiceResult',
  'multipleChoiceResult',
  'matchResult',
  'selectWordResult',
  'dropDownResult',
  'dragdropResult',
  'listenResult',
] as const satisfies readonly (keyof AnswerRow)[]

/** Every attempt of a pupil at an assignment, newest first (D22); read when a modal opens (B-139, B-140). */
export const attemptsQuery = (assignmentId: string, studentId: string) =>
  queryOptions({
    queryKey: ['assignments', 'attempts', assignmentId, studentId],
    queryFn: async ({ signal }) => {
      const rows = await readRows<AnswerRow>(
        answers,
        {
          fields: answerFields,
          parameters: { filters: { AssignmentId: assignmentId, StudentId: studentId } },
        },
        { signal },
      )
      return rows.sort((a, b) => b.Attempt - a.Attempt)
    },
    // what is marked is what stands there now
    staleTime: 0,
  })

/** Saves the mark and the note of an answer (B-142), saying what was seen of both. @throws CallError, as updateRow */
export const saveScoring = (answerId: string, change: Record<string, unknown>, seen: Marked): Promise<void> =>
  updateRow(answers, answerId, change, seen)

export type TakenFile = Row<'CLASSWORK_WorkFiles_Take'>

/** Gives the file of a pupil's work to the server (D28). @throws CallError, with the reason for a file in its field `file` */
export const takeWorkFile = async (assignmentId: string, file: File): Promise<TakenFile> => {
  const { result } = await sendFormOnce('/api/v1.0/classwork/work-files', { assignmentId }, file)
  if (typeof result !== 'object' || result === null) throw new CallError('OFFLINE')
  return result as TakenFile
}
