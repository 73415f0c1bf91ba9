import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askTranslator } from './translator.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answer: Answer = () => {}
let url = ''
const calls: { method: string | undefined; url: string | undefined; body: unknown }[] = []
const server = createServer(async (request, response) => {
  const body = JSON.parse((await buffer(request)).toString() || 'null')
  calls.push({ method: request.method, url: request.url, body })
  answer(request, response)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const key = 'khoa-bi-mat-123'
const text = 'Con mèo đang ngủ.'
const ask = (patienceMs = 30_000, at = url) =>
  askTranslator({ url: at, key }, { text, from: 'vi', to: 'en' }, patienceMs)
const json =
  (value: unknown): Answer =>
  (_, response) =>
    response.end(JSON.stringify(value))
/** What went wrong, in one sentence; neither the key nor the text stands in it. */
const faultOf = async (work: Promise<string>): Promise<string> => {
  const fault: Error = await work.then(
    (translated) => Promise.reject(new Error(`it was translated: ${translated}`)),
    (caught) => caught,
  )
  expect(fault.message).not.toContain(key)
  expect(fault.message).not.toContain(text)
  return fault.message
}

test('B-072 a text goes out with both languages and the key, and its translation comes back as plain text', async () => {
  answer = json({ translatedText: ' The cat\u0007 is\u200b sleeping.\r\nIt dreams. ' })
  expect(await ask()).toBe('The cat is sleeping.\nIt dreams.')
  expect(calls.at(-1)).toEqual({
    method: 'POST',
    url: '/translate',
    body: { q: text, source: 'vi', target: 'en', format: 'text', api_key: key },
  })
  await askTranslator({ url: `${url}/`, key: null }, { text, from: 'vi', to: 'en' }, 30_000)
  expect(calls.at(-1)).toEqual({
    method: 'POST',
    url: '/translate',
    body: { q: text, source: 'vi', target: 'en', format: 'text' },
  })
})

test('B-072 a service that answers late, wrongly, too much or not at all is a fault in one sentence', async () => {
  answer = () => {}
  expect(await faultOf(ask(20))).toBe('it did not answer within 20 ms')
  answer = (_, response) => response.write('{"translatedText":"')
  expect(await faultOf(ask(200))).toBe('it did not answer within 200 ms')
  answer = (_, response) => response.writeHead(500).end('<h1>Lỗi</h1>')
  expect(await faultOf(ask())).toBe('it answered 500')
  answer = (_, response) => response.end('<!doctype html>')
  expect(await faultOf(ask())).toBe('it answered no JSON')
  for (const value of [{}, null, 'cat', { translatedText: ['cat'] }]) {
    answer = json(value)
    expect(await faultOf(ask())).toBe('it answered without translatedText')
  }
  answer = json({ translatedText: 'a'.repeat(70_000) })
  expect(await faultOf(ask())).toBe('it answered more than 65536 bytes')
  // nobody listens there
  expect(await faultOf(ask(30_000, 'http://127.0.0.1:1'))).toBe('it was not reached, or leads elsewhere')
})

test('B-072 S13 no redirect is followed, to an inner address or any other', async () => {
  const before = calls.length
  answer = (request, response) =>
    request.url === '/translate'
      ? response.writeHead(307, { location: `${url}/inner` }).end()
      : response.end('{"translatedText":"secret"}')
  expect(await faultOf(ask())).toBe('it was not reached, or leads elsewhere')
  expect(calls.slice(before).map((call) => call.url)).toEqual(['/translate'])
})
