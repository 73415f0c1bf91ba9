import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, answeringServer } from '../../testing/answering-server.ts'
import { bellQuery, markRead } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

const lan = 'user-1'
const list: Answer = { body: { results: [{ thongBaoId: 'n-1', totalRows_NotRead: 12 }, { thongBaoId: 'n-2' }] } }
const bellOf = (client: QueryClient) => client.fetchQuery({ ...bellQuery(client, lan), staleTime: 0, retry: false })

test('A-264 A-265 A-266 the bell asks for the five newest of the signed-in person; the first row says how many are unread', async () => {
  const heard = answeringServer(() => list)
  expect(await bellOf(new QueryClient())).toMatchObject({ unread: 12, rows: [{}, {}] })
  expect(heard.map(({ body }) => body)).toEqual([
    {
      sqlCommand: 'p_PHUONG_ThongBao_NguoiDung_DanhSach',
      parameters: { UserId: lan, PageNum: 1, PageSize: 5 },
    },
  ])
})

test('A-267 A-381 it asks again every 60 seconds, never while the page is hidden, and when it is seen again', () => {
  const { refetchInterval, refetchIntervalInBackground, refetchOnWindowFocus } = bellQuery(new QueryClient(), lan)
  expect([refetchInterval, refetchIntervalInBackground, refetchOnWindowFocus]).toEqual([60_000, false, 'always'])
})

test('a failed fetch keeps the last rows and badge, and is no failure of the page, whatever it was', async () => {
  let answer: Answer = list
  answeringServer(() => answer)
  const client = new QueryClient()
  answer = 'no answer'
  expect(await bellOf(client)).toBeNull()
  answer = list
  const before = await bellOf(client)
  for (const failed of ['no answer', 'a page', { status: 401, body: { code: 'NO_SESSION' } }] satisfies Answer[]) {
    answer = failed
    expect(await bellOf(client)).toEqual(before)
  }
})

test('A-273 A-274 A-275 A-276 an opened notification is marked read, and the bell is asked anew at once', async () => {
  const heard = answeringServer(({ path }) => (path.endsWith('/execute') ? { body: { rowsAffected: 1 } } : list))
  const client = new QueryClient()
  await bellOf(client)
  await markRead(client, lan, 'n-1')
  expect(heard[1]?.body).toEqual({
    sqlCommand: 'p_PHUONG_ThongBao_TrangThai_CapNhat',
    parameters: { ThongBaoId: 'n-1', UserId: lan, TrangThai: 1 },
  })
  expect(client.getQueryState(bellQuery(client, lan).queryKey)?.isInvalidated).toBe(true)
})

test('A-276 a mark that fails is silent', async () => {
  answeringServer(() => 'no answer')
  await expect(markRead(new QueryClient(), lan, 'n-1')).resolves.toBeUndefined()
})
