import { queryOptions } from '@tanstack/react-query'
import { call, callFirst, type Row } from '../../api/call.ts'

export type Session = Row<'CLASSROOM_Sessions_Get'>['results'][number]
export type SessionWork = Row<'CLASSROOM_Assignments_Get'>['results'][number]
export type SessionFile = Row<'CLASSROOM_Audio_Get'>
export type QuestionResult = Row<'CLASSROOM_Results_Get'>

/** The units of a class with how far somebody is in each (C-679). @param about.studentId oneself, or a pupil of the class */
export const sessionsQuery = ({ classId, studentId }: { classId: string; studentId: string }) =>
  queryOptions({
    queryKey: ['classes', classId, 'sessions', studentId],
    queryFn: async ({ signal }) =>
      (await callFirst('CLASSROOM_Sessions_Get', { classId, studentId }, { signal }))?.results ?? [],
  })

/**
 * What was given of a unit, behind its entry 'Video' (C-680 to C-682): the slice 'assignments', which is on its way, there,
 * or failed (C-690, C-691).
 */
export const sessionWorksQuery = (about: { classId: string; studentId: string; sessionId: string }) =>
  queryOptions({
    queryKey: ['assignments', 'session', about.sessionId, about.studentId],
    queryFn: async ({ signal }) => (await callFirst('CLASSROOM_Assignments_Get', about, { signal }))?.results ?? [],
  })

type PlayNamed = { studentId: string; sessionId: string; assignmentId: string; takeExamTime: number }

/** What the questions of one attempt came to (C-687): the slice 'results', kept for each attempt (C-689, C-690, C-692). */
export const playResultsQuery = (play: PlayNamed) =>
  queryOptions({
    queryKey: ['results', play.studentId, play.assignmentId, play.takeExamTime],
    queryFn: ({ signal }) => call('CLASSROOM_Results_Get', play, { signal }),
  })

const fileCalls = { audio: 'CLASSROOM_Audio_Get', video: 'CLASSROOM_Videos_Get' } as const

/**
 * The sounds or the videos of a unit (C-684, C-685). A failed call is no failure: what was there before stays, and of what
 * never came there is nothing (C-686).
 */
export const sessionFilesQuery = (sessionId: string, kind: keyof typeof fileCalls) => {
  const queryKey = ['classes', 'session-files', sessionId, kind] as const
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }): Promise<SessionFile[]> =>
      call(fileCalls[kind], { sessionId }, { signal }).catch(() => client.getQueryData<SessionFile[]>(queryKey) ?? []),
  })
}
