import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'

let house: TestHouse
let pupil: Caller
beforeAll(async () => {
  house = await openHouse()
  pupil = await signedIn(house.url, '4a1.01@phuong.test')
})
afterAll(() => house.close())

type Piece = { text: string; words: Record<string, unknown>[] }
const find = async (text: string, from = 'en') => {
  const { status, body } = await pupil.call('TOOLS_Words_Find', { text, from })
  expect(status).toBe(200)
  return body.results as Piece[]
}

describe('B-072 TOOLS_Words_Find', () => {
  test('a single word comes with everything that the bank knows of it', async () => {
    expect(await find('Cats')).toEqual([
      {
        text: 'Cats',
        words: [
          {
            headword: 'cat',
            pos: 'noun',
            meaning: 'con mèo',
            ipa: '/kæt/',
            sentence: 'My cat says ‘meow’.',
            sentenceMeaning: 'Con mèo của mình kêu “meo meo”.',
          },
        ],
      },
    ])
    expect((await find('con meo', 'vi'))[0]?.words.map(({ headword }) => headword)).toContain('cat')
  })

  test('a longer text comes word by word, in short; what the bank does not have comes without words', async () => {
    const pieces = await find('The cat likes xyzzy')
    expect(pieces.map(({ text, words }) => [text, words[0]?.headword ?? null])).toEqual([
      ['The', 'the'],
      ['cat', 'cat'],
      ['likes', 'like'],
      ['xyzzy', null],
    ])
    for (const { words } of pieces) {
      expect(words.length).toBeLessThanOrEqual(3)
      for (const word of words) expect([word.sentence, word.sentenceMeaning]).toEqual([null, null])
    }
    expect(await find(' … ')).toEqual([])
  })

  test('a thousand characters are the most, and there are two languages', async () => {
    const statusOf = async (text: string, from: string) => (await pupil.call('TOOLS_Words_Find', { text, from })).status
    expect(await statusOf('a '.repeat(500), 'en')).toBe(200)
    expect(await statusOf('a'.repeat(1_001), 'en')).toBe(400)
    expect(await statusOf('chat', 'fr')).toBe(400)
  })
})

describe('B-072 TOOLS_Text_Translate', () => {
  test('without a service it says so', async () => {
    const { status, body } = await pupil.call('TOOLS_Text_Translate', { text: 'A cat sleeps.', from: 'en' })
    expect([status, body.results]).toEqual([200, [{ state: 'off', text: null }]])
  })

  test('with one the text is translated, a fault of it is told as that, and each account has its share of a minute', async () => {
    const bodies: unknown[] = []
    let answer = (response: ServerResponse): unknown => response.end('{"translatedText":"Một con mèo ngủ. "}')
    const service = createServer((request, response) => {
      buffer(request).then((bytes) => {
        bodies.push(JSON.parse(bytes.toString()))
        answer(response)
      })
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    const key = 'khoa-bi-mat-123'
    const at = await openHouse({ TRANSLATE_URL: `http://127.0.0.1:${port}/`, TRANSLATE_KEY: key })
    try {
      const [one, other] = [await signedIn(at.url, '4a1.01@phuong.test'), await signedIn(at.url, '4a1.02@phuong.test')]
      const ask = (caller: Caller) => caller.call('TOOLS_Text_Translate', { text: 'A cat sleeps.', from: 'en' })
      expect((await ask(one)).body.results).toEqual([{ state: 'done', text: 'Một con mèo ngủ.' }])
      // the text goes out, and nothing that says whose it is
      expect(bodies).toEqual([{ q: 'A cat sleeps.', source: 'en', target: 'vi', format: 'text', api_key: key }])
      const nothing = await one.call('TOOLS_Text_Translate', { text: ' ', from: 'vi' })
      expect([nothing.body.results, bodies.length]).toEqual([[{ state: 'done', text: '' }], 1])
      answer = (response) => response.writeHead(500).end(key)
      expect((await ask(one)).body.results).toEqual([{ state: 'away', text: null }])
      expect(at.log.filter((line) => line.includes('the translation service failed: it answered 500'))).toHaveLength(1)
      for (let count = 2; count < 6; count++) expect((await ask(one)).status).toBe(200)
      const refused = await ask(one)
      expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
        429,
        'TOO_MANY_LOOKUPS',
        '5',
      ])
      expect((await ask(other)).status).toBe(200)
      at.clock.forward(5_000)
      expect((await ask(one)).status).toBe(200)
      expect(bodies).toHaveLength(8)
      expect(at.log.join('\n')).not.toContain(key)
      expect(at.log.join('\n')).not.toContain('A cat sleeps.')
    } finally {
      await at.close()
      service.closeAllConnections()
      await new Promise((resolve) => service.close(resolve))
    }
  })
})
