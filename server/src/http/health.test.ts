import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'

const token = 'a token of enough letters'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ METRICS_TOKEN: token, TRUST_PROXY: '1' })
})
afterAll(() => house.close())

test('/healthz says that the process answers, /readyz that the database does too', async () => {
  const visitor = new Caller(house.url)
  for (const path of ['/healthz', '/readyz']) {
    const { status, body } = await visitor.send('GET', path)
    expect([path, status, body]).toEqual([path, 200, { status: 'ok' }])
  }
})

test('D09 /metrics opens on this machine or with the token, and tells of no person', async () => {
  const ask = (headers: Record<string, string>) => house.app.inject({ url: '/metrics', headers })
  expect((await ask({})).statusCode).toBe(200)
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
  expect((await ask(elsewhere)).statusCode).toBe(403)
  for (const given of [token.slice(1), `${token}x`, '', 'undefined', 'null'])
    expect((await ask({ ...elsewhere, authorization: `Bearer ${given}` })).statusCode).toBe(403)
  expect((await ask({ ...elsewhere, authorization: `Basic ${token}` })).statusCode).toBe(403)
  const metrics = await ask({ ...elsewhere, authorization: `Bearer ${token}` })
  expect(metrics.statusCode).toBe(200)
  expect(metrics.body).toContain('http_request_duration_seconds')
  expect(metrics.body).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(metrics.body).not.toMatch(/@|phuong\.test/)
})

test('D09 without a token /metrics opens on this machine alone, whatever a caller behind a proxy claims', async () => {
  const closed = await openHouse({ TRUST_PROXY: '1' })
  try {
    const ask = (headers: Record<string, string>) => closed.app.inject({ url: '/metrics', headers })
    expect((await ask({ 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).statusCode).toBe(403)
    expect((await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer null' })).statusCode).toBe(403)
  } finally {
    await closed.close()
  }
})

test('D09 a proxy on this machine that the settings do not know of opens /metrics to nobody', async () => {
  const closed = await openHouse()
  try {
    const ask = (headers: Record<string, string>) => closed.app.inject({ url: '/metrics', headers })
    expect((await ask({})).statusCode).toBe(200)
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await ask({ [header]: '203.0.113.7' })).statusCode, header).toBe(403)
  } finally {
    await closed.close()
  }
})

test('/readyz is 503 and /healthz 200 when the database has gone away under a running server', async () => {
  const gone = await openHouse()
  const visitor = new Caller(gone.url)
  try {
    expect((await visitor.send('GET', '/readyz')).status).toBe(200)
    await gone.database.drop()
    for (let time = 1; time <= 3; time++) {
      const answer = await visitor.send('GET', '/readyz')
      expect([answer.status, answer.headers.get('retry-after'), answer.body.code]).toEqual([503, '5', 'BUSY'])
    }
    expect((await visitor.send('GET', '/healthz')).status).toBe(200)
  } finally {
    await gone.close()
  }
})
