import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, answeringServer } from '../../testing/answering-server.ts'
import { playResultsQuery, sessionFilesQuery, sessionWorksQuery } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

const failures = ['no answer', 'a page', { status: 503, body: { code: 'BUSY' } }] satisfies Answer[]
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

/** The states through which a query goes until it has ended, with what a screen has of each. */
const statesOf = (observer: QueryObserver<unknown>) =>
  new Promise<{ status: string; isError: boolean; data: unknown }[]>((resolve) => {
    const seen: { status: string; isError: boolean; data: unknown }[] = []
    const note = ({ status, isError, data }: { status: string; isError: boolean; data: unknown }) => {
      seen.push({ status, isError, data })
      if (status !== 'pending') resolve(seen)
    }
    note(observer.getCurrentResult())
    observer.subscribe(note)
  })
const ends = (seen: readonly unknown[]) => [seen[0], seen.at(-1)]
const loading = { status: 'pending', isError: false, data: undefined }
const failed = { status: 'error', isError: true, data: undefined }

const work = { id: 'work-1', title: 'Unit 5' }
const video = { id: null, title: 'Video', questionType: 'VIDEO' }
const named = { classId: 'class-1', studentId: 'pupil-1', sessionId: 'session-1' }
const worksOf = (server: Answer) => {
  answeringServer(() => server)
  return statesOf(new QueryObserver(client(), sessionWorksQuery(named) as never))
}

test('C-690 C-691 the assignments of a unit are on their way, then there', async () => {
  const seen = await worksOf({ body: { result: { sessionTitle: 'Unit 5', results: [video, work] } } })
  expect(ends(seen)).toEqual([loading, { status: 'success', isError: false, data: [video, work] }])
})

test.each(failures)('C-690 C-691 the assignments of a unit are on their way, then failed: %j', async (failure) => {
  expect(ends(await worksOf(failure))).toEqual([loading, failed])
})

const play = { studentId: 'pupil-1', sessionId: 'session-1', assignmentId: 'work-1' }
const resultsOf = (cache: QueryClient, takeExamTime: number) =>
  statesOf(new QueryObserver(cache, playResultsQuery({ ...play, takeExamTime }) as never))

test('C-689 C-690 C-692 the results are on their way, then there, kept for each attempt', async () => {
  const heard = answeringServer(({ body }) => ({
    body: { results: [{ takeExamTime: (body.parameters as { takeExamTime: number }).takeExamTime }] },
  }))
  const cache = client()
  expect(ends(await resultsOf(cache, 1))).toEqual([
    loading,
    { status: 'success', isError: false, data: [{ takeExamTime: 1 }] },
  ])
  await resultsOf(cache, 2)
  expect([1, 2].map((time) => cache.getQueryData(playResultsQuery({ ...play, takeExamTime: time }).queryKey))).toEqual([
    [{ takeExamTime: 1 }],
    [{ takeExamTime: 2 }],
  ])
  expect(heard).toHaveLength(2)
})

test.each(failures)('C-690 C-692 the results are on their way, then failed: %j', async (failure) => {
  answeringServer(() => failure)
  expect(ends(await resultsOf(client(), 1))).toEqual([loading, failed])
})

test.each(['audio', 'video'] as const)('C-686 a failed call for the %s files is no failure', async (kind) => {
  let answer: Answer = 'no answer'
  answeringServer(() => answer)
  const cache = client()
  const query = sessionFilesQuery('session-1', kind)
  const files = () => cache.fetchQuery({ ...query, staleTime: 0 })
  const silent = async () => [await files(), cache.getQueryState(query.queryKey)?.status]
  expect(await silent()).toEqual([[], 'success'])
  answer = { body: { results: [{ id: 'file-1' }] } }
  expect(await files()).toEqual([{ id: 'file-1' }])
  for (const failure of [...failures, { status: 403, body: { code: 'FORBIDDEN' } }]) {
    answer = failure
    expect(await silent()).toEqual([[{ id: 'file-1' }], 'success'])
  }
})
