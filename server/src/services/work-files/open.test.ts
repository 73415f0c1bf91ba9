import { readFileSync } from 'node:fs'
import { Refusal } from '@phuong/domain/refusals'
import { bindingOf, type WorkFileHead } from '@phuong/exercises/session'
import { describe, expect, test } from 'vitest'
import { plainOf, sealed, workFileText } from '../../../testing/work-files.ts'
import { parseJson } from '../../json.ts'
import { cleanBody } from '../../parameters.ts'
import { workFiles } from './open.ts'
import { workFileTexts } from './texts.ts'

const read = (bytes: Buffer) => cleanBody(parseJson(bytes))
const ours = workFiles(Buffer.alloc(32, 0x2a), read)
const others = workFiles(Buffer.alloc(32, 0x2b), read)

const head: WorkFileHead = {
  version: 1,
  pupilId: '0193a000-0000-7000-8000-000000000001',
  sittingId: '0b9f2d1e-5a3c-4f60-9d2b-1c6d4e8f7a01',
  assignmentId: '0193a000-0000-7000-8000-000000000002',
  attempt: 2,
  savedAt: 1_795_134_600_000,
}
const recording = '77aa51c0-2e4b-4d6f-a1b2-c3d4e5f60718'

/** Why a text is not taken; null when it is. */
const reasonOf = (text: string, seal = ours): string | null => {
  try {
    seal.open(text)
    return null
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === 'BAD_PARAMETERS') return fault.fields?.file ?? ''
    throw fault
  }
}
const withPart = (text: string, part: object) => JSON.stringify({ ...JSON.parse(text), ...part })

describe('D28 R5 the file of a pupil’s work, opened by the server', () => {
  test('a file that a browser made in version 1 is opened for ever, by every server over the installation’s key', () => {
    const kept = readFileSync(new URL('work-file.v1.json', import.meta.url), 'utf8')
    const opened = workFiles(Buffer.alloc(32, 0x2a), read).open(kept)
    expect(opened).toMatchObject({
      head,
      finishKey: '9d8c7b6a-5f4e-4d3c-8b2a-190817263544',
      events: [{ item: 'q2', seq: 2, kind: 'submit', response: { recording, seconds: 3 }, device: 'tablet' }],
    })
    expect([...opened.sounds].map(([id, bytes]) => [id, bytes.toString()])).toEqual([[recording, 'what was said']])
    expect(ours.publicKey).toBe('82c7872d4c177932053487fbe8a7eab1acede1ea6c5e3bac1b70409238bf6411')
    expect(reasonOf(kept, others)).toBe(workFileTexts.elsewhere)
  })

  test('what Node seals it opens too, with several recordings and without an assignment', () => {
    const other = '77aa51c0-2e4b-4d6f-a1b2-c3d4e5f60719'
    const sounds = [
      { id: recording, bytes: 3 },
      { id: other, bytes: 0 },
    ]
    const text = workFileText(ours.publicKey, { ...head, assignmentId: null }, { sounds }, [Buffer.from('abc')])
    const opened = ours.open(text)
    expect(opened.head.assignmentId).toBe(null)
    expect([...opened.sounds.values()].map(String)).toEqual(['abc', ''])
  })

  test('what is no work file is told from one that is broken', () => {
    for (const text of ['', 'Bài làm', '{}', '[]', 'null', '{"version":1,"answers":{}}', '\u0000', '{'.repeat(10_000)])
      expect(reasonOf(text), text.slice(0, 20)).toBe(workFileTexts.none)
    const whole = workFileText(ours.publicKey, head)
    for (const end of [60, 200, whole.length - 1])
      expect(reasonOf(whole.slice(0, end)), String(end)).toBe(workFileTexts.broken)
    expect(reasonOf(withPart(whole, { head: { ...head, version: 2 } }))).toBe(workFileTexts.broken)
  })

  test('a changed head, a changed seal and a key that is none open nothing', () => {
    const whole = workFileText(ours.publicKey, head, { finishKey: recording })
    expect(reasonOf(whole)).toBe(null)
    for (const change of [
      { pupilId: recording },
      { sittingId: recording },
      { assignmentId: null },
      { attempt: 1 },
      { savedAt: 0 },
    ])
      expect(reasonOf(withPart(whole, { head: { ...head, ...change } })), JSON.stringify(change)).toBe(
        workFileTexts.broken,
      )
    const { sealed: letters } = JSON.parse(whole) as { sealed: string }
    for (const changed of [
      `${letters.startsWith('A') ? 'B' : 'A'}${letters.slice(1)}`,
      letters.slice(4),
      letters.slice(0, -8),
      '',
      'AAAA',
      'không phải',
    ])
      expect(reasonOf(withPart(whole, { sealed: changed })), changed.slice(0, 12)).toBe(workFileTexts.broken)
    // a point that every secret shares
    expect(reasonOf(withPart(whole, { from: '00'.repeat(32) }))).toBe(workFileTexts.broken)
    expect(reasonOf(withPart(whole, { to: others.publicKey }))).toBe(workFileTexts.elsewhere)
  })

  test('the content belongs to its head, and is as long as it says', () => {
    const text = (content: Parameters<typeof workFileText>[2], said: Buffer[] = []) =>
      workFileText(ours.publicKey, head, content, said)
    expect(reasonOf(text({ head: { ...head, attempt: 1 } }))).toBe(workFileTexts.broken)
    expect(reasonOf(text({ sounds: [{ id: recording, bytes: 4 }] }, [Buffer.from('abc')]))).toBe(workFileTexts.broken)
    expect(reasonOf(text({}, [Buffer.from('abc')]))).toBe(workFileTexts.broken)
    const bytes = (plain: Buffer) => withPart(text({}), sealed(plain, { to: ours.publicKey, binding: bindingOf(head) }))
    for (const plain of [Buffer.alloc(0), Buffer.alloc(3), Buffer.from('ffffffff7b7d', 'hex'), plainOf('')])
      expect(reasonOf(bytes(plain))).toBe(workFileTexts.broken)
  })

  test('H139 S22 what is sealed is read as strictly as a body: no key twice, no NUL, no depth', () => {
    const json = (text: string) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(Buffer.byteLength(text))
      const plain = Buffer.concat([length, Buffer.from(text)])
      return withPart(workFileText(ours.publicKey, head), {
        ...sealed(plain, { to: ours.publicKey, binding: bindingOf(head) }),
      })
    }
    const content = (event: string) =>
      json(`{"head":${JSON.stringify(head)},"finishKey":null,"events":[${event}],"sounds":[]}`)
    expect(reasonOf(content('{"response":"cat"}'))).toBe(null)
    expect(ours.open(content('{"response":"e\u0302\u0323"}')).events).toEqual([{ response: 'ệ' }])
    // as much of a pile as a body keeps (H141)
    for (const mark of ['\u0301', '\\u0301'])
      expect(ours.open(content(`{"response":"${mark.repeat(500_000)}"}`)).events).toEqual([
        { response: '\u0301'.repeat(32) },
      ])
    for (const event of [
      '{"a":1,"a":2}',
      '{"__proto__":{}}',
      '{"response":"\\u0000"}',
      '{"response":"\\ud83d"}',
      `${'['.repeat(40)}${']'.repeat(40)}`,
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    ])
      expect(reasonOf(content(event)), event.slice(0, 30)).toBe(workFileTexts.broken)
  })
})
